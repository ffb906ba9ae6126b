import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../test/in-width.tsx';
import { stateSheet } from '../../test/state-sheet.tsx';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs, type TabsProps } from './index.ts';
import { dashaTabs, kundliTabs, reportTabs, tabsOf } from './tabs.samples.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  excludeStories: /Example$/,
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel, TabNav, TabNavLink },
  args: {
    label: 'Parts of the report',
    defaultValue: 'kundli',
    onValueChange: fn(),
    children: tabsOf(reportTabs),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A strip is measured in the first rendered frame, and a story may check it before that. */
const toBeInView = (tab: HTMLElement, strip: HTMLElement) =>
  waitFor(async () => {
    const view = strip.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(view.left);
    await expect(box.right).toBeLessThanOrEqual(view.right);
  });

export const Default: Story = {};

/** Ten tabs at 360 px: the strip scrolls, the last one in view is visibly cut, the selected one is scrolled into view. */
export const TenTabsScroll: Story = {
  args: {
    label: 'Dashas',
    variant: 'chips',
    defaultValue: 'mahadasha',
    children: tabsOf(dashaTabs),
  },
  decorators: [inWidth('328px')],
};

export const TenTabsScrollTest: Story = {
  ...TenTabsScroll,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-cut-end'));
    await expect(list).not.toHaveAttribute('data-cut-start');
    await userEvent.click(canvas.getByRole('tab', { name: 'Mahadasha' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Yogini Dasha Sub' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(async () => {
      await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        list.getBoundingClientRect().right + 1,
      );
      await expect(list).not.toHaveAttribute('data-cut-end');
    });
    await expect(list).toHaveAttribute('data-cut-start');
  },
};

/**
 * The page was opened at a tab that lies outside the view: it is scrolled into view from the first frame, without
 * scrolling the page.
 */
export const OpensAtAFarTab: Story = {
  tags: ['!dev'],
  ...TenTabsScroll,
  args: { ...TenTabsScroll.args, defaultValue: 'yogini-dasha-main' },
  play: async ({ canvas }) => {
    await toBeInView(canvas.getByRole('tab', { selected: true }), canvas.getByRole('tablist'));
  },
};

/** For tabs that must all be visible. */
export const TenTabsWrap: Story = {
  ...TenTabsScroll,
  args: { ...TenTabsScroll.args, overflow: 'wrap' },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('tablist');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Ten tabs with long words on a phone: a native select replaces them. On a wider screen they are tabs. */
export const TenTabsSelect: Story = {
  args: { ...TenTabsScroll.args, overflow: 'select' },
};

export const TenTabsSelectTest: Story = {
  ...TenTabsSelect,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isNarrow = matchMedia('(max-width: 639.98px)').matches;
    const shows = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.checkVisibility();
    await expect(shows('tab-picker')).toBe(isNarrow);
    await expect(shows('tab-list')).toBe(!isNarrow);
    if (isNarrow) await userEvent.selectOptions(canvas.getByRole('combobox'), 'Antardasha');
    else await userEvent.click(canvas.getByRole('tab', { name: 'Antardasha' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('antardasha');
    await expect(canvas.getByText('Antardasha is shown here.')).toBeVisible();
  },
};

/** The same at the width of a phone. */
export const TenTabsSelectOnAPhone: Story = {
  ...TenTabsSelectTest,
  tags: ['!dev'],
  parameters: {
    viewport: {
      options: { phone: { name: '360 px', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Parts that are pages of their own: links styled as tabs. The one shown is in view. */
export const LinksWithTheLook: Story = {
  render: () => (
    <div style={{ inlineSize: '328px', maxInlineSize: '100%' }}>
      <TabNav label="Dashas">
        {dashaTabs.map(([value, name]) => (
          <TabNavLink key={value} href={`/report/${value}`} current={value === 'char-dasha-sub'}>
            {name}
          </TabNavLink>
        ))}
      </TabNav>
    </div>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Char Dasha Sub');
    await toBeInView(current, canvas.getByRole('list'));
  },
};

/** In a column before the panel, above it on a phone. Arrow up and down move through it. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
};

export const VerticalTest: Story = {
  ...Vertical,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await userEvent.keyboard('{ArrowDown}');
    const selected = canvas.getByRole('tab', { selected: true });
    await waitFor(() => expect(selected).toHaveTextContent('Dashas'));
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(tabs.every((box, index) => box.top > (tabs[index - 1]?.top ?? -1))).toBe(true);
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    if (matchMedia('(min-width: 640px)').matches) {
      await expect(panel.left).toBeGreaterThanOrEqual(list.right);
      await expect(panel.top).toBe(list.top);
    } else await expect(panel.top).toBeGreaterThanOrEqual(list.bottom);
  },
};

const subTabs = { kundli: kundliTabs, dashas: dashaTabs };

function Report() {
  const [part, setPart] = useState('dashas');
  const [sub, setSub] = useState('mahadasha');
  return (
    <Tabs
      label="Parts of the report"
      value={part}
      onValueChange={(next) => {
        setPart(next);
        // Another part opens at its own first tab.
        setSub(next === 'dashas' ? 'mahadasha' : 'basic');
      }}
    >
      <TabList>
        <Tab value="kundli">Kundli</Tab>
        <Tab value="dashas">Dashas</Tab>
      </TabList>
      {(['kundli', 'dashas'] as const).map((value) => (
        <TabPanel key={value} value={value}>
          <Tabs
            label={value === 'dashas' ? 'Dashas' : 'Kundli'}
            variant="chips"
            value={sub}
            onValueChange={setSub}
          >
            {tabsOf(subTabs[value])}
          </Tabs>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Two levels, as in the kundli report: both values are controlled, so that they can be in the URL. */
export const TwoLevels: Story = {
  render: () => <Report />,
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  ...TenTabsScroll,
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: '328px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-cut-end'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Mahadasha' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      'Mahadasha Prediction',
    );
  },
};

/** Two tabs, of which the first is shown in a state. */
const TwoTabs = ({ disabled, children, ...props }: Partial<TabsProps> & { disabled?: boolean }) => (
  <Tabs label="Report" defaultValue="general" {...props}>
    {children ?? (
      <>
        <TabList>
          <Tab value="kundli" disabled={disabled}>
            Kundli
          </Tab>
          <Tab value="general">General</Tab>
        </TabList>
        <TabPanel value="kundli">Kundli</TabPanel>
        <TabPanel value="general">General</TabPanel>
      </>
    )}
  </Tabs>
);

const dashas = tabsOf(dashaTabs);

export const AllStates = stateSheet(TwoTabs, {
  variants: { variant: ['line', 'chips'], orientation: ['horizontal', 'vertical'] },
  states: ['rest', 'hover', 'focus', { 'chosen, focus': { defaultValue: 'kundli' } }, 'disabled'],
  samples: {
    'cut off': { defaultValue: 'char-dasha-current', children: dashas },
    'cut off, chips': { defaultValue: 'char-dasha-current', variant: 'chips', children: dashas },
    'a list on a phone': { defaultValue: 'antardasha', overflow: 'select', children: dashas },
    'in lines': {
      defaultValue: 'antardasha',
      variant: 'chips',
      overflow: 'wrap',
      children: dashas,
    },
    'of equal width': {
      defaultValue: 'antardasha',
      variant: 'chips',
      overflow: 'grid',
      children: dashas,
    },
    links: (
      <TabNav label="Links">
        {reportTabs.map(([value, name]) => (
          <TabNavLink key={value} href={`/report/${value}`} current={value === 'dashas'}>
            {name}
          </TabNavLink>
        ))}
      </TabNav>
    ),
  },
  hindi: {
    defaultValue: 'mahadasha',
    variant: 'chips',
    overflow: 'wrap',
    children: tabsOf(dashaTabs, 'hi'),
  },
  cell: '13rem',
});

/** Do: Parts of the same report, in any order. */
export const NounsExample = () => (
  <Tabs label="Parts of the report of Asha" defaultValue="kundli">
    <TabList>
      <Tab value="kundli">Kundli</Tab>
      <Tab value="dashas">Dashas</Tab>
      <Tab value="doshas">Doshas</Tab>
    </TabList>
    <TabPanel value="kundli">The chart of Asha.</TabPanel>
    <TabPanel value="dashas">The periods of Asha.</TabPanel>
    <TabPanel value="doshas">Doshas in the chart of Asha.</TabPanel>
  </Tabs>
);

/** Don’t: Steps of a task. Tabs let people skip what has to be filled in. Use one form with sections. */
export const StepsExample = () => (
  <Tabs label="New kundli" defaultValue="details">
    <TabList>
      <Tab value="details">1. Details</Tab>
      <Tab value="place">2. Place</Tab>
      <Tab value="pay">3. Pay</Tab>
    </TabList>
    <TabPanel value="details">Your name and date of birth.</TabPanel>
    <TabPanel value="place">Your place of birth.</TabPanel>
    <TabPanel value="pay">₹499</TabPanel>
  </Tabs>
);

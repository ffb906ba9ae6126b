import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs, type TabsProps } from './index.ts';
import { reportTabs, tabsOf } from './tabs.samples.tsx';

const sample = { label: 'Parts of the report', defaultValue: 'kundli' };
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  behavesAsComponent(Tabs, {
    props: { ...sample, children: tabsOf(reportTabs) },
    state: {
      ...valueProps,
      from: 'kundli',
      to: 'doshas',
      change: (user) => user.click(tab('Doshas')),
      shown: () => selected().textContent?.toLowerCase(),
    },
  });

  test('a tab shows its panel and no other @wcag:1.3.1', async () => {
    const { container } = render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    await userEvent.click(tab('Doshas'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Doshas' })).toHaveTextContent(
      'Doshas is shown here.',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('the tab list is named by its label and marks the selected tab @wcag:4.1.2', () => {
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    expect(screen.getByRole('tablist', { name: 'Parts of the report' })).toBeVisible();
    expect(tab('Kundli')).toHaveAttribute('aria-selected', 'true');
    expect(tab('General')).toHaveAttribute('aria-selected', 'false');
  });

  test.each([
    ['{ArrowRight}', 'General'],
    ['{ArrowLeft}', 'Doshas'],
    ['{End}', 'Doshas'],
    ['{ArrowRight}{ArrowRight}{Home}', 'Kundli'],
    ['{ArrowDown}', 'Kundli'],
  ])('%s selects %s @wcag:2.1.1', async (keys, name) => {
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toHaveTextContent(name);
    expect(selected()).toHaveFocus();
  });

  test('arrow keys are swapped in right-to-left text', async () => {
    render(
      <div dir="rtl">
        <Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('General');
  });

  test('with manual activation arrows only move; Enter selects', async () => {
    render(
      <Tabs {...sample} activation="manual">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('General')).toHaveFocus();
    expect(selected()).toHaveTextContent('Kundli');
    await userEvent.keyboard('{Enter}');
    expect(selected()).toHaveTextContent('General');
  });

  test('with manual activation Tab moves from a focused, unselected tab into the selected panel @wcag:2.4.3', async () => {
    render(
      <Tabs {...sample} defaultValue="doshas" activation="manual">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Kundli')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Doshas' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Kundli')).toHaveFocus();
  });

  test('a press selects on release, and not where the pointer has left the tab @wcag:2.5.2', async () => {
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: tab('Doshas') },
      { target: tab('General') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(selected()).toHaveTextContent('Kundli');
    await userEvent.pointer({ keys: '[MouseLeft]', target: tab('Doshas') });
    expect(selected()).toHaveTextContent('Doshas');
  });

  test.each(['{Control>}{ArrowRight}{/Control}', '{Alt>}{ArrowLeft}{/Alt}'])(
    '%s is left to the browser',
    async (keys) => {
      render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(selected()).toHaveTextContent('Kundli');
      expect(selected()).toHaveFocus();
    },
  );

  test('preventDefault in onClick keeps a tab from being selected', async () => {
    render(
      <Tabs label="Report" defaultValue="a">
        <TabList>
          <Tab value="a">Sun</Tab>
          <Tab value="b" onClick={(event) => event.preventDefault()}>
            Moon
          </Tab>
        </TabList>
      </Tabs>,
    );
    await userEvent.click(tab('Moon'));
    expect(selected()).toHaveTextContent('Sun');
  });

  test('tabs can be inside other components', async () => {
    const Named = ({ value }: { value: string }) => <Tab value={value}>{value}</Tab>;
    render(
      <Tabs label="Report" value="unknown">
        <TabList>
          <Named value="Sun" />
          <Named value="Moon" />
        </TabList>
      </Tabs>,
    );
    await userEvent.tab();
    expect(tab('Sun')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Moon')).toHaveFocus();
  });

  test('can be controlled: nothing changes until the value does', async () => {
    const handler = vi.fn();
    const { rerender } = render(
      <Tabs label="Report" value="kundli" onValueChange={handler}>
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    await userEvent.click(tab('Dashas'));
    expect(handler).toHaveBeenCalledExactlyOnceWith('dashas');
    expect(selected()).toHaveTextContent('Kundli');
    rerender(
      <Tabs label="Report" value="dashas" onValueChange={handler}>
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    expect(selected()).toHaveTextContent('Dashas');
  });

  test('a value that no tab has selects none, and Tab still reaches the first', async () => {
    render(
      <Tabs label="Report" value="unknown">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await userEvent.tab();
    expect(tab('Kundli')).toHaveFocus();
  });

  function Fields({ keepMounted = false }: { keepMounted?: boolean }) {
    const [name, setName] = useState('');
    return (
      <Tabs label="Report" defaultValue="notes" keepMounted={keepMounted}>
        <TabList>
          <Tab value="notes">Notes</Tab>
          <Tab value="chart">Chart</Tab>
        </TabList>
        <TabPanel value="notes">
          <input aria-label="Your note" />
        </TabPanel>
        <TabPanel value="chart">
          <p>Simha rising</p>
          <button type="button" onClick={() => setName('x')}>
            Degrees{name}
          </button>
        </TabPanel>
      </Tabs>
    );
  }

  test('keepMounted keeps typed text, hidden and searchable', async () => {
    render(<Fields keepMounted />);
    await userEvent.type(screen.getByLabelText('Your note'), 'ask about Rahu');
    await userEvent.click(tab('Chart'));
    const note = screen.getByLabelText('Your note');
    expect(note).not.toBeVisible();
    expect(note.closest('[data-part="tab-panel"]')).toHaveAttribute('hidden', 'until-found');
    await userEvent.click(tab('Notes'));
    expect(note).toBeVisible();
    expect(note).toHaveValue('ask about Rahu');
  });

  test('a panel without a field is a tab stop only while it is shown @wcag:2.4.7', async () => {
    render(
      <Tabs label="Report" defaultValue="notes" keepMounted>
        <TabList>
          <Tab value="notes">Notes</Tab>
          <Tab value="chart">Chart</Tab>
        </TabList>
        <TabPanel value="notes">Mula</TabPanel>
        <TabPanel value="chart">Simha rising</TabPanel>
      </Tabs>,
    );
    const chart = screen.getByText('Simha rising');
    expect(chart).toHaveAttribute('hidden');
    expect(chart).toHaveAttribute('tabindex', '-1');
    await userEvent.click(tab('Chart'));
    await vi.waitFor(() => expect(chart).toHaveAttribute('tabindex', '0'));
    await userEvent.click(tab('Notes'));
    await vi.waitFor(() => expect(chart).toHaveAttribute('tabindex', '-1'));
  });

  test('"find in page" opens the tab whose panel contains the match', async () => {
    render(<Fields keepMounted />);
    const panel = screen.getByText('Simha rising').closest('[data-part="tab-panel"]');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(await screen.findByRole('tab', { name: 'Chart', selected: true })).toBeVisible();
    expect(screen.getByText('Simha rising')).toBeVisible();
  });

  test('without keepMounted other panels are not in the page; with it they are in the HTML of a server', () => {
    expect(renderToString(<Fields />)).not.toContain('Simha rising');
    expect(renderToString(<Fields keepMounted />)).toContain('Simha rising');
  });

  test('a panel is a tab stop only without a focusable child @wcag:2.4.3', async () => {
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('a panel with a field is not a tab stop', async () => {
    render(<Fields />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText('Your note')).toHaveFocus();
  });

  test('a panel is no tab stop while a field added later is in it @wcag:2.4.3', async () => {
    let hold: (field: boolean) => void = () => undefined;
    function Loading() {
      const [field, setField] = useState(false);
      hold = setField;
      return <div>{field ? <input aria-label="Your note" /> : <p>Loading</p>}</div>;
    }
    render(
      <Tabs label="Report" defaultValue="notes">
        <TabList>
          <Tab value="notes">Notes</Tab>
        </TabList>
        <TabPanel value="notes">
          <Loading />
        </TabPanel>
      </Tabs>,
    );
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveAttribute('tabindex', '0');
    act(() => hold(true));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText('Your note')).toHaveFocus();
    act(() => hold(false));
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  });

  test('a panel is a tab stop while its field is disabled', async () => {
    const withTab = (disabled: boolean) => (
      <Tabs label="Report" defaultValue="notes">
        <TabList>
          <Tab value="notes">Notes</Tab>
        </TabList>
        <TabPanel value="notes">
          <input aria-label="Your note" disabled={disabled} />
        </TabPanel>
      </Tabs>
    );
    const { rerender } = render(withTab(true));
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveAttribute('tabindex', '0');
    rerender(withTab(false));
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '-1'));
  });

  test('a part outside Tabs throws with a helpful message', () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(<Tab value="a">Sun</Tab>)).toThrow('Tab must be inside Tabs');
    vi.mocked(console.error).mockClear();
  });

  test('each variant has its own styles, for the list and its tabs', () => {
    const looks = (['line', 'chips'] as const).map((variant) => {
      const { container, unmount } = render(
        <>
          <Tabs {...sample} variant={variant}>
            {tabsOf(reportTabs)}
          </Tabs>
          <TabNav label="Pages" variant={variant}>
            <TabNavLink href="/a">A</TabNavLink>
          </TabNav>
        </>,
      );
      const classes = ['tab-list', 'tab', 'tab-nav-list', 'tab-nav-link'].map(
        (part) => container.querySelector(`[data-part="${part}"]`)?.className,
      );
      unmount();
      return classes;
    });
    for (const [part, line] of looks[0]!.entries()) expect(looks[1]![part]).not.toBe(line);
  });

  test('every part of a vertical list is marked as such, for its styles', () => {
    const { container } = render(
      <Tabs {...sample} orientation="vertical">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    for (const part of ['tabs', 'tab-list', 'tab', 'tab-panel'])
      expect(container.querySelector(`[data-part="${part}"]`)).toHaveAttribute(
        'data-orientation',
        'vertical',
      );
  });

  test('a disabled tab is skipped', async () => {
    render(
      <Tabs label="Report" defaultValue="a">
        <TabList>
          <Tab value="a">Sun</Tab>
          <Tab value="b" disabled>
            Moon
          </Tab>
          <Tab value="c">Mars</Tab>
        </TabList>
        <TabPanel value="a">1</TabPanel>
        <TabPanel value="b">2</TabPanel>
        <TabPanel value="c">3</TabPanel>
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('Mars');
  });
});

describe('types', () => {
  test('tabs without a name, and a tab without a value, do not compile', () => {
    // @ts-expect-error: a tab list needs a label
    void (<Tabs defaultValue="kundli">…</Tabs>);
    // @ts-expect-error: a tab needs a value
    void (<Tab>Kundli</Tab>);
    // @ts-expect-error: a panel needs a value
    void (<TabPanel>…</TabPanel>);
    expectTypeOf<TabsProps['variant']>().toEqualTypeOf<'line' | 'chips' | undefined>();
  });

  test('links without a name, and a link without href, do not compile', () => {
    // @ts-expect-error: a navigation needs a label
    void (<TabNav>…</TabNav>);
    // @ts-expect-error: a link needs an address
    void (<TabNavLink>Kundli</TabNavLink>);
  });
});

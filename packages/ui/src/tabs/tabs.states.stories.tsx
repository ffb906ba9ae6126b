import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from './index.ts';
import { dashaTabs, reportTabs, tabsOf } from './tabs.samples.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['visual'],
  args: { label: 'Parts of the report', children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Tabs>;

export default meta;

const variants = ['line', 'chips'] as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {variants.map((variant) => (
        <Tabs key={variant} label={`Report, ${variant}`} variant={variant} defaultValue="kundli">
          {tabsOf(reportTabs)}
        </Tabs>
      ))}
      {variants.map((variant) => (
        <Tabs
          key={variant}
          label={`One disabled, ${variant}`}
          variant={variant}
          defaultValue="kundli"
        >
          <TabList>
            <Tab value="kundli">Kundli</Tab>
            <Tab value="general" disabled>
              General
            </Tab>
          </TabList>
          <TabPanel value="kundli">The other tab is disabled.</TabPanel>
        </Tabs>
      ))}
      {variants.map((variant) => (
        <div key={variant} style={{ inlineSize: '288px' }}>
          <Tabs label={`Cut off, ${variant}`} variant={variant} defaultValue="char-dasha-current">
            {tabsOf(dashaTabs)}
          </Tabs>
        </div>
      ))}
      {variants.map((variant) => (
        <TabNav key={variant} label={`Links, ${variant}`} variant={variant}>
          {reportTabs.map(([value, name]) => (
            <TabNavLink key={value} href={`/report/${value}`} current={value === 'dashas'}>
              {name}
            </TabNavLink>
          ))}
        </TabNav>
      ))}
      <Tabs label="A list on a phone" overflow="select" defaultValue="antardasha">
        {tabsOf(dashaTabs)}
      </Tabs>
      <Tabs label="In lines" variant="chips" overflow="wrap" defaultValue="antardasha">
        {tabsOf(dashaTabs)}
      </Tabs>
      <Tabs label="Of equal width" variant="chips" overflow="grid" defaultValue="antardasha">
        {tabsOf(dashaTabs)}
      </Tabs>
      {variants.map((variant) => (
        <Tabs
          key={variant}
          label={`In a column, ${variant}`}
          variant={variant}
          orientation="vertical"
          defaultValue="general"
        >
          {tabsOf(reportTabs)}
        </Tabs>
      ))}
      <Tabs label="दशाएँ" lang="hi" variant="chips" overflow="wrap" defaultValue="mahadasha">
        {tabsOf(dashaTabs, 'hi')}
      </Tabs>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../test/chromatic-modes.ts';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs } from './index.ts';
import { dashaTabs, reportTabs, tabsOf } from './tabs.samples.tsx';

const meta = {
  title: 'States/Tabs',
  component: Tabs,
  tags: ['!autodocs', 'visual'],
  args: { label: 'Parts of the report', children: null },
  parameters: { chromatic: { modes: modes.everyState, pauseAnimationAtEnd: true } },
} satisfies Meta<typeof Tabs>;

export default meta;

const looks = ['line', 'chips'] as const;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {looks.map((look) => (
        <Tabs key={look} label={`Report, ${look}`} variant={look} defaultValue="kundli">
          {tabsOf(reportTabs)}
        </Tabs>
      ))}
      {looks.map((look) => (
        <Tabs key={look} label={`One disabled, ${look}`} variant={look} defaultValue="kundli">
          <TabList>
            <Tab value="kundli">Kundli</Tab>
            <Tab value="general" disabled>
              General
            </Tab>
          </TabList>
          <TabPanel value="kundli">One tab is not to be had.</TabPanel>
        </Tabs>
      ))}
      {looks.map((look) => (
        <div key={look} style={{ inlineSize: '288px' }}>
          <Tabs label={`Cut off, ${look}`} variant={look} defaultValue="char-dasha-current">
            {tabsOf(dashaTabs)}
          </Tabs>
        </div>
      ))}
      {looks.map((look) => (
        <TabNav key={look} label={`Links, ${look}`} variant={look}>
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
      {looks.map((look) => (
        <Tabs
          key={look}
          label={`In a column, ${look}`}
          variant={look}
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

import { stateSheet } from '../../test/state-sheet.tsx';
import { Tab, TabList, TabNav, TabNavLink, TabPanel, Tabs, type TabsProps } from './index.ts';
import { dashaTabs, reportTabs, tabsOf } from './tabs.samples.tsx';

export default { title: 'Components/Navigation/Tabs', tags: ['visual'] };

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

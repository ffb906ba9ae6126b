import type { ReactNode } from 'react';
import { describe } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

describe('the parts of Tabs', () => {
  function InTabs({ children }: { children: ReactNode }) {
    return (
      <Tabs label="Report" defaultValue="chart">
        {children}
      </Tabs>
    );
  }
  function InRow({ children }: { children: ReactNode }) {
    return (
      <InTabs>
        <TabList>{children}</TabList>
        <TabPanel value="chart">Simha rising</TabPanel>
      </InTabs>
    );
  }

  describe('TabList', () => {
    behavesAsComponent(TabList, {
      wrapper: ({ children }) => (
        <InTabs>
          {children}
          <TabPanel value="chart">Simha rising</TabPanel>
        </InTabs>
      ),
      props: { children: <Tab value="chart">Chart</Tab> },
      // Its items are tabs.
      root: (container) => container.querySelector('[role="tablist"]'),
    });
  });

  describe('Tab', () => {
    behavesAsComponent(Tab, {
      wrapper: InRow,
      props: { value: 'chart', children: 'Chart' },
      root: (container) => container.querySelector('[role="tab"]'),
      hasOwnId: false,
    });
  });

  describe('TabPanel', () => {
    behavesAsComponent(TabPanel, {
      wrapper: ({ children }) => (
        <InTabs>
          <TabList>
            <Tab value="chart">Chart</Tab>
          </TabList>
          {children}
        </InTabs>
      ),
      props: { value: 'chart', children: 'Simha rising' },
      root: (container) => container.querySelector('[role="tabpanel"]'),
      hasOwnId: false,
    });
  });
});

import { Text } from '@jyoti/ui/layout';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bringAhead, useAllAhead } from './bring-ahead.ts';
import * as styles from './kundli-report.css.ts';
import { ReportPanel } from './report-panel.tsx';
import type { ReportProps } from './report-props.ts';
import { chosenTabs, reportTabs, type ReportSubTab, type TabKey } from './report-tabs.ts';
import { bringTab } from './tab-code.ts';
import { useReportWords } from './words.ts';

/** Two levels of tabs, both in the address: another main tab begins at its first sub-tab. */
export function ReportTabs(props: ReportProps) {
  const words = useReportWords();
  const [search, setSearch] = useSearchParams();
  const { tab, subTab } = chosenTabs(search);
  const tabs = useRef<HTMLDivElement>(null);
  useAllAhead(tabs, props.search);

  const choose = (chosen: { tab: string; sub?: string }) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('sub');
        for (const [key, value] of Object.entries(chosen)) after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  /** A pointer that comes near brings what it is about to open. */
  const prepare = (key: TabKey, { sections }: ReportSubTab) => {
    bringTab(key);
    bringAhead(props.search, sections);
  };

  return (
    <Tabs
      ref={tabs}
      label={words.mainTabs}
      value={tab.key}
      onValueChange={(key) => choose({ tab: key })}
      className={styles.tabs}
    >
      <TabList>
        {reportTabs.map(({ key, label, subTabs: [first] }) => (
          <Tab key={key} value={key} onPointerEnter={() => first && prepare(key, first)}>
            {label}
          </Tab>
        ))}
      </TabList>
      {reportTabs.map(({ key, label, subTabs }) => (
        <TabPanel key={key} value={key}>
          {key === tab.key && (
            <Tabs
              label={words.subTabs(label)}
              look="chips"
              value={subTab?.key ?? ''}
              onValueChange={(sub) => choose({ tab: key, sub })}
            >
              <TabList className={styles.subTabs}>
                {subTabs.map((sub) => (
                  <Tab key={sub.key} value={sub.key} onPointerEnter={() => prepare(key, sub)}>
                    {sub.label}
                  </Tab>
                ))}
              </TabList>
              {subTab === null && <Text>{words.unknownSubTab}</Text>}
              {subTabs.map((sub) => (
                <TabPanel key={sub.key} value={sub.key} className={styles.panel}>
                  {sub.key === subTab?.key && <ReportPanel {...props} tab={key} subTab={sub} />}
                </TabPanel>
              ))}
            </Tabs>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

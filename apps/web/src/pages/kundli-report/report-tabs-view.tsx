import { Text } from '@jyoti/ui/layout';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useLayoutEffect, useRef } from 'react';
import { searchWith } from '../../data/search-params.ts';
import { useSearchChoice } from '../../data/use-search-choice.ts';
import { bringAhead, useAllAhead } from './bring-ahead.ts';
import * as styles from './kundli-report.css.ts';
import { ReportPanel } from './report-panel.tsx';
import type { ReportProps } from './report-props.ts';
import { chosenTabs, reportTabs, type ReportSubTab, type TabKey } from './report-tabs.ts';
import { partOf } from './tab-code.ts';
import { useReportWords } from './words.ts';

/** A key may have led into a panel that gives way to another: the focus goes on to the tab that is chosen there. */
function useKeptFocus() {
  const panel = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    isWithin.current = false;
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  });
  return {
    ref: panel,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

interface ReportTabsProps extends ReportProps {
  /** Whether what the tabs open is drawn, or still the room for it. */
  panelDrawn: boolean;
}

/** Two levels of tabs, both in the address: another main tab begins at its first sub-tab. */
export function ReportTabs({ panelDrawn, ...props }: ReportTabsProps) {
  const words = useReportWords();
  const { chosen, shown, pending, choose } = useSearchChoice();
  const tabs = useRef<HTMLDivElement>(null);
  useAllAhead(tabs, props.search);

  const chooseTab = (key: string, sub: string | null = null) =>
    choose(searchWith(chosen, { tab: key, sub }));

  /** A pointer that comes near brings what it is about to open. */
  const prepare = (tab: TabKey, { sections }: ReportSubTab) => {
    void partOf(tab).preload();
    bringAhead(props.search, sections);
  };

  const pressed = chosenTabs(chosen);
  const { tab, subTab } = chosenTabs(shown);
  const kept = useKeptFocus();
  const marked = (pressed.tab === tab ? pressed.subTab : subTab)?.key ?? '';
  return (
    <Tabs
      ref={tabs}
      label={words.mainTabs}
      value={pressed.tab.key}
      onValueChange={(key) => chooseTab(key)}
      className={styles.tabs}
    >
      <TabList>
        {reportTabs.map(({ key, label, subTabs: [first] }) => (
          <Tab key={key} value={key} onPointerEnter={() => first && prepare(key, first)}>
            {label}
          </Tab>
        ))}
      </TabList>
      {/* One panel for all, which keeps what it shows until the next part is there. */}
      <TabPanel {...kept} value={pressed.tab.key} aria-busy={pending}>
        <Tabs
          key={tab.key}
          label={words.subTabs(tab.label)}
          look="chips"
          value={marked}
          onValueChange={(sub) => {
            // A key that leads among parts which are about to give way chooses none of them.
            if (pressed.tab === tab) chooseTab(tab.key, sub);
          }}
        >
          <TabList className={styles.subTabs}>
            {tab.subTabs.map((sub) => (
              <Tab key={sub.key} value={sub.key} onPointerEnter={() => prepare(tab.key, sub)}>
                {sub.label}
              </Tab>
            ))}
          </TabList>
          {subTab === null ? (
            <Text>{words.unknownSubTab}</Text>
          ) : (
            <TabPanel value={marked} className={styles.panel} aria-busy={!panelDrawn}>
              {panelDrawn ? (
                <ReportPanel key={subTab.key} {...props} tab={tab.key} subTab={subTab} />
              ) : (
                <SkeletonBlock blockSize="28rem" />
              )}
            </TabPanel>
          )}
        </Tabs>
      </TabPanel>
    </Tabs>
  );
}

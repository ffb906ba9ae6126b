import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { type ReportSubTab, reportTabs, type TabKey } from '@jyoti/reports';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { prefetchKundli } from '../kundli-cache.ts';
import * as styles from './kundli-report.css.ts';
import { PanelComing } from './panel-coming.tsx';
import { ReportPanel } from './report-panel.tsx';
import type { ReportProps } from '../tabs/report-props.ts';
import { chosenTabs } from './report-tabs.ts';
import { DATE } from '../tabs/transits-of-date.ts';
import { partOf } from './tab-code.tsx';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Moves focus to the selected tab when the panel that contains it is replaced. */
function useRestoredFocus() {
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

/** Scrolls to the tabs if the URL names one; Back and a reload restore the scroll position. */
function useOpenedAt(tabs: RefObject<HTMLElement | null>) {
  const { key, search } = useLocation();
  const [isTabInUrl] = useState(() => key === 'default' && new URLSearchParams(search).has('tab'));
  useEffect(() => {
    if (isTabInUrl && globalThis.scrollY === 0) tabs.current?.scrollIntoView?.();
  }, [isTabInUrl, tabs]);
}

/** The workspace with the birth and settings of the report, and the date of its transits. */
const workspaceUrl = (report: URLSearchParams, address: URLSearchParams) =>
  `/workspace?${searchWith(report, { [DATE]: address.get(DATE) })}`;

interface ReportTabsProps extends ReportProps {
  /** Whether the panel is rendered, instead of a skeleton. */
  panelDrawn: boolean;
}

/** Two levels of tabs, both in the URL: each main tab opens at its first sub-tab. */
export function ReportTabs({ panelDrawn, ...props }: ReportTabsProps) {
  const words = useMessages(kundliReportMessages);
  const names = useMessages(tabsMessages);
  const { chosen, shown, pending, choose } = useSearchChoice();
  const tabs = useRef<HTMLDivElement>(null);

  useOpenedAt(tabs);

  const chooseTab = (key: string, sub: string | null = null) =>
    choose(searchWith(chosen, { tab: key, sub }));

  /** Preloads the code and data of a tab under the pointer. */
  const prepare = (tab: TabKey, { parts }: ReportSubTab) => {
    void partOf(tab).preload();
    prefetchKundli(props.search, parts);
  };

  const pressed = chosenTabs(chosen);
  const { tab, subTab } = chosenTabs(shown);
  const focusProps = useRestoredFocus();
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
        {reportTabs.map(({ key, subTabs: [first] }) => (
          <Tab key={key} value={key} onPointerEnter={() => first && prepare(key, first)}>
            {names[key]}
          </Tab>
        ))}
      </TabList>
      {/* One panel for all tabs, which keeps its content until the next one is ready. */}
      <TabPanel {...focusProps} value={pressed.tab.key} aria-busy={pending}>
        <Tabs
          key={tab.key}
          label={words.subTabs({ main: names[tab.key] })}
          variant="chips"
          value={marked}
          onValueChange={(sub) => {
            // A key press in a panel that is about to be replaced selects nothing.
            if (pressed.tab === tab) chooseTab(tab.key, sub);
          }}
        >
          <TabList className={styles.subTabs}>
            {tab.subTabs.map((sub) => (
              <Tab key={sub.key} value={sub.key} onPointerEnter={() => prepare(tab.key, sub)}>
                {names[sub.key]}
              </Tab>
            ))}
          </TabList>
          {tab.key === 'astrologer' && (
            <p className={styles.workspace}>
              <Link href={workspaceUrl(props.search, shown)}>{words.workspace}</Link>
            </p>
          )}
          {subTab === null ? (
            <Text>{words.unknownSubTab}</Text>
          ) : (
            <TabPanel value={marked} className={styles.panel} aria-busy={!panelDrawn}>
              {panelDrawn ? (
                <ReportPanel key={subTab.key} {...props} tab={tab.key} subTab={subTab} />
              ) : (
                <PanelComing />
              )}
            </TabPanel>
          )}
        </Tabs>
      </TabPanel>
    </Tabs>
  );
}

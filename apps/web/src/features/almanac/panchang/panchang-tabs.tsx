import type { PanchangParams } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { useEffect, useMemo } from 'react';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { panchangTabs, tabOf, type PanchangTab } from './panchang-url.ts';
import { panels } from './panchang-panels.tsx';
import * as styles from './panchang.css.ts';
import type { TabProps } from './tab-props.ts';
import { monthOf } from './use-panchang.ts';
import { preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { DayFiles } from './day-files.tsx';
import { panchangMessages } from '../../../messages.generated/panchang.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Panels that begin with a heading of their own. */
const titled: readonly PanchangTab[] = ['hora', 'choghadiya'];

const preloadedMonth = (params: PanchangParams, date: string) => ({
  preload: () => monthOf(params, date, new AbortController().signal).catch(() => undefined),
});

/** Tabs of a panchang. */
export function PanchangTabs({
  params,
  day,
  place,
  urlOf,
  onDay,
}: Omit<TabProps, 'hrefOfDay'> & { urlOf: (day: string) => URLSearchParams }) {
  const words = useMessages(panchangMessages);
  const { chosen, shown, pending, choose } = useSearchChoice();
  const [marked, Panel] = [tabOf(chosen), panels[tabOf(shown)]];
  useEffect(() => preloadWhenIdle(Object.values(panels)), []);
  // So that the tabs of the month are there at once, and offline.
  useEffect(() => preloadWhenIdle([preloadedMonth(params, day.date)]), [params, day.date]);
  // The panel does not re-render while only the selected tab changes.
  const panel = useMemo(
    () => (
      <Panel
        params={params}
        day={day}
        place={place}
        hrefOfDay={(date) => `/panchang?${urlOf(date)}`}
        onDay={onDay}
      />
    ),
    [Panel, params, day, place, urlOf, onDay],
  );

  return (
    <>
      <Tabs
        label={words.result.tabs}
        value={marked}
        onValueChange={(tab) => choose(searchWith(chosen, { tab }))}
      >
        <TabList>
          {panchangTabs.map((key) => (
            <Tab key={key} value={key} onPointerEnter={() => void panels[key].preload()}>
              {words.tabs[key]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={marked} className={styles.panel} aria-busy={pending}>
          {!titled.includes(tabOf(shown)) && (
            <h2 className={visuallyHidden}>{words.tabs[tabOf(shown)]}</h2>
          )}
          <Stack gap="x4">{panel}</Stack>
        </TabPanel>
      </Tabs>
      {/* With the tabs, not before them, so that it does not move when their code arrives. */}
      <DayFiles {...{ params, day, place }} />
    </>
  );
}

import { ErrorState } from '@jyoti/ui/empty-state';
import { useLocale } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonText } from '@jyoti/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLastRead } from '../../app/offline/last-read.ts';
import { useWords } from '../../words/index.ts';
import { dayInWords } from '../../reading/dates.ts';
import { ChoghadiyaTab } from './choghadiya-tab.tsx';
import { DayFiles } from './day-files.tsx';
import { DayHead, usePlaceName } from './day-head.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { DetailTab } from './detail-tab.tsx';
import { HoraTab } from './hora-tab.tsx';
import { rememberPlace } from './last-place.ts';
import { MonthTab } from './month-tab.tsx';
import { MoonTab } from './moon-tab.tsx';
import { EDIT, panchangTabs, searchOf, tabOf, type AskedDay } from './panchang-address.ts';
import * as styles from './panchang.css.ts';
import { usePanchang } from './use-panchang.ts';
import { usePanchangWords } from './words.ts';

const panels = {
  panchang: DetailTab,
  moon: MoonTab,
  monthly: MonthTab,
  hora: HoraTab,
  choghadiya: ChoghadiyaTab,
};

function Waiting() {
  const { result } = usePanchangWords();
  return (
    <Skeleton label={result.loading}>
      <Stack gap="x6">
        <SkeletonBlock blockSize="22rem" />
        <SkeletonText lines={1} />
        <SkeletonBlock blockSize="30rem" />
      </Stack>
    </Skeleton>
  );
}

/** The panchang of a day: its head, the day on a scale, five tabs. */
export function PanchangResult({ asked }: { asked: AskedDay }) {
  const words = usePanchangWords();
  const { tryAgain } = useWords();
  const [search, setSearch] = useSearchParams();
  const { found, failure, retry } = usePanchang(asked);
  const place = usePlaceName(asked);
  const locale = useLocale();
  const tab = tabOf(search);
  const { latitude, longitude, place: name } = asked;
  const timezone = found?.day.settings.timezone;

  useEffect(() => {
    if (timezone) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);

  useLastRead(found && words.result.lastRead(dayInWords(asked.day, locale), place));

  const addressOf = (day: string) => searchOf({ ...asked, day }, tab);
  const onDay = (day: string) => setSearch(addressOf(day), { preventScrollReset: true });
  const edit = () => {
    const after = searchOf(asked, tab);
    after.set(EDIT, '');
    setSearch(after);
    globalThis.scrollTo({ top: 0 });
  };

  return (
    <Stack gap="x6">
      <DayHead asked={asked} found={found} onDay={onDay} onEdit={edit} />
      {failure !== null && (
        <ErrorState title={words.result.failed} onRetry={retry} retryLabel={tryAgain}>
          <Text>
            {failure} {words.result.failedText}
          </Text>
        </ErrorState>
      )}
      {failure === null && found === null && <Waiting />}
      {found && (
        <>
          <DayTimeline day={found.day} place={place} />
          <DayFiles day={found.day} place={place} />
          <Tabs
            label={words.result.tabs}
            value={tab}
            onValueChange={(chosen) =>
              setSearch(
                (before) => {
                  const after = new URLSearchParams(before);
                  after.set('tab', chosen);
                  return after;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          >
            <TabList>
              {panchangTabs.map((key) => (
                <Tab key={key} value={key}>
                  {words.tabs[key]}
                </Tab>
              ))}
            </TabList>
            {panchangTabs.map((key) => {
              const Panel = panels[key];
              return (
                <TabPanel key={key} value={key} className={styles.panel}>
                  {key === tab && (
                    <Panel
                      asked={asked}
                      found={found}
                      place={place}
                      hrefOfDay={(day) => `/panchang?${addressOf(day)}`}
                      onDay={onDay}
                    />
                  )}
                </TabPanel>
              );
            })}
          </Tabs>
        </>
      )}
    </Stack>
  );
}

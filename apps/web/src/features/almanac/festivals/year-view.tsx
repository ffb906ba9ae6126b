import {
  atSunrise,
  searchFromPanchang,
  yearPartsFromSearch,
  type AlmanacList,
  type AlmanacYearParams,
  type FestivalsDocument,
  type ListedDay,
} from '@jyoti/contract';
import { daysOfList } from '@jyoti/reports';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { useMemo } from 'react';
import { searchWith } from '../../../platform/data/search-params.ts';
import { useSearchChoice } from '../../../platform/data/use-search-choice.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { DayRows } from './day-rows.tsx';
import { YearFiles } from './year-files.tsx';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface YearViewProps {
  params: AlmanacYearParams;
  year: FestivalsDocument;
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

const listOf = (search: URLSearchParams): AlmanacList => yearPartsFromSearch(search).list;

/** The lists of a year in tabs, and the ways to keep the chosen one: as a calendar file, a feed, on paper. */
export function YearView({ params, year, place, today }: YearViewProps) {
  const words = useMessages(festivalsMessages);
  const { chosen, shown, pending, choose } = useSearchChoice();
  const [marked, list] = [listOf(chosen), listOf(shown)];
  const { title, intro } = year.parts.find(({ key }) => key === list)!;
  const days = useMemo(() => daysOfList(year, list), [year, list]);
  const hrefOfDay = (day: string) =>
    `/panchang?${searchFromPanchang({ ...params, day, time: atSunrise })}`;
  return (
    <Stack gap="x5">
      <Tabs
        label={words.tabs}
        value={marked}
        onValueChange={(next) =>
          choose(searchWith(chosen, { list: next === 'festivals' ? null : next }))
        }
      >
        <TabList>
          {year.parts.map(({ key, title: name }) => (
            <Tab key={key} value={key}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={marked} aria-busy={pending}>
          <h2 className={visuallyHidden}>{title}</h2>
          <Stack gap="x5">
            <Text tone="muted">{intro}</Text>
            <NextDay days={days} today={today} hrefOfDay={hrefOfDay} />
            {days.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <DayRows
                key={`${list} ${params.year}`}
                days={days}
                list={title}
                today={today}
                hrefOfDay={hrefOfDay}
              />
            )}
          </Stack>
        </TabPanel>
      </Tabs>
      {year.notices.map((notice) => (
        <Text key={notice} tone="muted">
          {notice}
        </Text>
      ))}
      <Text size="small" tone="muted">
        {year.zone}
      </Text>
      <YearFiles params={{ ...params, list }} year={year} days={days} place={place} />
    </Stack>
  );
}

/** What comes next in the list, in the present year. */
function NextDay({
  days,
  today,
  hrefOfDay,
}: {
  days: readonly ListedDay[];
  today: string;
  hrefOfDay: (day: string) => string;
}) {
  const words = useMessages(festivalsMessages);
  const language = useLanguage();
  const next = days.find(({ date }) => date >= today);
  if (!next || next.date.slice(0, 4) !== today.slice(0, 4)) return null;
  return (
    <Text>
      <Link href={hrefOfDay(next.date)}>
        {words.next({
          name: next.title,
          weekday: weekdayName(language, next.date),
          date: dayAndMonth(language, next.date),
        })}
      </Link>
    </Text>
  );
}

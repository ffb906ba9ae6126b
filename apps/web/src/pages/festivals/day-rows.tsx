import { Badge } from '@jyoti/ui/badge';
import { dayAndMonth, monthAndYear, monthName, weekdayName } from '@jyoti/ui/dates';
import { EventList } from '@jyoti/ui/event-list';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useLanguage } from '../../words/use-language.ts';
import type { ListedDay } from './listed-days.ts';
import { useFestivalsWords } from './words.ts';

interface DayRowsProps {
  days: readonly ListedDay[];
  /** Name of the list. */
  list: string;
  hrefOfDay: (day: string) => string;
}

const idOf = (month: string) => `month-${month}`;

/** The days of a list by month, with links to the months above them. */
export function DayRows({ days, list, hrefOfDay }: DayRowsProps) {
  const words = useFestivalsWords();
  const language = useLanguage();
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  return (
    <Stack gap="x6">
      <nav aria-label={words.months} data-print="hide">
        <Cluster gap="x3">
          {months.map(([month]) => (
            <Link key={month} href={`#${idOf(month)}`}>
              {monthName(language, `${month}-01`, 'short')}
            </Link>
          ))}
        </Cluster>
      </nav>
      {months.map(([month, ofMonth]) => {
        const name = monthAndYear(language, `${month}-01`);
        return (
          <Stack key={month} as="section" gap="x2" aria-labelledby={idOf(month)}>
            <Heading level={3} size="h4" id={idOf(month)} tabIndex={-1}>
              {name}
            </Heading>
            <EventList
              label={words.monthList(list, name)}
              items={ofMonth.map((day) => ({
                id: day.id,
                at: day.date,
                when: words.when(
                  weekdayName(language, day.date, 'short'),
                  dayAndMonth(language, day.date, 'short'),
                ),
                title: <Title day={day} href={hrefOfDay(day.date)} />,
                detail: <Lines day={day} />,
              }))}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

function Title({ day, href }: { day: ListedDay; href: string }) {
  return (
    <Cluster as="span" gap="x2">
      <Link href={href}>{day.isMajor ? <strong>{day.title}</strong> : day.title}</Link>
      {day.region && <Badge>{day.region}</Badge>}
    </Cluster>
  );
}

function Lines({ day: { about, times } }: { day: ListedDay }) {
  return (
    <Stack as="span" gap="x1">
      {about.map((line) => (
        <Text key={line} as="span" size="small" tone="muted">
          {line}
        </Text>
      ))}
      {times.map((line) => (
        <Text key={line} as="span" size="small">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

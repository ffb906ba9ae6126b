import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Badge } from '@jyoti/ui/badge';
import { dayAndMonth, monthAndYear, monthName, weekdayName } from '@jyoti/ui/dates';
import { EventList } from '@jyoti/ui/event-list';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useState } from 'react';
import { useLanguage } from '../../../platform/words/use-language.ts';
import type { ListedDay } from './listed-days.ts';
import { festivalsMessages } from '../../../messages.generated/festivals.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface DayRowsProps {
  days: readonly ListedDay[];
  /** Name of the list. */
  list: string;
  /** `YYYY-MM-DD` */
  today: string;
  hrefOfDay: (day: string) => string;
}

const idOf = (month: string) => `month-${month}`;

/** Maximum days that are all shown at once; of more, only two months are open at first. */
const FEW = 40;

/** Months open at first: the present one and the next, or the first two of another year. */
function firstOpen(months: readonly string[], today: string): string[] {
  const present = Math.max(0, months.indexOf(today.slice(0, 7)));
  return months.slice(present, present + 2);
}

/** The days of a list by month, with links to the months above them. */
export function DayRows({ days, list, today, hrefOfDay }: DayRowsProps) {
  const words = useMessages(festivalsMessages);
  const language = useLanguage();
  const months = [...Map.groupBy(days, ({ date }) => date.slice(0, 7))];
  const [open, setOpen] = useState(() =>
    firstOpen(
      months.map(([month]) => month),
      today,
    ),
  );
  const named = months.map(([month, ofMonth]) => {
    const name = monthAndYear(language, `${month}-01`);
    const rows = (
      <EventList
        label={words.monthList({ list, month: name })}
        items={ofMonth.map((day) => ({
          id: day.id,
          at: day.date,
          when: words.when({
            weekday: weekdayName(language, day.date, 'short'),
            date: dayAndMonth(language, day.date, 'short'),
          }),
          title: <Title day={day} href={hrefOfDay(day.date)} />,
          detail: <Lines day={day} />,
        }))}
      />
    );
    return { month, name, rows };
  });
  return (
    <Stack gap="x6">
      <nav aria-label={words.months} data-print="hide">
        <Cluster gap="x3">
          {named.map(({ month }) => (
            <Link key={month} href={`#${idOf(month)}`} onClick={() => setOpen([...open, month])}>
              {monthName(language, `${month}-01`, 'short')}
            </Link>
          ))}
        </Cluster>
      </nav>
      {days.length > FEW ? (
        <Accordion headingLevel={3} value={open} onValueChange={setOpen}>
          {named.map(({ month, name, rows }) => (
            <AccordionItem key={month} value={month} title={name} id={idOf(month)} tabIndex={-1}>
              {rows}
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        named.map(({ month, name, rows }) => (
          <Stack key={month} as="section" gap="x2" aria-labelledby={idOf(month)}>
            <Heading level={3} size="h4" id={idOf(month)} tabIndex={-1}>
              {name}
            </Heading>
            {rows}
          </Stack>
        ))
      )}
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

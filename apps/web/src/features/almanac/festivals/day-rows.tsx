import type { ListedDay } from '@jyoti/contract';
import { monthsOfList, type MonthOfList } from '@jyoti/reports';
import { Accordion, AccordionItem } from '@jyoti/ui/accordion';
import { Badge } from '@jyoti/ui/badge';
import { monthName } from '@jyoti/ui/dates';
import { List, ListItem } from '@jyoti/ui/list';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useState } from 'react';
import { useLanguage } from '../../../platform/words/use-language.ts';
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
  const months = monthsOfList(days, language);
  const [open, setOpen] = useState(() =>
    firstOpen(
      months.map(({ key }) => key),
      today,
    ),
  );
  const rowsOf = ({ title, days: ofMonth }: MonthOfList) => (
    <List ordered variant="divided" aria-label={words.monthList({ list, month: title })}>
      {ofMonth.map((day) => (
        <ListItem
          key={`${day.id} ${day.date}`}
          leading={<time dateTime={day.date}>{day.when}</time>}
          detail={<Lines day={day} />}
        >
          <Title day={day} href={hrefOfDay(day.date)} />
        </ListItem>
      ))}
    </List>
  );
  return (
    <Stack gap="x6">
      <nav aria-label={words.months} data-print="hide">
        <Cluster gap="x3">
          {months.map(({ key }) => (
            <Link key={key} href={`#${idOf(key)}`} onClick={() => setOpen([...open, key])}>
              {monthName(language, `${key}-01`, 'short')}
            </Link>
          ))}
        </Cluster>
      </nav>
      {days.length > FEW ? (
        <Accordion headingLevel={3} value={open} onValueChange={setOpen}>
          {months.map((month) => (
            <AccordionItem
              key={month.key}
              value={month.key}
              title={month.title}
              id={idOf(month.key)}
              tabIndex={-1}
            >
              {rowsOf(month)}
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        months.map((month) => (
          <Stack key={month.key} as="section" gap="x2" aria-labelledby={idOf(month.key)}>
            <Heading level={3} size="h4" id={idOf(month.key)} tabIndex={-1}>
              {month.title}
            </Heading>
            {rowsOf(month)}
          </Stack>
        ))
      )}
    </Stack>
  );
}

function Title({ day, href }: { day: ListedDay; href: string }) {
  return (
    <Cluster as="span" gap="x2">
      <Link href={href}>{day.major ? <strong>{day.title}</strong> : day.title}</Link>
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

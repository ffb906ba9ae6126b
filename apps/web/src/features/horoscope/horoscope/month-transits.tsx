import type { HoroscopeDocument, HoroscopeMonthEvent } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { List, ListItem } from '@jyoti/ui/list';
import { Section } from '@jyoti/ui/section';
import { todayIn } from '../../../platform/dates/dates.ts';

interface MonthTransitsProps {
  month: HoroscopeDocument['month'];
  timeZone: string;
}

/** The four most important transits of the month, and all of them behind a button. */
export function MonthTransits({ month, timeZone }: MonthTransitsProps) {
  const { events, all } = month;
  const today = todayIn(timeZone);
  const isThisMonth = month.from <= today && today <= month.to;
  const title = isThisMonth ? month.titleNow : month.title;
  // In another month nothing is marked as past.
  const isPast = (at: string) => isThisMonth && todayIn(timeZone, Date.parse(at)) < today;
  const listOf = (label: string, listed: readonly HoroscopeMonthEvent[]) => (
    <List ordered variant="divided" aria-label={label}>
      {listed.map(({ at, when, title: name, detail, pastDetail }) => (
        <ListItem
          key={`${at} ${name}`}
          leading={<time dateTime={at}>{when}</time>}
          detail={isPast(at) ? pastDetail : detail}
        >
          {name}
        </ListItem>
      ))}
    </List>
  );
  return (
    <Section title={title} size="h2" gap="x3">
      {listOf(
        title,
        events.filter(({ important }) => important),
      )}
      <Disclosure label={all}>{listOf(all, events)}</Disclosure>
    </Section>
  );
}

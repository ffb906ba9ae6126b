import type { HoroscopeDocument, HoroscopeMonthEvent } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { EventList } from '@jyoti/ui/event-list';
import { Part } from '@jyoti/ui/part';
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
  const itemsOf = (listed: readonly HoroscopeMonthEvent[]) =>
    listed.map(({ at, when, title: name, detail, pastDetail }) => ({
      id: `${at} ${name}`,
      at,
      when,
      title: name,
      detail: isPast(at) ? pastDetail : (detail ?? undefined),
    }));
  return (
    <Part title={title} size="h2" gap="x3">
      <EventList label={title} items={itemsOf(events.filter(({ important }) => important))} />
      <Disclosure label={all}>
        <EventList label={all} items={itemsOf(events)} />
      </Disclosure>
    </Part>
  );
}

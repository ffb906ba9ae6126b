import type { ForecastEvent } from '@jyoti/jyotish';
import { weightOfEvent, withoutEclipsedMoons } from '@jyoti/readings';
import type { HoroscopeDocumentSource } from './source.ts';

/** Number of events of a month that are marked as important. */
const IMPORTANT = 4;

/** An event of the month of a horoscope. */
export interface MonthEvent extends ForecastEvent {
  /** one of the four weightiest of the month */
  readonly important: boolean;
  /** whether it was before today */
  readonly past: boolean;
}

/**
 * The events of a month in order, each eclipse once. Four are marked as important: the weightiest of those to come, then past
 * ones.
 */
export function monthEvents({
  month,
  todayJdUt,
}: Pick<HoroscopeDocumentSource, 'month' | 'todayJdUt'>): MonthEvent[] {
  const shown = withoutEclipsedMoons(month.events);
  const isPast = ({ event }: ForecastEvent): boolean => event.jdUt < todayJdUt;
  const important = new Set(
    shown
      .toSorted(
        (a, b) =>
          Number(isPast(a)) - Number(isPast(b)) || weightOfEvent(b.event) - weightOfEvent(a.event),
      )
      .slice(0, IMPORTANT),
  );
  return shown.map((one) => ({ ...one, important: important.has(one), past: isPast(one) }));
}

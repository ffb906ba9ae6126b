import { lunarMonthOf } from '../panchang/index.ts';
import type { AlmanacSky, LunarMonth, LunarMonthNumber } from '../panchang/index.ts';
import type { Candidate, Chosen, Span } from './choose-day.ts';
import { chooseDay } from './choose-day.ts';
import { windowOf } from './day-parts.ts';
import type { FestivalDay, FestivalDays } from './days.ts';
import type { DayTest } from './rule.ts';

/** What rules are worked out with: the sky, and the days of the place. */
export interface Context {
  readonly sky: AlmanacSky;
  readonly days: FestivalDays;
}

/** The days that a span touches, in order; empty where one of them has no sunrise. */
export function daysTouched(span: Span, days: FestivalDays): FestivalDay[] {
  const first = days.containing(span.start);
  const last = days.containing(span.end);
  if (first === null || last === null) return [];
  const touched = [first];
  for (let number = first.number + 1; number <= last.number; number += 1) {
    const day = days.byNumber(number);
    if (day === null) return [];
    touched.push(day);
  }
  return touched;
}

/** The day on which a span is kept by a test of a part of the day; null where a sunrise is missing. */
export function dayOf(span: Span, test: DayTest, days: FestivalDays): Chosen<FestivalDay> | null {
  const touched = daysTouched(span, days);
  const last = touched.at(-1);
  if (last === undefined) return null;
  const dawn = test.at === 'arunodaya';
  const after = dawn ? days.byNumber(last.number + 1) : null;
  const candidates: Candidate<FestivalDay>[] = [...touched, ...(after === null ? [] : [after])].map(
    (day) => ({
      day,
      // The dawn of a date precedes its sunrise: it belongs to the day and night before.
      whole: dawn
        ? { start: day.sunrise - 1, end: day.sunrise }
        : { start: day.sunrise, end: day.nextSunrise },
      window: windowOf(day, test.at),
    }),
  );
  return chooseDay(span, candidates, test);
}

/** Whether a lunation bears a month's name, or swallows that month. */
export function isMonth(month: LunarMonth, number: LunarMonthNumber): boolean {
  return month.number === number || month.lostNumber === number;
}

/** Whether an extra month of the same name came just before. */
export function followsItsAdhika(month: LunarMonth, sky: AlmanacSky): boolean {
  if (month.adhika) return false;
  const before = lunarMonthOf(month.lunation - 1, sky);
  return before.adhika && before.number === month.number;
}

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

/** The day on which a span is observed by a test of a part of the day; null if a sunrise is missing. */
export function dayOf(span: Span, test: DayTest, days: FestivalDays): Chosen<FestivalDay> | null {
  const touched = daysTouched(span, days);
  if (touched.length === 0) return null;
  const candidateOf = (day: FestivalDay, whole: Span): Candidate<FestivalDay> => ({
    day,
    whole,
    window: windowOf(day, test.at),
  });
  if (test.at !== 'arunodaya') {
    const candidates = touched.map((day) =>
      candidateOf(day, { start: day.sunrise, end: day.nextSunrise }),
    );
    return chooseDay(span, candidates, test);
  }
  // The dawn of a date precedes its sunrise: it belongs to the day and night before.
  const dawns = touched.flatMap(({ number, sunrise, nextSunrise }) => {
    const next = days.byNumber(number + 1);
    return next === null ? [] : [candidateOf(next, { start: sunrise, end: nextSunrise })];
  });
  return chooseDay(span, dawns, test);
}

/** Whether a lunation has a month's name, or absorbs that (kshaya) month. */
export function isMonth(month: LunarMonth, number: LunarMonthNumber): boolean {
  return month.number === number || month.lostNumber === number;
}

/** Whether an adhika month of the same name precedes it. */
export function followsItsAdhika(month: LunarMonth, sky: AlmanacSky): boolean {
  if (month.adhika) return false;
  const before = lunarMonthOf(month.lunation - 1, sky);
  return before.adhika && before.number === month.number;
}

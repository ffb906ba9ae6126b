import type { JulianDay } from '../time/index.ts';
import type { DayTest } from './rule.ts';

/** A stretch of time, Julian days UT: the end is not part of it. An instant has both equal. */
export interface Span {
  /** beginning, which belongs to it */
  readonly start: JulianDay;
  /** end, which does not */
  readonly end: JulianDay;
}

/** A day that may be chosen, with the part of it that is tested. */
export interface Candidate<Day> {
  /** whatever the caller calls a day */
  readonly day: Day;
  /** sunrise to the next sunrise */
  readonly whole: Span;
  /** the window to test; null if the day lacks it, for example without a moonrise */
  readonly window: Span | null;
}

/** Why a day was chosen. */
export type Choice =
  | 'only'
  | 'first_of_two'
  | 'second_of_two'
  | 'longer_of_two'
  | 'neither_begins'
  | 'neither_ends';

/** The day chosen and why. */
export interface Chosen<Day> {
  /** the day with its window */
  readonly candidate: Candidate<Day>;
  /** why it and not the other */
  readonly choice: Choice;
}

/** A minute, in days. */
const MINUTE = 1 / 1440;

/** Overlap of a span with a window, days; 0 for an instant inside it. Null without overlap. */
export function overlap(span: Span, window: Span): number | null {
  if (window.start === window.end) {
    return span.start <= window.start && window.start < span.end ? 0 : null;
  }
  const length = Math.min(span.end, window.end) - Math.max(span.start, window.start);
  return length > 0 ? length : null;
}

/**
 * The day on which a tithi or nakshatra is observed.
 * @param span the tithi or nakshatra
 * @param candidates consecutive days that cover the span, in order
 * @param test which part of the day decides, and which day wins when two or none qualify
 * @returns null when no candidate fits: the days do not cover the span
 */
export function chooseDay<Day>(
  span: Span,
  candidates: readonly Candidate<Day>[],
  test: DayTest,
): Chosen<Day> | null {
  const qualified = candidates.flatMap((candidate) => {
    const share = candidate.window === null ? null : shareOf(span, candidate.window, test);
    return share === null ? [] : [{ candidate, share }];
  });
  const first = qualified[0];
  const last = qualified.at(-1);
  if (first === undefined || last === undefined) return withoutAny(span, candidates, test);
  if (first === last) return { candidate: first.candidate, choice: 'only' };
  switch (test.both) {
    case 'first':
      return { candidate: first.candidate, choice: 'first_of_two' };
    case 'second':
      return { candidate: last.candidate, choice: 'second_of_two' };
    case 'longer': {
      // By shares, not lengths, so that two that are filled are equal.
      const longest = last.share > first.share ? last : first;
      return { candidate: longest.candidate, choice: 'longer_of_two' };
    }
  }
}

/** How much of the window the span fills, 0 to 1, or null where that is not enough. */
function shareOf(span: Span, window: Span, test: DayTest): number | null {
  const length = overlap(span, window);
  if (length === null || length < (test.least ?? 0) * MINUTE) return null;
  const share = length === 0 ? 1 : length / (window.end - window.start);
  const required = test.at === 'trimuhurta' || test.at === 'nine_muhurtas' ? 1 : 0;
  return share < required ? null : share;
}

function withoutAny<Day>(
  span: Span,
  candidates: readonly Candidate<Day>[],
  test: DayTest,
): Chosen<Day> | null {
  const begins = test.neither === 'first';
  const candidate = begins
    ? candidates.find(({ whole }) => whole.start <= span.start && span.start < whole.end)
    : candidates.find(({ whole }) => whole.start < span.end && span.end <= whole.end);
  if (candidate === undefined) return null;
  return { candidate, choice: begins ? 'neither_begins' : 'neither_ends' };
}

import { crossingsOf } from '../sky/index.ts';
import type { Track } from '../sky/index.ts';
import { lunarMonthsBetween } from '../panchang/index.ts';
import type { AlmanacSky, LunarMonth } from '../panchang/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';

/** A stretch on which an angle stays in one of the equal parts of the circle. */
export interface PartSpan extends Span {
  /** 1 and up */
  readonly number: number;
}

/** A tithi with the amanta month it belongs to. */
export interface TithiSpan extends PartSpan {
  readonly month: LunarMonth;
}

/** Longer than any tithi or nakshatra, days. */
const LONGEST = 1.2;
/** Days between two samples of an angle that grows by 11° to 15° a day. */
const STEP = 8;

/** The spans of an angle that only grows, all that touch [from, to], in order. */
function spansOf(track: Track, parts: number, from: JulianDay, to: JulianDay): PartSpan[] {
  const crossings = crossingsOf(track, parts, from - LONGEST, to + LONGEST, STEP);
  return crossings
    .slice(1)
    .map(({ jdUt }, at) => ({
      number: crossings[at]!.index + 1,
      start: crossings[at]!.jdUt,
      end: jdUt,
    }))
    .filter(({ start, end }) => start <= to && end > from);
}

/** The tithis that touch [from, to], in order. */
export function tithiSpans(from: JulianDay, to: JulianDay, sky: AlmanacSky): TithiSpan[] {
  const months = lunarMonthsBetween(from - LONGEST, to + LONGEST, sky);
  return spansOf(sky.elongation, 30, from, to).map((span) => {
    const middle = (span.start + span.end) / 2;
    return { ...span, month: months.findLast(({ startJdUt }) => startJdUt <= middle)! };
  });
}

/** The Moon's nakshatras that touch [from, to], in order. */
export function nakshatraSpans(from: JulianDay, to: JulianDay, sky: AlmanacSky): PartSpan[] {
  return spansOf(sky.moon, 27, from, to);
}

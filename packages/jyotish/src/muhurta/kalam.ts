import type { Weekday } from '../chart/index.ts';
import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';

/** The three inauspicious eighths of the daylight. */
export interface Kalams {
  /** the eighth of Rahu, avoided for beginnings */
  readonly rahuKaal: TimeSpan;
  /** the eighth of Gulika, upagraha of Saturn */
  readonly gulika: TimeSpan;
  /** the eighth of Yamaganda, upagraha of Jupiter */
  readonly yamaganda: TimeSpan;
}

/** Which eighth of the daylight, Sunday to Saturday (1 to 8): the row that every almanac prints. */
const RAHU_KAAL = [8, 2, 7, 5, 6, 4, 3] as const;
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6] as const;
const GULIKA = [7, 6, 5, 4, 3, 2, 1] as const;

/** A part of a stretch that is cut into equal parts, counted from 1. */
export function partOf(from: number, to: number, part: number, parts: number): TimeSpan {
  const length = (to - from) / parts;
  return { startJdUt: from + (part - 1) * length, endJdUt: from + part * length };
}

/** Rahu Kaal, Gulika and Yamaganda, each an eighth of the time from sunrise to sunset. */
export function kalamsOf({ weekday, sunriseJdUt, sunsetJdUt }: VedicDayBounds): Kalams {
  const eighth = (row: Readonly<Record<Weekday, number>>): TimeSpan =>
    partOf(sunriseJdUt, sunsetJdUt, row[weekday], 8);
  return {
    rahuKaal: eighth(RAHU_KAAL),
    gulika: eighth(GULIKA),
    yamaganda: eighth(YAMAGANDA),
  };
}

import { isoFromJulianDay, julianDayFromIso, type JulianDay } from '@jyoti/jyotish';

/** Julian day (UT) of a clock's reading, to the second. */
export function julianDayOf(date: Date): JulianDay {
  return julianDayFromIso(`${date.toISOString().slice(0, 19)}Z`);
}

/** A stretch of time as it crosses the wire: up to, not including, `end`. */
export function spanOf({
  startJdUt,
  endJdUt,
}: {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}): { start: string; end: string } {
  return { start: isoFromJulianDay(startJdUt), end: isoFromJulianDay(endJdUt) };
}

/** An instant that may be missing, as a sunrise beyond the polar circle. */
export function instantOrNull(jdUt: JulianDay | null): string | null {
  return jdUt === null ? null : isoFromJulianDay(jdUt);
}

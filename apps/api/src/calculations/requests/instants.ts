import { isoFromJulianDay, julianDayFromIso, type JulianDay } from '@jyoti/jyotish';

/** Julian day (UT) of a date, to the second. */
export function julianDayOf(date: Date): JulianDay {
  return julianDayFromIso(`${date.toISOString().slice(0, 19)}Z`);
}

/** A time span in the response format; `end` is exclusive. */
export function spanOf({
  startJdUt,
  endJdUt,
}: {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}): { start: string; end: string } {
  return { start: isoFromJulianDay(startJdUt), end: isoFromJulianDay(endJdUt) };
}

/** An instant that may be missing, such as a sunrise beyond the polar circle. */
export function instantOrNull(jdUt: JulianDay | null): string | null {
  return jdUt === null ? null : isoFromJulianDay(jdUt);
}

/** Degrees to six places (0.004″), truncated so that 29.9999999 remains in its sign. */
export function degrees(value: number): number {
  return Math.trunc(value * 1e6) / 1e6;
}

/** A span of instants, Julian days UT, as ISO 8601. */
export const isoSpan = ({ start, end }: Readonly<{ start: JulianDay; end: JulianDay }>) => ({
  start: isoFromJulianDay(start),
  end: isoFromJulianDay(end),
});

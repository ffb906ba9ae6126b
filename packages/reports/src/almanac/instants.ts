import { isoFromJulianDay, type JulianDay, type TimeSpan } from '@jyoti/jyotish';

/** A time as instants in ISO 8601; `end` is exclusive. */
export interface IsoSpan {
  start: string;
  end: string;
}

export const isoSpan = ({ startJdUt, endJdUt }: TimeSpan): IsoSpan => ({
  start: isoFromJulianDay(startJdUt),
  end: isoFromJulianDay(endJdUt),
});

/** An instant that may be missing, such as a sunrise beyond the polar circle. */
export const isoOrNull = (jdUt: JulianDay | null): string | null =>
  jdUt === null ? null : isoFromJulianDay(jdUt);

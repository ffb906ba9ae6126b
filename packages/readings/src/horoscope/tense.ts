import type { JulianDay } from '@jyoti/jyotish';
import type { HoroscopeSource } from './source.ts';

/** Whether a span is past, present or future relative to the reader's today. */
export type Tense = 'past' | 'present' | 'future';

/**
 * A day's horoscope is written for its morning, so all of it is present. In a longer span, what ended before
 * today is past, and what begins after today is future.
 * @param toJdUt end, Julian day UT; the instant of an event
 */
export function tenseOf(
  { forecast: { period }, todayJdUt }: Pick<HoroscopeSource, 'forecast' | 'todayJdUt'>,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
): Tense {
  if (period === 'daily') return 'present';
  if (toJdUt <= todayJdUt) return 'past';
  return fromJdUt >= todayJdUt + 1 ? 'future' : 'present';
}

/** Whether a week, month or year is entirely before today. */
export const isOver = (source: HoroscopeSource): boolean =>
  tenseOf(source, source.forecast.fromJdUt, source.forecast.toJdUt) === 'past';

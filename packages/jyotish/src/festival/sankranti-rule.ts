import type { SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';
import type { Context } from './context.ts';
import { GHATIKA } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { Found } from './found.ts';
import type { SankrantiRule } from './rule.ts';
import { CAPRICORN, dayNumberOfSankranti } from './sankranti-day.ts';

/** How long the merit of bathing lasts, ghatikas before and after the Sun's entry (Dharmasindhu 1). */
const PUNYA: Readonly<Partial<Record<SignNumber, readonly [before: number, after: number]>>> = {
  4: [30, 0],
  10: [0, 40],
};
const PUNYA_OF_OTHERS = [16, 16] as const;

/** The day of a sankranti by its rule; null where a sunrise is missing. */
export function dayOfSankranti(
  { sign, day: rule }: SankrantiRule,
  jdUt: JulianDay,
  context: Context,
): Found | null {
  const { days } = context;
  const civilDay = days.containing(jdUt);
  const number = dayNumberOfSankranti(rule, sign, jdUt, context);
  if (civilDay === null || number === null) return null;
  const day = days.byNumber(number);
  if (day === null) return null;
  const punya = punyaKaal(sign, jdUt, day, civilDay);
  return {
    day: number,
    basis: { kind: 'sankranti', sign, jdUt },
    window: punya === null ? null : { part: 'punya_kaal', ...punya },
    choice: 'by_sankranti',
  };
}

/**
 * The daylight within the punya kala of a sankranti; for a sankranti in the adjoining night without any, the nearer
 * half of the daylight. Makara observed on the day after has the whole of its daylight, as almanacs print it. Null on
 * other days.
 */
function punyaKaal(
  sign: SignNumber,
  jdUt: JulianDay,
  { number, sunrise, sunset }: FestivalDay,
  civilDay: FestivalDay,
): Span | null {
  const [before, after] = PUNYA[sign] ?? PUNYA_OF_OTHERS;
  const start = Math.max(sunrise, jdUt - before * GHATIKA);
  const end = Math.min(sunset, jdUt + after * GHATIKA);
  const isDayAfter = number === civilDay.number + 1;
  if (sign === CAPRICORN && isDayAfter) return { start: sunrise, end: sunset };
  if (start < end) return { start, end };
  const middle = (sunrise + sunset) / 2;
  if (number === civilDay.number) return { start: middle, end: sunset };
  return isDayAfter && jdUt >= civilDay.sunset ? { start: sunrise, end: middle } : null;
}

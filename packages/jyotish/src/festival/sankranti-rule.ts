import type { SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Span } from './choose-day.ts';
import type { Context } from './context.ts';
import { GHATIKA } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { Found } from './found.ts';
import type { SankrantiRule } from './rule.ts';

/** How long the merit of bathing lasts, ghatikas before and after the Sun's entry (Dharmasindhu 1). */
const PUNYA: Readonly<Partial<Record<SignNumber, readonly [before: number, after: number]>>> = {
  4: [30, 0],
  10: [0, 40],
};
const PUNYA_OF_OTHERS = [16, 16] as const;

/** The day of a sankranti by its rule; null where a sunrise is missing. */
export function dayOfSankranti(
  rule: SankrantiRule,
  jdUt: JulianDay,
  { days }: Context,
): Found | null {
  const civilDay = days.containing(jdUt);
  if (civilDay === null) return null;
  const number = numberOf(rule, jdUt, civilDay, days.dateAt(jdUt));
  const day = days.byNumber(number);
  if (day === null) return null;
  const punya = punyaKaal(rule.sign, jdUt, day, civilDay);
  return {
    day: number,
    basis: { kind: 'sankranti', sign: rule.sign, jdUt },
    window: punya === null ? null : { part: 'punya_kaal', ...punya },
    choice: 'by_sankranti',
  };
}

function numberOf(
  rule: SankrantiRule,
  jdUt: JulianDay,
  { number, sunset, nextSunrise }: FestivalDay,
  date: number,
): number {
  const atNight = jdUt >= sunset;
  switch (rule.day) {
    case 'civil':
      return date;
    case 'daylight':
      return atNight ? number + 1 : number;
    case 'next_sunrise':
      return number + 1;
    case 'after_midnight':
      return date + 1;
    case 'punya':
      return jdUt >= (sunset + nextSunrise) / 2 ? number + 1 : number;
    case 'eve':
      return number;
  }
}

/**
 * The daylight within the punya kala of a sankranti; for a sankranti in the adjoining night without any, the nearer
 * half of the daylight. Null on other days.
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
  if (start < end) return { start, end };
  const middle = (sunrise + sunset) / 2;
  if (number === civilDay.number) return { start: middle, end: sunset };
  const nightBefore = number === civilDay.number + 1 && jdUt >= civilDay.sunset;
  return nightBefore ? { start: sunrise, end: middle } : null;
}

import { checkSetting } from '../check-setting.ts';
import { houseFrom } from '../chart/index.ts';
import type { Chart, HouseNumber } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { staysOfSaturn } from './saturn-stays.ts';
import type { SaturnStay } from './saturn-stays.ts';

/** Schools of kantaka shani; `docs/rules/dosha.md` says who follows which. */
export const KANTAKA_SCHOOLS = [
  'fourth',
  'angles',
  'four_angles',
  'angles_and_8',
  'eighth',
] as const;
export type KantakaSchool = (typeof KANTAKA_SCHOOLS)[number];

/** Houses of Saturn from the Moon's sign that each school calls kantaka, the thorn. */
const HOUSES: Readonly<Record<KantakaSchool, readonly HouseNumber[]>> = {
  fourth: [4],
  angles: [4, 7, 10],
  four_angles: [1, 4, 7, 10],
  angles_and_8: [4, 7, 8, 10],
  eighth: [8],
};

/** One unbroken stay of Saturn in a house of kantaka shani. */
export interface KantakaStay extends SaturnStay {
  /** of Saturn from the Moon's sign */
  readonly house: HouseNumber;
}

/** A hundred years, days: a life. */
const CENTURY = 36_525;

/**
 * Kantaka shani: the stays of Saturn in the houses from the Moon's sign that a school gives this name, by true sidereal
 * ingresses. Ashtama shani, the eighth, and ardhashtama shani, the fourth, are the dhaiyas of `sadeSati`.
 * @param chart the birth chart; its ayanamsa is used
 * @param fromJdUt Julian day UT; the birth if not given
 * @param toJdUt Julian day UT; a hundred years after `fromJdUt` if not given
 * @param school default `fourth`, where it is another name of ardhashtama shani
 * @returns in order; each stay that touches the span, with its own full start and end
 * @throws JyotishError `out_of_range` for an unknown school, and when the span ends before it begins or is NaN
 */
export function kantakaShani(
  chart: Pick<Chart, 'grahas' | 'settings' | 'time'>,
  fromJdUt: JulianDay = chart.time.jdUt,
  toJdUt: JulianDay = fromJdUt + CENTURY,
  school: KantakaSchool = 'fourth',
): readonly KantakaStay[] {
  checkSetting('school', school, KANTAKA_SCHOOLS);
  if (!(fromJdUt <= toJdUt)) {
    throw new JyotishError('out_of_range', 'A span of time must end after it begins.');
  }
  return staysOfSaturn(chart.settings.ayanamsa, fromJdUt, toJdUt)
    .map((stay) => ({ ...stay, house: houseFrom(chart.grahas.moon.sign, stay.sign) }))
    .filter(({ house }) => HOUSES[school].includes(house));
}

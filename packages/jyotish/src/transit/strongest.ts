import { PLANET_IDS, SIGNS, dignityOf, isCombust, nakshatraOf } from '../chart/index.ts';
import type { Dignity, PlanetId, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { gocharaOf, grahaSigns } from './gochara.ts';
import type { GocharaEffect } from './gochara.ts';
import { transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** Why a planet is strong or weak for a sign. */
export type StrengthReason =
  'gochara' | 'dignity' | 'combust' | 'sign_lord' | 'moon_sign_lord' | 'moon_nakshatra_lord';

/** How strong a planet is for a sign at an instant. */
export interface PlanetStrength {
  readonly graha: PlanetId;
  readonly sum: number;
  readonly terms: readonly { readonly reason: StrengthReason; readonly points: number }[];
}

const GOCHARA_POINTS: Readonly<Record<GocharaEffect, number>> = {
  good: 2,
  obstructed: 0,
  bad: -2,
  relieved: 0,
};

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 3,
  moolatrikona: 2,
  own: 2,
  great_friend: 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  great_enemy: -1,
  debilitated: -3,
};

/**
 * The seven planets by strength for a sign, strongest first; equals stand in the order of the weekdays.
 * A rule of this product: gochara ±2, dignity −3 to 3, combustion −2, lordship of the sign 1, and for
 * a day lordship of the Moon's sign 1 and of its nakshatra 2, so that the days differ.
 * @param jdUt Julian day, UT: the middle of the span
 * @param isDay whether the span is one day
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function planetStrengths(
  sign: SignNumber,
  jdUt: JulianDay,
  isDay: boolean,
  sky: TransitSky = transitSky(),
): PlanetStrength[] {
  const signs = grahaSigns(jdUt, sky);
  const gochara = gocharaOf(sign, signs);
  const sun = sky.track('sun').at(jdUt);
  const nakshatraLord = nakshatraOf(sky.track('moon').at(jdUt)).lord;
  return PLANET_IDS.map((graha, index) => {
    const track = sky.track(graha);
    const longitude = track.at(jdUt);
    const terms: PlanetStrength['terms'][number][] = [];
    const add = (reason: StrengthReason, points: number): void => {
      if (points !== 0) terms.push({ reason, points });
    };
    // The seven planets are the first of the nine grahas.
    add('gochara', GOCHARA_POINTS[gochara[index]!.effect]);
    add('dignity', DIGNITY_POINTS[dignityOf(graha, longitude, signs[SIGNS[signs[graha]].lord])]);
    add('combust', isCombust(graha, longitude, sun, track.speedAt(jdUt) < 0) ? -2 : 0);
    add('sign_lord', SIGNS[sign].lord === graha ? 1 : 0);
    add('moon_sign_lord', isDay && SIGNS[signs.moon].lord === graha ? 1 : 0);
    add('moon_nakshatra_lord', isDay && nakshatraLord === graha ? 2 : 0);
    return { graha, sum: terms.reduce((sum, { points }) => sum + points, 0), terms };
  }).toSorted((a, b) => b.sum - a.sum);
}

/**
 * The favourable time of a day: the first of its horas that the planet rules, which is by day.
 * @param graha the strongest planet
 * @param horas the day's horas in order from sunrise
 * @returns null when none of them is the planet's
 */
export function favourableHora<Hora extends { readonly lord: PlanetId }>(
  graha: PlanetId,
  horas: readonly Hora[],
): Hora | null {
  return horas.find(({ lord }) => lord === graha) ?? null;
}

import {
  PLANET_IDS,
  SIGNS,
  dignityOf,
  isCombust,
  naturalFriendship,
  nakshatraOf,
} from '../chart/index.ts';
import type { Dignity, PlanetId, SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import { gocharaOf, grahaSigns } from './gochara.ts';
import type { GocharaEffect } from './gochara.ts';
import { transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** Why a planet is strong or weak for a sign. */
export type StrengthReason =
  | 'gochara'
  | 'dignity'
  | 'combust'
  | 'sign_lord'
  | 'friendship'
  | 'moon_sign_lord'
  | 'moon_nakshatra_lord';

/** How strong a planet is for a sign at an instant. */
export interface PlanetStrength {
  /** which of the seven */
  readonly graha: PlanetId;
  /** total of the points */
  readonly sum: number;
  /** every addend */
  readonly terms: readonly {
    /** why it counts */
    readonly reason: StrengthReason;
    /** positive for, negative against */
    readonly points: number;
  }[];
}

const GOCHARA_POINTS: Readonly<Record<GocharaEffect, number>> = {
  good: 4,
  obstructed: 0,
  bad: -4,
  relieved: 0,
};

/** Lord of the sign, and what its friends and enemies add. */
const LORD_POINTS = 3;
const FRIENDSHIP_POINTS = { friend: 1, neutral: 0, enemy: -1 } as const;

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 1.5,
  moolatrikona: 1,
  own: 1,
  great_friend: 0.5,
  friend: 0.5,
  neutral: 0,
  enemy: -0.5,
  great_enemy: -0.5,
  debilitated: -1.5,
};

/**
 * The seven planets by strength for a sign, strongest first; equals in the order of the weekdays.
 * A rule of this product. What belongs to the sign weighs most, so that the signs differ: gochara ±4,
 * lordship of the sign 3, natural friendship with its lord ±1. What is the same for all: dignity −1.5
 * to 1.5, combustion −1, and for a day lordship of the Moon's sign 1 and of its nakshatra 1.
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
    add('combust', isCombust(graha, longitude, sun, track.speedAt(jdUt) < 0) ? -1 : 0);
    const { lord } = SIGNS[sign];
    add('sign_lord', lord === graha ? LORD_POINTS : 0);
    add('friendship', lord === graha ? 0 : FRIENDSHIP_POINTS[naturalFriendship(graha, lord)]);
    add('moon_sign_lord', isDay && SIGNS[signs.moon].lord === graha ? 1 : 0);
    add('moon_nakshatra_lord', isDay && nakshatraLord === graha ? 1 : 0);
    return { graha, sum: terms.reduce((sum, { points }) => sum + points, 0), terms };
  }).toSorted((a, b) => b.sum - a.sum);
}

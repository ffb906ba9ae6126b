import type { GrahaId } from '../chart/bodies.ts';
import { TICKS_PER_DEGREE, ticksOf } from '../chart/angle.ts';
import { tithiOf } from '../chart/limbs.ts';
import type { Placements } from '../chart/placements.ts';
import { houseFrom, SIGNS } from '../chart/signs.ts';
import type { HouseNumber } from '../chart/signs.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale, partsOfYears } from './birth-scale.ts';
import type { YearParts } from './birth-scale.ts';
import { mahadashasOf, runningInCycle } from './repeating-cycle.ts';
import type {
  CycleMahadasha,
  CyclePeriod,
  RepeatingCycle,
  RunningInCycle,
} from './repeating-cycle.ts';

/** The eight lords in the order of their dashas; Ketu has none (BPHS ch. 46). */
export const ASHTOTTARI_ORDER = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'saturn',
  'jupiter',
  'rahu',
  'venus',
] as const satisfies readonly GrahaId[];

/** A lord of ashtottari. */
export type AshtottariLord = (typeof ASHTOTTARI_ORDER)[number];

/** Years of each mahadasha, 108 in all (BPHS ch. 46). */
export const ASHTOTTARI_YEARS: Readonly<Record<AshtottariLord, number>> = {
  sun: 6,
  moon: 15,
  mars: 8,
  mercury: 17,
  saturn: 10,
  jupiter: 19,
  rahu: 12,
  venus: 21,
};

/** A period. */
export type AshtottariPeriod = CyclePeriod<AshtottariLord>;

/** A mahadasha with its eight antardashas. */
export type AshtottariMahadasha = CycleMahadasha<AshtottariLord>;

/** What is left of the first mahadasha at birth. */
export interface AshtottariBalance {
  /** graha whose period runs at birth */
  readonly lord: AshtottariLord;
  /** years left, of `yearDays` days each */
  readonly years: number;
  /** years passed before birth */
  readonly elapsedYears: number;
  /** the years left as books print them */
  readonly parts: YearParts;
}

/** The balance at birth and the mahadashas from the one running at birth. */
export interface Ashtottari {
  /** what is left at birth of the first one */
  readonly balance: AshtottariBalance;
  /** in order, the first one from before the birth */
  readonly mahadashas: readonly AshtottariMahadasha[];
}

/** Whether the texts let ashtottari be used for a birth. */
export interface AshtottariFitness {
  /** Rahu in an angle or trine from the lord of the lagna, and not in the lagna (BPHS ch. 46) */
  readonly rahuFits: boolean;
  /** Rahu's house from the lord of the lagna */
  readonly rahuFromLagnaLord: HouseNumber;
  /** born by day in the dark half, or by night in the bright half: the other rule that almanacs give */
  readonly halfFits: boolean;
  /** whether the Sun is above the horizon */
  readonly byDay: boolean;
  /** whether the Moon waxes (shukla paksha) */
  readonly bright: boolean;
}

const CYCLE_YEARS = 108;

/** Where nakshatras end, degrees from the beginning of Ardra; Abhijit is from 210° to 214°13′20″. */
const STAR = 40 / 3;
const ARDRA = 5 * STAR;
const ABHIJIT_FROM = 210;
const ABHIJIT_TO = 210 + 38 / 9;
const STAR_ENDS: readonly number[] = [
  ...Array.from({ length: 15 }, (_, index) => (index + 1) * STAR),
  ABHIJIT_FROM,
  ABHIJIT_TO,
  ...Array.from({ length: 11 }, (_, index) => (index + 17) * STAR),
];

/** How many nakshatras each lord has, in the order of the dashas from Ardra. */
const STARS = [4, 3, 4, 3, 4, 3, 4, 3] as const;

/** The lord by its place in the order, and how much of its dasha is gone at birth, 0 to 1. */
function startOf(moonLongitude: number): { place: number; elapsed: number } {
  const ticks = (degrees: number): number => Math.round(degrees * TICKS_PER_DEGREE);
  const moon = ticksOf(moonLongitude - ARDRA);
  const star = STAR_ENDS.findIndex((end) => moon < ticks(end));
  const from = ticks(STAR_ENDS[star - 1] ?? 0);
  const inStar = (moon - from) / (ticks(STAR_ENDS[star]!) - from);
  let first = 0;
  let place = 0;
  while (star >= first + STARS[place]!) {
    first += STARS[place]!;
    place += 1;
  }
  return { place, elapsed: (star - first + inStar) / STARS[place]! };
}

/** A year has 108 units: a lord of m years gives one of n years m × n of them. */
function cycleOf(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
): RepeatingCycle<AshtottariLord> {
  checkBirthScale(birthJdUt, yearDays);
  const from = (first: number, factor: number) =>
    ASHTOTTARI_ORDER.map((_, index) => {
      const place = (first + index) % 8;
      const lord = ASHTOTTARI_ORDER[place]!;
      return { dasha: lord, lord, place, units: ASHTOTTARI_YEARS[lord] * factor };
    });
  const { place: first, elapsed } = startOf(moonLongitude);
  const elapsedYears = elapsed * ASHTOTTARI_YEARS[ASHTOTTARI_ORDER[first]!];
  return {
    startJdUt: birthJdUt - elapsedYears * yearDays,
    unitsPerYear: CYCLE_YEARS,
    yearDays,
    dashas: from(first, CYCLE_YEARS).map((part) => ({
      ...part,
      parts: from(part.place, ASHTOTTARI_YEARS[part.dasha]),
    })),
  };
}

/**
 * Ashtottari dasha (BPHS ch. 46): eight lords, 108 years. From Ardra on they own four and three of the 28
 * nakshatras by turns (Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of
 * Shravana); each nakshatra has an equal part of its lord's years, and what of it the Moon has passed is
 * gone at birth. Antardashas are proportional and begin with the dasha's own lord.
 * @param moonLongitude sidereal longitude of the Moon at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days
 * @param cycles how many cycles of 108 years to list, 1 to 12
 * @throws JyotishError `out_of_range` when a number is not finite, the year not positive, or the
 *   number of cycles another
 */
export function ashtottari(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  cycles = 1,
): Ashtottari {
  const mahadashas = mahadashasOf(cycleOf(moonLongitude, birthJdUt, yearDays), cycles);
  const { dasha: lord, years: whole } = mahadashas[0]!;
  const elapsedYears = startOf(moonLongitude).elapsed * whole;
  const years = whole - elapsedYears;
  return { balance: { lord, years, elapsedYears, parts: partsOfYears(years) }, mahadashas };
}

/**
 * The ashtottari periods running at an instant, in whichever cycle. Half-open: at a boundary the new
 * one runs.
 * @param moonLongitude as for `ashtottari`
 * @param birthJdUt as for `ashtottari`
 * @param yearDays as for `ashtottari`
 * @param jdUt the instant, Julian day UT
 * @returns null before the first mahadasha
 * @throws JyotishError as for `ashtottari`
 */
export function ashtottariAt(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): RunningInCycle<AshtottariLord> | null {
  return runningInCycle(cycleOf(moonLongitude, birthJdUt, yearDays), jdUt);
}

/** Whether a chart meets the conditions under which ashtottari is read; schools use one or the other. */
export function ashtottariFitness({ ascendant, grahas }: Placements): AshtottariFitness {
  const lagnaLord = grahas[SIGNS[ascendant.sign].lord];
  const rahuFromLagnaLord = houseFrom(lagnaLord.sign, grahas.rahu.sign);
  const byDay = !grahas.sun.isSet;
  const bright = tithiOf(grahas.sun.longitude, grahas.moon.longitude).paksha === 'shukla';
  return {
    rahuFits: [1, 4, 5, 7, 9, 10].includes(rahuFromLagnaLord) && grahas.rahu.house !== 1,
    rahuFromLagnaLord,
    halfFits: byDay !== bright,
    byDay,
    bright,
  };
}

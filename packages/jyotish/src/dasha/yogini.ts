import type { GrahaId } from '../chart/bodies.ts';
import { nakshatraElapsed, nakshatraOf } from '../chart/nakshatras.ts';
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

/** The eight yoginis in the order of their dashas; each rules as many years as its position in the list. */
export const YOGINI_IDS = [
  'mangala',
  'pingala',
  'dhanya',
  'bhramari',
  'bhadrika',
  'ulka',
  'siddha',
  'sankata',
] as const;

/** One of the eight yoginis. */
export type YoginiId = (typeof YOGINI_IDS)[number];

/** The graha that each yogini represents. Some texts let Ketu share Sankata. */
export const YOGINI_LORDS: Readonly<Record<YoginiId, GrahaId>> = {
  mangala: 'moon',
  pingala: 'sun',
  dhanya: 'jupiter',
  bhramari: 'mars',
  bhadrika: 'mercury',
  ulka: 'saturn',
  siddha: 'venus',
  sankata: 'rahu',
};

/** A yogini's period. */
export type YoginiPeriod = CyclePeriod<YoginiId>;

/** A yogini's mahadasha with its eight antardashas. */
export type YoginiMahadasha = CycleMahadasha<YoginiId>;

/** Balance of the first mahadasha at birth. */
export interface YoginiBalance {
  /** yogini whose period runs at birth */
  readonly dasha: YoginiId;
  /** graha of that yogini */
  readonly lord: GrahaId;
  /** years left, of `yearDays` days each */
  readonly years: number;
  /** years passed before birth */
  readonly elapsedYears: number;
  /** the years left as books print them */
  readonly parts: YearParts;
}

/** The balance at birth and the mahadashas from the one running at birth. */
export interface Yogini {
  /** what is left at birth of the first one */
  readonly balance: YoginiBalance;
  /** in order, the first one from before the birth */
  readonly mahadashas: readonly YoginiMahadasha[];
}

const CYCLE_YEARS = 36;

/** The yogini that runs at birth: (nakshatra + 3) mod 8, where 0 is the eighth. */
function firstYogini(moonLongitude: number): number {
  return (nakshatraOf(moonLongitude).number + 2) % 8;
}

/** A year has 36 units: a yogini of m years gives one of n years m × n of them. */
function cycleOf(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
): RepeatingCycle<YoginiId> {
  checkBirthScale(birthJdUt, yearDays);
  const from = (first: number, factor: number) =>
    YOGINI_IDS.map((_, index) => {
      const place = (first + index) % 8;
      const dasha = YOGINI_IDS[place]!;
      return { dasha, lord: YOGINI_LORDS[dasha], place, units: (place + 1) * factor };
    });
  const first = firstYogini(moonLongitude);
  const elapsedYears = nakshatraElapsed(moonLongitude) * (first + 1);
  return {
    startJdUt: birthJdUt - elapsedYears * yearDays,
    unitsPerYear: CYCLE_YEARS,
    yearDays,
    dashas: from(first, CYCLE_YEARS).map((part) => ({
      ...part,
      parts: from(part.place, part.place + 1),
    })),
  };
}

/**
 * Yogini dasha (BPHS ch. 46): eight yoginis of 1 to 8 years, 36 in all, repeating. The Moon's nakshatra decides the
 * first; its elapsed part has passed at birth. Antardashas divide a mahadasha in proportion and begin with its own
 * yogini.
 * @param moonLongitude sidereal longitude of the Moon at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days
 * @param cycles how many cycles of 36 years to list, 1 to 12
 * @throws JyotishError `out_of_range` when a number is not finite, the year not positive, or the number of cycles out
 * of range
 */
export function yogini(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  cycles = 3,
): Yogini {
  const mahadashas = mahadashasOf(cycleOf(moonLongitude, birthJdUt, yearDays), cycles);
  const { dasha, lord, years: whole } = mahadashas[0]!;
  const elapsedYears = nakshatraElapsed(moonLongitude) * whole;
  const years = whole - elapsedYears;
  return {
    balance: { dasha, lord, years, elapsedYears, parts: partsOfYears(years) },
    mahadashas,
  };
}

/**
 * The yoginis running at an instant, in any cycle. Half-open: at a boundary the new one runs.
 * @param moonLongitude as for `yogini`
 * @param birthJdUt as for `yogini`
 * @param yearDays as for `yogini`
 * @param jdUt the instant, Julian day UT
 * @returns null before the first mahadasha
 * @throws JyotishError as for `yogini`
 */
export function yoginiAt(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): RunningInCycle<YoginiId> | null {
  return runningInCycle(cycleOf(moonLongitude, birthJdUt, yearDays), jdUt);
}

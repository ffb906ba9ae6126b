import { GRAHA_IDS } from '../chart/bodies.ts';
import type { GrahaId } from '../chart/bodies.ts';
import type { Placements } from '../chart/placements.ts';
import { signFromIndex } from '../chart/signs.ts';
import type { HouseNumber, SignNumber } from '../chart/signs.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale } from './birth-scale.ts';

/** What the houses of a Sudarshana chakra are counted from, from its inner circle to its outer one. */
export const SUDARSHANA_ORIGINS = ['ascendant', 'moon', 'sun'] as const;
export type SudarshanaOrigin = (typeof SUDARSHANA_ORIGINS)[number];

/** One house of a circle. */
export interface SudarshanaSign {
  /** the sign in that house, counted from this point */
  readonly sign: SignNumber;
  /** the grahas in it */
  readonly grahas: readonly GrahaId[];
}

/** One house, counted from the ascendant, the Moon and the Sun. */
export type SudarshanaHouse = { /** of all three charts */ readonly house: HouseNumber } & Readonly<
  Record<SudarshanaOrigin, SudarshanaSign>
>;

/** A period of a house; `endJdUt` belongs to the next one. */
export interface SudarshanaPeriod {
  /** the house that the period belongs to, in all three charts */
  readonly house: HouseNumber;
  /** Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
}

/** A year of life with its twelve months. */
export interface SudarshanaYear extends SudarshanaPeriod {
  /** 1 for the first year of life */
  readonly year: number;
  /** twelve, the first of the house of the year */
  readonly months: readonly SudarshanaPeriod[];
}

/** What runs at an instant. */
export interface RunningSudarshana {
  /** the running year with its months */
  readonly year: SudarshanaYear;
  /** the running month of it */
  readonly month: SudarshanaPeriod;
  /** a twelfth of the month, about two and a half days */
  readonly part: SudarshanaPeriod;
}

/** Parts of a year: twelve months of twelve parts. */
const PARTS = 144;

/**
 * Sudarshana chakra: the twelve houses counted from the ascendant, the Moon and the Sun together, each with its three signs (BPHS
 * ch. 74, 4–9).
 * @returns the houses from the first
 */
export function sudarshanaChakra({ ascendant, grahas }: Placements): readonly SudarshanaHouse[] {
  const first = { ascendant: ascendant.sign, moon: grahas.moon.sign, sun: grahas.sun.sign };
  return Array.from({ length: 12 }, (_, index): SudarshanaHouse => {
    const from = (origin: SudarshanaOrigin): SudarshanaSign => {
      const sign = signFromIndex(first[origin] - 1 + index);
      return { sign, grahas: GRAHA_IDS.filter((graha) => grahas[graha].sign === sign) };
    };
    return {
      house: (index + 1) as HouseNumber,
      ascendant: from('ascendant'),
      moon: from('moon'),
      sun: from('sun'),
    };
  });
}

/**
 * The Sudarshana dasha of a year of life: the first house has the first year, the next one the second, the first again the
 * thirteenth; the months of a year begin with its own house (BPHS ch. 74).
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a year, days
 * @param year year of life, from 1
 * @throws JyotishError `out_of_range` when a number is not finite, the year not positive, or the year of life not a whole number
 * from 1
 */
export function sudarshanaYear(
  birthJdUt: JulianDay,
  yearDays: number,
  year: number,
): SudarshanaYear {
  checkBirthScale(birthJdUt, yearDays);
  if (!(Number.isSafeInteger(year) && year >= 1)) {
    throw new JyotishError('out_of_range', 'A year of life is a whole number from 1.');
  }
  const period = periodsFrom(birthJdUt, yearDays);
  const start = (year - 1) * PARTS;
  return {
    ...period(year - 1, start, PARTS),
    year,
    months: Array.from({ length: 12 }, (_, month) =>
      period(year - 1 + month, start + month * 12, 12),
    ),
  };
}

/**
 * The year, month and part of a month of Sudarshana dasha that run at an instant, each part beginning with the house of its month
 * (BPHS ch. 74). Half-open: at a boundary the new one runs.
 * @param birthJdUt as for `sudarshanaYear`
 * @param yearDays as for `sudarshanaYear`
 * @param jdUt the instant, Julian day UT
 * @returns null before birth
 * @throws JyotishError `out_of_range` when a number is not finite or the year not positive
 */
export function sudarshanaAt(
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): RunningSudarshana | null {
  checkBirthScale(birthJdUt, yearDays);
  if (!Number.isFinite(jdUt)) {
    throw new JyotishError('out_of_range', 'An instant must be a finite Julian day.');
  }
  if (jdUt < birthJdUt) return null;
  const period = periodsFrom(birthJdUt, yearDays);
  const near = Math.floor(((jdUt - birthJdUt) / yearDays) * PARTS);
  // At an exact boundary the quotient may round to either side.
  const index = [near + 1, near, near - 1].find(
    (part) => part >= 0 && period(0, part, 1).startJdUt <= jdUt,
  )!;
  const year = sudarshanaYear(birthJdUt, yearDays, Math.floor(index / PARTS) + 1);
  const month = Math.floor(index / 12) % 12;
  return {
    year,
    month: year.months[month]!,
    part: period(year.year - 1 + month + (index % 12), index, 1),
  };
}

/** A period of a house, from a number of parts since birth on. All edges are of one scale, so that an end and the next start are equal. */
function periodsFrom(birthJdUt: JulianDay, yearDays: number) {
  const instantAt = (parts: number): JulianDay => birthJdUt + (parts / PARTS) * yearDays;
  return (houses: number, start: number, length: number): SudarshanaPeriod => ({
    house: ((houses % 12) + 1) as HouseNumber,
    startJdUt: instantAt(start),
    endJdUt: instantAt(start + length),
  });
}

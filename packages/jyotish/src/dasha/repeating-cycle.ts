import type { GrahaId } from '../chart/bodies.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';

/** One dasha of a cycle, or one part of a dasha, with its length in integer units. */
export interface CyclePart<Name> {
  readonly dasha: Name;
  readonly lord: GrahaId;
  readonly units: number;
}

/**
 * A dasha system whose cycle repeats. All lengths are integers of one unit, so that a period's end and its successor's
 * start are the same number at every level.
 */
export interface RepeatingCycle<Name> {
  /** start of the first cycle, Julian day UT */
  readonly startJdUt: JulianDay;
  readonly unitsPerYear: number;
  readonly yearDays: number;
  readonly dashas: readonly (CyclePart<Name> & { readonly parts: readonly CyclePart<Name>[] })[];
}

/** A period; `endJdUt` belongs to the next one. */
export interface CyclePeriod<Name> {
  /** which period of the scheme */
  readonly dasha: Name;
  /** graha that rules it */
  readonly lord: GrahaId;
  /** 1 for the cycle of the birth */
  readonly cycle: number;
  /** Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
}

/** A mahadasha with the antardashas that fill it. */
export interface CycleMahadasha<Name> extends CyclePeriod<Name> {
  /** its length in dasha years */
  readonly years: number;
  /** in their order; together as long as the mahadasha */
  readonly antardashas: readonly CyclePeriod<Name>[];
}

/** The two periods that run at an instant. */
export interface RunningInCycle<Name> {
  /** the long period */
  readonly mahadasha: CycleMahadasha<Name>;
  /** the part of it */
  readonly antardasha: CyclePeriod<Name>;
}

function unitsOf(parts: readonly { readonly units: number }[]): number {
  return parts.reduce((sum, { units }) => sum + units, 0);
}

/**
 * The mahadashas of some cycles in a row.
 * @param cycles how many, 1 to 12
 * @param first the first of them, 1 for the cycle of the birth
 * @throws JyotishError `out_of_range` for another number of cycles
 */
export function mahadashasOf<Name>(
  cycle: RepeatingCycle<Name>,
  cycles: number,
  first = 1,
): readonly CycleMahadasha<Name>[] {
  if (!(Number.isInteger(cycles) && cycles >= 1 && cycles <= 12)) {
    throw new JyotishError('out_of_range', 'Dashas are listed for one to twelve cycles.');
  }
  const { startJdUt, unitsPerYear, yearDays, dashas } = cycle;
  const instantAt = (units: number): JulianDay => startJdUt + (units / unitsPerYear) * yearDays;
  const lay = (parts: readonly CyclePart<Name>[], from: number, number: number) => {
    let start = from;
    return parts.map(({ dasha, lord, units }): CyclePeriod<Name> => {
      const end = start + units;
      const period = {
        dasha,
        lord,
        cycle: number,
        startJdUt: instantAt(start),
        endJdUt: instantAt(end),
      };
      start = end;
      return period;
    });
  };
  return Array.from({ length: cycles }, (_, index) => first + index).flatMap((number) => {
    let start = (number - 1) * unitsOf(dashas);
    const periods = lay(dashas, start, number);
    return dashas.map(({ parts, units }, index): CycleMahadasha<Name> => {
      const antardashas = lay(parts, start, number);
      start += units;
      return { ...periods[index]!, years: units / unitsPerYear, antardashas };
    });
  });
}

/**
 * The mahadasha and antardasha running at an instant, in whichever cycle. Half-open: at a boundary
 * the new period runs.
 * @returns null before the first cycle
 * @throws JyotishError `out_of_range` when the instant is no finite number
 */
export function runningInCycle<Name>(
  cycle: RepeatingCycle<Name>,
  jdUt: JulianDay,
): RunningInCycle<Name> | null {
  if (!Number.isFinite(jdUt)) {
    throw new JyotishError('out_of_range', 'An instant must be a finite Julian day.');
  }
  const runs = ({ startJdUt, endJdUt }: CyclePeriod<Name>): boolean =>
    jdUt >= startJdUt && jdUt < endJdUt;
  const cycleDays = (unitsOf(cycle.dashas) / cycle.unitsPerYear) * cycle.yearDays;
  // At an exact boundary the quotient may round to either side, so the previous cycle is checked too.
  const nearest = Math.floor((jdUt - cycle.startJdUt) / cycleDays) + 1;
  const mahadasha = mahadashasOf(cycle, 3, Math.max(1, nearest - 1)).find(runs);
  const antardasha = mahadasha?.antardashas.find(runs);
  return mahadasha === undefined || antardasha === undefined ? null : { mahadasha, antardasha };
}

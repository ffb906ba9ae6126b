import { nakshatraElapsed, nakshatraOf, VIMSHOTTARI_ORDER } from '../chart/nakshatras.ts';
import type { GrahaId } from '../chart/bodies.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale, partsOfYears } from './birth-scale.ts';
import type { YearParts } from './birth-scale.ts';

/** Years of each mahadasha, 120 in all (BPHS ch. 46). */
export const VIMSHOTTARI_YEARS: Readonly<Record<GrahaId, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};

/** Names of the five levels, from the longest period to the shortest. */
export const DASHA_LEVELS = [
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sookshmadasha',
  'pranadasha',
] as const;

/** One of the five levels. */
export type DashaLevel = (typeof DASHA_LEVELS)[number];

/** A period; `endJdUt` belongs to the next one. */
export interface DashaPeriod {
  /** graha that rules it */
  readonly lord: GrahaId;
  /** 1 for a mahadasha, 2 for an antardasha, and so on */
  readonly level: DashaLevel;
  /** lords from the mahadasha down to this period */
  readonly path: readonly GrahaId[];
  /** Julian day UT; for the first mahadasha before the birth */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
}

/** Balance of the first mahadasha at birth. */
export interface DashaBalance {
  /** graha whose mahadasha runs at birth */
  readonly lord: GrahaId;
  /** years left, of `yearDays` days each */
  readonly years: number;
  /** years passed before birth */
  readonly elapsedYears: number;
  /** the years left as books print them */
  readonly parts: YearParts;
}

/** The balance at birth and the nine mahadashas from the one running at birth. */
export interface Vimshottari {
  /** what is left at birth of the first one */
  readonly balance: DashaBalance;
  /** in order, the first one from before the birth */
  readonly mahadashas: readonly DashaPeriod[];
}

/** The periods that run at an instant, one a level. */
export type RunningDashas = Readonly<Record<DashaLevel, DashaPeriod>>;

const CYCLE_YEARS = 120;

/**
 * Every boundary of all five levels is an integer number of these units from the start of the cycle, so that a period's
 * end and its successor's start are the same number at every level: the cycle is 120⁵ units, a year 120⁴.
 */
const UNITS_PER_YEAR = CYCLE_YEARS ** 4;

interface Span {
  readonly lord: GrahaId;
  readonly startUnits: number;
  readonly lengthUnits: number;
}

/** The nine parts of a span, from its own lord on, each in proportion to its lord's years. */
function split({ lord, startUnits, lengthUnits }: Span): Span[] {
  const first = VIMSHOTTARI_ORDER.findIndex((graha) => graha === lord);
  let start = startUnits;
  return VIMSHOTTARI_ORDER.map((_, index) => {
    const part = VIMSHOTTARI_ORDER[(first + index) % 9]!;
    const length = (lengthUnits / CYCLE_YEARS) * VIMSHOTTARI_YEARS[part];
    const span = { lord: part, startUnits: start, lengthUnits: length };
    start += length;
    return span;
  });
}

/** The cycle of 120 years as a span and as a scale of instants. */
interface Cycle {
  readonly span: Span;
  readonly elapsedYears: number;
  readonly instantAt: (units: number) => JulianDay;
}

function cycleOf(moonLongitude: number, birthJdUt: JulianDay, yearDays: number): Cycle {
  checkBirthScale(birthJdUt, yearDays);
  const { lord } = nakshatraOf(moonLongitude);
  const elapsedYears = nakshatraElapsed(moonLongitude) * VIMSHOTTARI_YEARS[lord];
  const start = birthJdUt - elapsedYears * yearDays;
  return {
    span: { lord, startUnits: 0, lengthUnits: CYCLE_YEARS * UNITS_PER_YEAR },
    elapsedYears,
    instantAt: (units) => start + (units / UNITS_PER_YEAR) * yearDays,
  };
}

function toPeriod(span: Span, parents: readonly GrahaId[], cycle: Cycle): DashaPeriod {
  return {
    lord: span.lord,
    level: DASHA_LEVELS[parents.length]!,
    path: [...parents, span.lord],
    startJdUt: cycle.instantAt(span.startUnits),
    endJdUt: cycle.instantAt(span.startUnits + span.lengthUnits),
  };
}

function balanceOf(lord: GrahaId, elapsedYears: number): DashaBalance {
  const years = VIMSHOTTARI_YEARS[lord] - elapsedYears;
  return { lord, years, elapsedYears, parts: partsOfYears(years) };
}

/**
 * Vimshottari dasha (BPHS ch. 46): the balance at birth and nine mahadashas that tile 120 years from
 * the start of the one running at birth.
 * @param moonLongitude sidereal longitude of the Moon at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days: 365.25 (what almanacs use), 365.2425, 365.256364, 360
 * @throws JyotishError `out_of_range` when a number is not finite or the year not positive
 */
export function vimshottari(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
): Vimshottari {
  const cycle = cycleOf(moonLongitude, birthJdUt, yearDays);
  return {
    balance: balanceOf(cycle.span.lord, cycle.elapsedYears),
    mahadashas: split(cycle.span).map((span) => toPeriod(span, [], cycle)),
  };
}

/**
 * The nine sub-periods of a period.
 * @param moonLongitude as for `vimshottari`
 * @param birthJdUt as for `vimshottari`
 * @param yearDays as for `vimshottari`
 * @param path lords from the mahadasha down to the period to open: empty for the mahadashas, one for the antardashas,
 * four for the pranadashas
 * @throws JyotishError `out_of_range` also when the path has more than four lords
 */
export function vimshottariPath(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  path: readonly GrahaId[],
): readonly DashaPeriod[] {
  if (path.length >= DASHA_LEVELS.length) {
    throw new JyotishError('out_of_range', 'Vimshottari periods are divided to five levels only.');
  }
  const cycle = cycleOf(moonLongitude, birthJdUt, yearDays);
  let parts = split(cycle.span);
  for (const lord of path) {
    const opened = parts.find((part) => part.lord === lord);
    if (opened === undefined) {
      throw new JyotishError('out_of_range', `No Vimshottari period has the lord "${lord}".`);
    }
    parts = split(opened);
  }
  return parts.map((part) => toPeriod(part, path, cycle));
}

/**
 * The periods running at an instant, one a level. Half-open: at a boundary the new period runs.
 * @param moonLongitude as for `vimshottari`
 * @param birthJdUt as for `vimshottari`
 * @param yearDays as for `vimshottari`
 * @param jdUt the instant, Julian day UT
 * @returns null before the first mahadasha and after the 120 years
 * @throws JyotishError as for `vimshottari`
 */
export function vimshottariAt(
  moonLongitude: number,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
): RunningDashas | null {
  const cycle = cycleOf(moonLongitude, birthJdUt, yearDays);
  const running: Partial<Record<DashaLevel, DashaPeriod>> = {};
  let span = cycle.span;
  let parents: readonly GrahaId[] = [];
  for (const level of DASHA_LEVELS) {
    const part = split(span).find((candidate) => {
      const { startUnits, lengthUnits } = candidate;
      return (
        jdUt >= cycle.instantAt(startUnits) && jdUt < cycle.instantAt(startUnits + lengthUnits)
      );
    });
    if (part === undefined) return null;
    running[level] = toPeriod(part, parents, cycle);
    parents = [...parents, part.lord];
    span = part;
  }
  return running as RunningDashas;
}

import { houseFrom } from '../chart/index.ts';
import type { Chart, HouseNumber, SignNumber } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';
import { clipInstant } from '../transit/index.ts';
import { staysOfSaturn } from './saturn-stays.ts';

/** What Saturn does to a Moon sign: the three phases of sade sati, and the two dhaiyas. */
export type SaturnPhaseId = 'rising' | 'peak' | 'setting' | 'fourth' | 'eighth';

/** One unbroken stay of Saturn in a sign that matters to the Moon's. */
export interface SaturnPhase {
  /** sade sati: 12, 1 and 2 from the Moon; dhaiya: 4 and 8 */
  readonly kind: 'sade_sati' | 'dhaiya';
  /** which part of the seven and a half years, or which dhaiya */
  readonly phase: SaturnPhaseId;
  /** of Saturn from the Moon's sign: 12, 1, 2, 4 or 8 */
  readonly house: HouseNumber;
  /** sign that Saturn is in */
  readonly sign: SignNumber;
  /** Julian day UT, the ingress itself */
  readonly startJdUt: JulianDay;
  /** Julian day UT; exclusive */
  readonly endJdUt: JulianDay;
  /** whether Saturn returned to the sign by retrograde motion */
  readonly retrogradeEntry: boolean;
}

/** One sade sati of some seven and a half years, with the breaks that Saturn's turning makes. */
export interface SadeSatiCycle {
  /** first ingress of it, Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT; exclusive */
  readonly endJdUt: JulianDay;
  /** stays in order; more than three where Saturn turns back */
  readonly phases: readonly SaturnPhase[];
}

/** `clipped_to_known_years`: part of the span, or of a phase, lies outside 1800 to 2200. */
export type SadeSatiNotice = 'clipped_to_known_years';

/** Saturn's phases over a span of time. */
export interface SadeSati {
  /** sign from which Saturn is counted */
  readonly moonSign: SignNumber;
  /** every phase that touches the span, in order, each with its own full start and end */
  readonly phases: readonly SaturnPhase[];
  /** every sade sati that touches the span, breaks included, each with all its phases */
  readonly cycles: readonly SadeSatiCycle[];
  /** whether a part of the span or of a phase is outside the years of the engine */
  readonly notices: readonly SadeSatiNotice[];
}

/**
 * What Saturn does to the Moon's sign at an instant. `break`: within a sade sati, while Saturn is out of its three signs for
 * some months before it turns back. `none` includes the months between two stays in the same dhaiya's sign.
 */
export type SadeSatiStateId = 'sade_sati' | 'break' | 'dhaiya' | 'none';

/** The state at an instant, with what led to it and what follows. */
export interface SadeSatiNow {
  /** what runs at the instant */
  readonly state: SadeSatiStateId;
  /** the running phase; null in a break and where nothing runs */
  readonly phase: SaturnPhase | null;
  /** the next stay in the sign of the running phase, when Saturn comes back to it by its retrograde loop */
  readonly again: SaturnPhase | null;
  /** the sade sati that includes the instant, its breaks included */
  readonly cycle: SadeSatiCycle | null;
  /** the first phase of either kind that begins after the instant; null when it is after 2200 */
  readonly next: SaturnPhase | null;
  /** the first sade sati that begins after the instant; null when it is after 2200 */
  readonly nextCycle: SadeSatiCycle | null;
}

/** What of a chart matters here. */
type SaturnChart = Pick<Chart, 'grahas' | 'settings' | 'time'>;

/** Phases by the house of Saturn from the Moon's sign (the almanacs' rule; whole signs). */
const PHASES: Readonly<Partial<Record<HouseNumber, SaturnPhaseId>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'fourth',
  8: 'eighth',
};

/** A hundred years, days: a life. */
const CENTURY = 36_525;

/** Longer than a sade sati with its breaks ever lasts, days: 3267 in 1800 to 2200. */
const LONGEST_SADE_SATI = 3600;

/** Breaks within a sade sati last months; the distance between two of them is 22 years. */
const LONGEST_BREAK = 1000;

/**
 * Sade sati (Saturn in the twelfth, first and second sign from the Moon at birth) and dhaiya (in the fourth and
 * eighth), by true sidereal ingresses: a retrograde Saturn interrupts a phase and returns to the one before.
 * @param chart the birth chart; its ayanamsa is used
 * @param fromJdUt Julian day UT; the birth if not given
 * @param toJdUt Julian day UT; a hundred years after `fromJdUt` if not given
 * @throws JyotishError `out_of_range` when the span ends before it begins or is NaN
 */
export function sadeSati(
  chart: SaturnChart,
  fromJdUt: JulianDay = chart.time.jdUt,
  toJdUt: JulianDay = fromJdUt + CENTURY,
): SadeSati {
  if (!(fromJdUt <= toJdUt)) {
    throw new JyotishError('out_of_range', 'A span of time must end after it begins.');
  }
  const moonSign = chart.grahas.moon.sign;
  // A sade sati that touches the span may begin and end outside it.
  const stays = staysOfSaturn(
    chart.settings.ayanamsa,
    fromJdUt - LONGEST_SADE_SATI,
    toJdUt + LONGEST_SADE_SATI,
  );
  const all = stays.flatMap((stay): SaturnPhase[] => {
    const house = houseFrom(moonSign, stay.sign);
    const phase = PHASES[house];
    if (phase === undefined) return [];
    const kind = phase === 'fourth' || phase === 'eighth' ? 'dhaiya' : 'sade_sati';
    return [{ kind, phase, house, ...stay }];
  });
  const touches = ({ startJdUt, endJdUt }: Span): boolean =>
    startJdUt <= toJdUt && endJdUt > fromJdUt;
  const phases = all.filter(touches);
  const cycles = cyclesOf(all).filter(touches);
  const bounds = [{ startJdUt: fromJdUt, endJdUt: toJdUt }, ...phases, ...cycles];
  return {
    moonSign,
    phases,
    cycles,
    notices: bounds.some(isClipped) ? ['clipped_to_known_years'] : [],
  };
}

/**
 * The phase that runs at an instant: half-open, at an ingress the new one.
 * @returns null where Saturn is in none of the five signs, and outside 1800 to 2200
 * @throws JyotishError `out_of_range` when the instant is no number
 */
export function sadeSatiAt(chart: SaturnChart, jdUt: JulianDay): SaturnPhase | null {
  const { phases } = sadeSati(chart, jdUt, jdUt);
  return phases.find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt) ?? null;
}

/** In it the next sade sati begins and ends, days: Saturn takes 29.5 years for a turn. */
const NEXT_CYCLE_WITHIN = 14_500;

/**
 * What runs at an instant, and what comes next: the one answer of every page to "am I in sade sati?".
 * @param chart the birth chart; its ayanamsa is used
 * @param jdUt Julian day UT
 * @throws JyotishError `out_of_range` when the instant is no number
 */
export function sadeSatiNow(chart: SaturnChart, jdUt: JulianDay): SadeSatiNow {
  const { phases, cycles } = sadeSati(chart, jdUt, jdUt + NEXT_CYCLE_WITHIN);
  const contains = ({ startJdUt, endJdUt }: Span): boolean => jdUt >= startJdUt && jdUt < endJdUt;
  const begins = ({ startJdUt }: Span): boolean => startJdUt > jdUt;
  const phase = phases.find(contains) ?? null;
  const cycle = cycles.find(contains) ?? null;
  return {
    state: phase?.kind ?? (cycle === null ? 'none' : 'break'),
    phase,
    again: phase && (phases.find((later) => isReturn(phase, later)) ?? null),
    cycle,
    next: phases.find(begins) ?? null,
    nextCycle: cycles.find(begins) ?? null,
  };
}

type Span = Pick<SaturnPhase, 'startJdUt' | 'endJdUt'>;

/** Whether a later stay continues the phase, not the same phase of Saturn's next turn. */
function isReturn(phase: SaturnPhase, later: SaturnPhase): boolean {
  const pause = later.startJdUt - phase.endJdUt;
  return later.phase === phase.phase && pause > 0 && pause < LONGEST_BREAK;
}

/** Whether a span ends at an edge of the supported years, or beyond it. */
function isClipped({ startJdUt, endJdUt }: Span): boolean {
  return startJdUt <= clipInstant(-Infinity) || endJdUt >= clipInstant(Infinity);
}

function cyclesOf(phases: readonly SaturnPhase[]): readonly SadeSatiCycle[] {
  const cycles: SaturnPhase[][] = [];
  for (const phase of phases) {
    if (phase.kind === 'dhaiya') continue;
    const before = cycles.at(-1)?.at(-1);
    if (before !== undefined && phase.startJdUt - before.endJdUt < LONGEST_BREAK) {
      cycles.at(-1)!.push(phase);
    } else {
      cycles.push([phase]);
    }
  }
  return cycles.map((own) => ({
    startJdUt: own[0]!.startJdUt,
    endJdUt: own.at(-1)!.endJdUt,
    phases: own,
  }));
}

import { checkSetting } from '../check-setting.ts';
import type { Placements } from '../chart/placements.ts';
import { signFromIndex } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';
import type { JulianDay } from '../time/index.ts';
import { checkBirthScale } from './birth-scale.ts';
import { CHARA_DEFAULTS, charaLordOf, charaYears, isDirectSign } from './chara-lords.ts';
import type { CharaLord, CharaOptions } from './chara-lords.ts';
import { mahadashasOf, runningInCycle } from './repeating-cycle.ts';
import type {
  CycleMahadasha,
  CyclePeriod,
  RepeatingCycle,
  RunningInCycle,
} from './repeating-cycle.ts';

/** A sign's period; `lord` is the one its years are counted to. */
export type CharaPeriod = CyclePeriod<SignNumber>;

/** A sign's mahadasha with its twelve antardashas. */
export type CharaMahadasha = CycleMahadasha<SignNumber>;

/** Chara dasha of a chart. */
export interface CharaDasha {
  /** which way the signs follow one another */
  readonly direction: 'forward' | 'backward';
  /** years of the twelve signs together; later cycles repeat them */
  readonly cycleYears: number;
  /** the lord of every sign and why it counts, in the order of the dashas */
  readonly lords: readonly CharaLord[];
  /** school that it was computed by */
  readonly options: CharaOptions;
  /** the twelve of the first cycle, from birth */
  readonly mahadashas: readonly CharaMahadasha[];
}

/** The signs from the lagna's on, with their lords. */
interface Sequence {
  readonly step: 1 | -1;
  readonly lords: readonly CharaLord[];
  readonly options: CharaOptions;
}

function sequenceOf(placements: Placements, options: Partial<CharaOptions>): Sequence {
  const {
    lords = CHARA_DEFAULTS.lords,
    exaltationAdjustment = CHARA_DEFAULTS.exaltationAdjustment,
  } = options;
  checkSetting('lords', lords, ['dual', 'single']);
  checkSetting('exaltationAdjustment', exaltationAdjustment, [true, false]);
  const all: CharaOptions = { lords, exaltationAdjustment };
  const lagna = placements.ascendant.sign;
  const step = isDirectSign(signFromIndex(lagna + 7)) ? 1 : -1;
  const signs = Array.from({ length: 12 }, (_, index) => signFromIndex(lagna - 1 + step * index));
  return { step, lords: signs.map((sign) => charaLordOf(placements, sign, all)), options: all };
}

/** A year has 12 units: a sign of n years gives every part n of them. */
function cycleOf(
  placements: Placements,
  { step, lords, options }: Sequence,
  birthJdUt: JulianDay,
  yearDays: number,
): RepeatingCycle<SignNumber> {
  checkBirthScale(birthJdUt, yearDays);
  const lordOf = new Map(lords.map(({ sign, lord }) => [sign, lord]));
  return {
    startJdUt: birthJdUt,
    unitsPerYear: 12,
    yearDays,
    dashas: lords.map((own) => {
      const years = charaYears(own, placements, options);
      const parts = lords.map((_, index) => {
        const dasha = signFromIndex(own.sign - 1 + step * (index + 1));
        return { dasha, lord: lordOf.get(dasha)!, units: years };
      });
      return { dasha: own.sign, lord: own.lord, units: years * 12, parts };
    }),
  };
}

/**
 * Jaimini's chara dasha after K.N. Rao: signs in order from the lagna's, forward where the ninth from it is a direct
 * sign, else backward; each as many years as its lord is away. The first begins at birth. Twelve equal antardashas run
 * the way the mahadashas do, from the next sign on, the dasha's own last. Later cycles repeat the first.
 * @param placements the ascendant and the nine grahas
 * @param birthJdUt instant of birth, Julian day UT
 * @param yearDays length of a dasha year, days
 * @param options options on which schools differ; default: K.N. Rao's choices
 * @param cycles how many cycles to list, 1 to 12
 * @throws JyotishError `out_of_range` when a number is not finite, the year not positive, the number of cycles out of
 * range, or an option is invalid
 */
export function charaDasha(
  placements: Placements,
  birthJdUt: JulianDay,
  yearDays: number,
  options: Partial<CharaOptions> = {},
  cycles = 2,
): CharaDasha {
  const sequence = sequenceOf(placements, options);
  const cycle = cycleOf(placements, sequence, birthJdUt, yearDays);
  return {
    direction: sequence.step === 1 ? 'forward' : 'backward',
    cycleYears: cycle.dashas.reduce((sum, { units }) => sum + units, 0) / cycle.unitsPerYear,
    lords: sequence.lords,
    options: sequence.options,
    mahadashas: mahadashasOf(cycle, cycles),
  };
}

/**
 * The signs running at an instant, in any cycle. Half-open: at a boundary the new one runs.
 * @param placements as for `charaDasha`
 * @param birthJdUt as for `charaDasha`
 * @param yearDays as for `charaDasha`
 * @param jdUt the instant, Julian day UT
 * @param options as for `charaDasha`
 * @returns null before birth
 * @throws JyotishError as for `charaDasha`
 */
export function charaAt(
  placements: Placements,
  birthJdUt: JulianDay,
  yearDays: number,
  jdUt: JulianDay,
  options: Partial<CharaOptions> = {},
): RunningInCycle<SignNumber> | null {
  const sequence = sequenceOf(placements, options);
  return runningInCycle(cycleOf(placements, sequence, birthJdUt, yearDays), jdUt);
}

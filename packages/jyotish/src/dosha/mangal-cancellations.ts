import { birthPanchang, DIGNITIES, grahasAspecting } from '../chart/index.ts';
import type { Chart, GrahaId, HouseNumber, SignNumber, Weekday } from '../chart/index.ts';
import { DOSHA_HOUSES } from './dosha-units.ts';
import type { ReferenceId } from './dosha-units.ts';

/** Why mangal dosha is considered to be cancelled. */
export type MangalCancellationCode =
  | 'mars_in_leo_or_aquarius'
  | 'mars_in_house_and_sign'
  | 'jupiter_or_venus_in_lagna'
  | 'mars_with_jupiter_or_moon'
  | 'mars_own_or_exalted'
  | 'mars_aspected_by_jupiter_or_saturn'
  | 'lagna_cancer_or_leo'
  | 'mars_weak'
  | 'age_over_28'
  | 'born_on_tuesday';

/** `strong`: Raman's own list and its reading in published software; `also_used`: one source each. */
export type CancellationGrade = 'strong' | 'also_used';

/** Source of a rule: B.V. Raman (How to Judge a Horoscope, vol. 2), or almanacs. */
export type CancellationSource = 'raman' | 'almanacs';

/** What makes Mars weak. */
export type MarsWeakness = 'combust' | 'retrograde' | 'edge_of_sign';

/** A house of Mars that makes the dosha, from one reference. */
export interface MarsHouse {
  /** from which the house is counted */
  readonly from: ReferenceId;
  /** whole-sign house of Mars */
  readonly house: HouseNumber;
}

/** One rule, whether it applies and what it is based on; a fact that a rule does not use is empty or null. */
export interface MangalCancellation {
  /** which rule it is */
  readonly code: MangalCancellationCode;
  /** how much weight the texts give it */
  readonly grade: CancellationGrade;
  /** text that has the rule */
  readonly source: CancellationSource;
  /** the sign of Mars, or the ascendant's for `lagna_cancer_or_leo` */
  readonly sign: SignNumber | null;
  /** houses of Mars to which it applies */
  readonly houses: readonly MarsHouse[];
  /** the grahas that cancel */
  readonly grahas: readonly GrahaId[];
  /** what makes Mars weak */
  readonly weaknesses: readonly MarsWeakness[];
}

/** Input that is not part of a birth chart. */
export interface MangalOptions {
  /** completed years of age (from 28 on Mars is considered mature); without it `age_over_28` is skipped */
  readonly ageYears?: number;
  /** weekday of the birth from sunrise to sunrise, if already computed (`birthPanchang`) */
  readonly weekday?: Weekday;
  /** which houses of Mars make the dosha; default `all` */
  readonly houses?: MangalHouses;
}

/** Houses of Mars that make the dosha, by school: those of North and South together, or of one of them. */
export const MANGAL_HOUSES = {
  all: DOSHA_HOUSES,
  /** without the second (BPHS 80, as it is read in the North) */
  north: [1, 4, 7, 8, 12],
  /** without the first (Deva Keralam; B. V. Raman, How to Judge a Horoscope, vol. 2) */
  south: [2, 4, 7, 8, 12],
} as const satisfies Readonly<Record<string, readonly HouseNumber[]>>;

/** One of the sets of houses. */
export type MangalHouses = keyof typeof MANGAL_HOUSES;

/** Houses in which Mars is harmless in two signs each (Raman). The first house has none. */
const HARMLESS_SIGNS: Readonly<Partial<Record<HouseNumber, readonly SignNumber[]>>> = {
  2: [3, 6],
  4: [1, 8],
  7: [4, 10],
  8: [9, 12],
  12: [2, 7],
};

const TUESDAY: Weekday = 2;

type Facts = Partial<Pick<MangalCancellation, 'sign' | 'houses' | 'grahas' | 'weaknesses'>>;

/**
 * The rules that apply to a chart with Mars in dosha houses, strong ones first. A rule is one reason for any number of
 * grahas or houses that meet it, and the sign of Mars gives one reason only: `mars_own_or_exalted` is omitted if a
 * stronger rule is already based on that sign.
 * @param houses the houses where Mars causes the dosha, one or more
 */
export function mangalCancellations(
  chart: Chart,
  houses: readonly MarsHouse[],
  options: MangalOptions = {},
): readonly MangalCancellation[] {
  const found: MangalCancellation[] = [];
  const add = (
    applies: boolean,
    code: MangalCancellationCode,
    grade: CancellationGrade,
    facts: Facts,
  ): void => {
    const source = grade === 'strong' ? 'raman' : 'almanacs';
    const none = { sign: null, houses: [], grahas: [], weaknesses: [] };
    if (applies) found.push({ code, grade, source, ...none, ...facts });
  };

  const { ascendant, grahas } = chart;
  const { sign } = grahas.mars;
  const inLagna = (['jupiter', 'venus'] as const).filter((graha) => grahas[graha].house === 1);
  const withMars = (['jupiter', 'moon'] as const).filter((graha) => grahas[graha].sign === sign);
  const harmless = houses.filter(({ house }) => HARMLESS_SIGNS[house]?.includes(sign));
  const inLeoOrAquarius = sign === 5 || sign === 11;
  add(inLeoOrAquarius, 'mars_in_leo_or_aquarius', 'strong', { sign });
  add(harmless.length > 0, 'mars_in_house_and_sign', 'strong', { sign, houses: harmless });
  add(inLagna.length > 0, 'jupiter_or_venus_in_lagna', 'strong', { grahas: inLagna });
  add(withMars.length > 0, 'mars_with_jupiter_or_moon', 'strong', { grahas: withMars });

  const { own, exalted } = DIGNITIES.mars;
  const isAtHome = own.includes(sign) || exalted.sign === sign;
  const aspecting = grahasAspecting(sign, chart).filter(
    (graha) => graha === 'jupiter' || graha === 'saturn',
  );
  const weaknesses = weaknessesOfMars(chart);
  const lagna = ascendant.sign;
  const { ageYears = 0 } = options;
  const weekday = options.weekday ?? birthPanchang(chart).weekday;
  add(isAtHome && harmless.length === 0, 'mars_own_or_exalted', 'also_used', { sign });
  add(aspecting.length > 0, 'mars_aspected_by_jupiter_or_saturn', 'also_used', {
    grahas: aspecting,
  });
  add(lagna === 4 || lagna === 5, 'lagna_cancer_or_leo', 'also_used', { sign: lagna });
  add(weaknesses.length > 0, 'mars_weak', 'also_used', { weaknesses });
  add(ageYears >= 28, 'age_over_28', 'also_used', {});
  add(weekday === TUESDAY, 'born_on_tuesday', 'also_used', {});
  return found;
}

function weaknessesOfMars({ grahas }: Chart): readonly MarsWeakness[] {
  const { combust, retrograde, degreeInSign } = grahas.mars;
  const weaknesses: MarsWeakness[] = [];
  if (combust) weaknesses.push('combust');
  if (retrograde) weaknesses.push('retrograde');
  if (degreeInSign < 1 || degreeInSign >= 29) weaknesses.push('edge_of_sign');
  return weaknesses;
}

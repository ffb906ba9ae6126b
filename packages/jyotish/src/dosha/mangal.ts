import { checkSetting } from '../check-setting.ts';
import { ASPECTED_HOUSES, GRAHA_IDS, grahaDrishti, signFromIndex } from '../chart/index.ts';
import type { Chart, Drishti, GrahaId, HouseNumber, SignNumber } from '../chart/index.ts';
import {
  byReference,
  DOSHA_MALEFIC_IDS,
  doshaDignity,
  doshaUnits,
  HEAVY_DOSHA_HOUSES,
  houseFromReference,
  REFERENCE_IDS,
} from './dosha-units.ts';
import type { ByReference, DoshaDignity, DoshaMaleficId, ReferenceId } from './dosha-units.ts';
import { MANGAL_HOUSES, mangalCancellations } from './mangal-cancellations.ts';
import type { MangalCancellation, MangalHouses, MangalOptions } from './mangal-cancellations.ts';

/** Where Mars is from one reference and what that adds to the score. */
export interface MangalReference {
  /** reference from which houses are counted */
  readonly from: ReferenceId;
  /** of Mars, counted from the reference */
  readonly house: HouseNumber;
  /** whether Mars in this house makes the dosha */
  readonly isDoshaHouse: boolean;
  /** Raman's dosha units, 0 to 100 */
  readonly units: number;
  /** share of the reference in the score */
  readonly weight: number;
  /** houses from this reference that Mars aspects with its 4th, 7th and 8th aspects, in that order */
  readonly aspectedHouses: readonly HouseNumber[];
}

/** How another malefic is bound to Mars. */
export type MarsAssociation = 'conjunct' | 'aspects_mars' | 'aspected_by_mars';

/** One factor of the dosha: a code and its facts. */
export type MangalFactor =
  | ({
      readonly code: 'mars_in_house';
      /** of Mars, 1 (Aries) to 12 (Pisces) */
      readonly sign: SignNumber;
    } & MangalReference)
  | {
      /** Saturn or a node with Mars, or one aspecting the other */
      readonly code: 'mars_associated';
      /** the one that is with Mars */
      readonly graha: 'saturn' | 'rahu' | 'ketu';
      /** together, or one aspects the other */
      readonly how: readonly MarsAssociation[];
      /** of that graha from the lagna */
      readonly house: HouseNumber;
      /** of that graha */
      readonly sign: SignNumber;
    }
  | {
      /** Rahu and Ketu in the first and seventh houses */
      readonly code: 'nodes_on_first_seventh';
      /** house of Rahu; Ketu is opposite */
      readonly rahuHouse: 1 | 7;
    }
  | {
      /** another malefic in 7 or 8 from the lagna, which adds to the score */
      readonly code: 'malefic_in_house';
      /** the other malefic */
      readonly graha: Exclude<DoshaMaleficId, 'mars'>;
      /** from the lagna: 7 or 8 */
      readonly house: HouseNumber;
      /** of that malefic */
      readonly sign: SignNumber;
      /** Raman's dosha units, 0 to 100 */
      readonly units: number;
      /** share of them in the score */
      readonly weight: number;
    };

/** An aspect of Mars on a house, or of another graha on Mars. */
export interface MangalAspect extends Drishti {
  /** graha that aspects */
  readonly by: GrahaId;
}

/** Mangal (kuja) dosha of a chart. */
export interface MangalDosha {
  /** before cancellation, an integer from 0 to 100 */
  readonly score: number;
  /** what the score is made of */
  readonly factors: readonly MangalFactor[];
  /** of Mars on houses, and of others on Mars */
  readonly aspects: readonly MangalAspect[];
  /** rules that apply, strong ones first; empty if Mars causes no dosha */
  readonly cancellations: readonly MangalCancellation[];
  /** 0 to 1: a quarter for each rule that applies */
  readonly cancellationScore: number;
  /** score × (1 − cancellationScore), not rounded */
  readonly effectiveScore: number;
  /** the effective score as an integer, 0 to 100, never rounded across 0 or 25: the figure on every page */
  readonly percent: number;
  /** effective score of 25 or more */
  readonly isPresent: boolean;
  /** partial: something is left of the dosha, but less than 25 */
  readonly isAnshik: boolean;
}

/** The same dosha with everything that was checked. */
export interface Manglik extends MangalDosha {
  /** 1 (Aries) to 12 (Pisces) */
  readonly marsSign: SignNumber;
  /** dignity of Mars for this dosha */
  readonly marsDignity: DoshaDignity;
  /** all three references, dosha or not */
  readonly references: ByReference<MangalReference>;
}

/** Weight of each reference. Our choice: no published scale combines the three. */
export const MANGAL_WEIGHTS: ByReference<number> = { lagna: 0.5, moon: 0.3, venus: 0.2 };

/** Weight of the units of another malefic in 7 or 8. Our choice, as above. */
const MALEFIC_WEIGHT = 0.25;

const CANCELLATION_STEP = 0.25;
const PRESENT_FROM = 25;

/**
 * Mangal dosha: Mars in houses 1, 2, 4, 7, 8, 12 from the lagna, the Moon and Venus, by whole signs, measured in
 * Raman's dosha units (`doshaUnits`). Score = Σ weight × units of Mars + ¼ × units of the other malefics in 7 and 8
 * from the lagna, to 100; the others count only if Mars itself causes the dosha, because without it there is none.
 * @throws JyotishError `out_of_range` for houses that do not exist
 */
export function mangalDosha(chart: Chart, options: MangalOptions = {}): MangalDosha {
  const references = referencesOf(chart, options.houses);
  const made = REFERENCE_IDS.map((id) => references[id]).filter(({ isDoshaHouse }) => isDoshaHouse);
  const malefics = made.length === 0 ? [] : maleficsInHeavyHouses(chart);
  const units = [...made, ...malefics].reduce((sum, part) => sum + part.weight * part.units, 0);
  const score = Math.min(100, Math.round(units));
  const cancellations = made.length === 0 ? [] : mangalCancellations(chart, made, options);
  const cancellationScore = Math.min(1, CANCELLATION_STEP * cancellations.length);
  const effectiveScore = score * (1 - cancellationScore);
  const isPresent = effectiveScore >= PRESENT_FROM;
  const { sign } = chart.grahas.mars;
  return {
    score,
    factors: [
      ...made.map((part) => ({ code: 'mars_in_house', sign, ...part }) as const),
      ...associations(chart),
      ...nodesOnAxis(chart),
      ...malefics,
    ],
    aspects: aspectsOf(chart),
    cancellations,
    cancellationScore,
    effectiveScore,
    percent: percentOf(effectiveScore),
    isPresent,
    isAnshik: effectiveScore > 0 && !isPresent,
  };
}

function percentOf(effectiveScore: number): number {
  if (effectiveScore <= 0) return 0;
  const rounded = Math.round(effectiveScore);
  if (effectiveScore >= PRESENT_FROM) return Math.max(PRESENT_FROM, rounded);
  return Math.min(Math.max(1, rounded), PRESENT_FROM - 1);
}

/** Mangal dosha of a chart with all three references, whether Mars makes the dosha from them or not. */
export function manglik(chart: Chart, options: MangalOptions = {}): Manglik {
  const { mars } = chart.grahas;
  return {
    ...mangalDosha(chart, options),
    marsSign: mars.sign,
    marsDignity: doshaDignity(mars),
    references: referencesOf(chart, options.houses),
  };
}

function referencesOf(chart: Chart, houses: MangalHouses = 'all'): Manglik['references'] {
  checkSetting('houses', houses, Object.keys(MANGAL_HOUSES));
  return byReference((reference) => referenceOf(chart, reference, MANGAL_HOUSES[houses]));
}

function referenceOf(
  chart: Chart,
  from: ReferenceId,
  houses: readonly HouseNumber[],
): MangalReference {
  const mars = { ...chart.grahas.mars, graha: 'mars' } as const;
  const house = houseFromReference(chart, from, mars.sign);
  return {
    from,
    house,
    isDoshaHouse: houses.includes(house),
    units: houses.includes(house) ? doshaUnits(mars, house) : 0,
    weight: MANGAL_WEIGHTS[from],
    aspectedHouses: ASPECTED_HOUSES.mars.map((count) => signFromIndex(house + count - 2)),
  };
}

function maleficsInHeavyHouses(chart: Chart) {
  return DOSHA_MALEFIC_IDS.filter((graha) => graha !== 'mars')
    .map((graha) => {
      const { house, sign } = chart.grahas[graha];
      const units = doshaUnits({ ...chart.grahas[graha], graha }, house);
      const code = 'malefic_in_house' as const;
      return { code, graha, house, sign, units, weight: MALEFIC_WEIGHT };
    })
    .filter(({ house }) => HEAVY_DOSHA_HOUSES.includes(house));
}

function associations(chart: Chart): MangalFactor[] {
  const { grahas } = chart;
  const drishti = grahaDrishti(chart);
  const aspects = (by: GrahaId, on: GrahaId): boolean =>
    drishti[by].some((aspect) => aspect.grahas.includes(on));
  return (['saturn', 'rahu', 'ketu'] as const).flatMap((graha) => {
    const { sign, house } = grahas[graha];
    const how: MarsAssociation[] = [];
    if (sign === grahas.mars.sign) how.push('conjunct');
    if (aspects(graha, 'mars')) how.push('aspects_mars');
    if (aspects('mars', graha)) how.push('aspected_by_mars');
    return how.length === 0 ? [] : [{ code: 'mars_associated', graha, how, house, sign } as const];
  });
}

function nodesOnAxis({ grahas }: Chart): MangalFactor[] {
  const { house } = grahas.rahu;
  if (house !== 1 && house !== 7) return [];
  return [{ code: 'nodes_on_first_seventh', rahuHouse: house }];
}

/** The three aspects of Mars, then those of others on it. */
function aspectsOf(chart: Chart): MangalAspect[] {
  const drishti = grahaDrishti(chart);
  const onMars = GRAHA_IDS.flatMap((by) =>
    drishti[by]
      .filter(({ grahas }) => grahas.includes('mars'))
      .map((aspect) => ({ by, ...aspect })),
  );
  return [...drishti.mars.map((aspect) => ({ by: 'mars', ...aspect }) as const), ...onMars];
}

import { checkSetting } from '../check-setting.ts';
import { eachGraha, GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';
import { houseFrom, signFromIndex } from './signs.ts';
import type { HouseNumber, SignNumber } from './signs.ts';

/** Aspects of Rahu and Ketu: none, the seventh like every graha, or the trines too like Jupiter. */
export type NodeAspects = 'none' | 'seventh' | 'jupiter';

/**
 * The places that each graha aspects in full, counted from its own sign as 1. All aspect the seventh; Mars, Jupiter and
 * Saturn two more (BPHS ch. 26, 2–5, which gives the nodes no special aspects).
 */
export const ASPECTED_HOUSES: Readonly<Record<GrahaId, readonly HouseNumber[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [7],
  ketu: [7],
};

/** One aspect of a graha: the sign, with its house and its occupants. */
export interface Drishti {
  /** the sign's place counted from the graha's own as 1 */
  readonly count: HouseNumber;
  /** sign that is aspected */
  readonly sign: SignNumber;
  /** whole-sign house from the ascendant */
  readonly house: HouseNumber;
  /** grahas in that sign */
  readonly grahas: readonly GrahaId[];
}

/**
 * The places that a graha aspects, under a choice for the nodes.
 * @param nodes schools differ: BPHS ch. 26 gives the nodes the seventh only (the default), later
 *   teachers Jupiter's places, others no aspect at all
 * @throws JyotishError `out_of_range` for any other choice for the nodes
 */
export function aspectedHouses(
  graha: GrahaId,
  nodes: NodeAspects = 'seventh',
): readonly HouseNumber[] {
  checkSetting('nodes', nodes, ['none', 'seventh', 'jupiter']);
  const isNode = graha === 'rahu' || graha === 'ketu';
  if (isNode && nodes === 'none') return [];
  return ASPECTED_HOUSES[isNode && nodes === 'jupiter' ? 'jupiter' : graha];
}

/**
 * Whether a graha aspects a sign (graha drishti, by sign).
 * @param from the sign in which the graha is; @param to the sign to check
 * @param nodes what Rahu and Ketu aspect
 */
export function isAspecting(
  graha: GrahaId,
  from: SignNumber,
  to: SignNumber,
  nodes: NodeAspects = 'seventh',
): boolean {
  return aspectedHouses(graha, nodes).includes(houseFrom(from, to));
}

/**
 * What each graha of a chart aspects, in the order counted from it.
 * @param nodes what Rahu and Ketu aspect
 */
export function grahaDrishti(
  { ascendant, grahas }: Placements,
  nodes: NodeAspects = 'seventh',
): Readonly<Record<GrahaId, readonly Drishti[]>> {
  const drishti = (graha: GrahaId, count: HouseNumber): Drishti => {
    const sign = signFromIndex(grahas[graha].sign + count - 2);
    return {
      count,
      sign,
      house: houseFrom(ascendant.sign, sign),
      grahas: GRAHA_IDS.filter((other) => grahas[other].sign === sign),
    };
  };
  return eachGraha((graha) => aspectedHouses(graha, nodes).map((count) => drishti(graha, count)));
}

/**
 * The grahas of a chart that aspect a sign, in the usual order.
 * @param nodes what Rahu and Ketu aspect
 */
export function grahasAspecting(
  sign: SignNumber,
  { grahas }: Pick<Placements, 'grahas'>,
  nodes: NodeAspects = 'seventh',
): readonly GrahaId[] {
  return GRAHA_IDS.filter((graha) => isAspecting(graha, grahas[graha].sign, sign, nodes));
}

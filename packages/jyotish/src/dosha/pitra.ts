import { grahaDrishti, SIGNS, signFromIndex } from '../chart/index.ts';
import type { GrahaId, HouseNumber, Placements, PlanetId, SignNumber } from '../chart/index.ts';

type Node = 'rahu' | 'ketu';

/** How the Sun is afflicted by Saturn or a node. */
export interface SunAffliction {
  /** who afflicts the Sun */
  readonly by: 'saturn' | Node;
  /** in the Sun's sign, or aspecting it */
  readonly how: 'joined' | 'aspected';
}

/** One factor of pitra dosha: a code and its facts. */
export type PitraReason =
  | {
      readonly code: 'sun_with_node';
      /** the one with the Sun */
      readonly node: Node;
      /** of both, 1 (Aries) to 12 (Pisces) */
      readonly sign: SignNumber;
      /** whole-sign house from the ascendant */
      readonly house: HouseNumber;
    }
  | {
      readonly code: 'node_in_ninth';
      /** the one in the ninth house */
      readonly node: Node;
      /** of the ninth house */
      readonly sign: SignNumber;
    }
  | {
      readonly code: 'ninth_lord_and_sun_afflicted';
      /** lord of the ninth house */
      readonly lord: PlanetId;
      /** where the lord of the ninth is */
      readonly house: HouseNumber;
      /** sign of that lord */
      readonly sign: SignNumber;
      /** the node in its sign, or null where it is its house (6, 8 or 12) that counts */
      readonly node: Node | null;
      /** what afflicts the Sun */
      readonly sun: readonly SunAffliction[];
    };

/** Pitra dosha of a chart. */
export interface PitraDosha {
  /** at least one reason holds */
  readonly isPresent: boolean;
  /** empty if there is no dosha */
  readonly reasons: readonly PitraReason[];
}

const NODES = ['rahu', 'ketu'] as const;
const DUSTHANAS: readonly HouseNumber[] = [6, 8, 12];

/**
 * Pitra dosha. Classical texts do not name it; modern lists draw on BPHS ch. 83, combinations for a curse of the father
 * (pitri shapa). Of the tests in use these three are selective, while most charts meet one of the longer lists: the Sun
 * with a node; a node in the ninth; the lord of the ninth with a node or in 6, 8 or 12 while the Sun is joined or
 * aspected by Saturn or a node.
 */
export function pitraDosha(placements: Placements): PitraDosha {
  const { ascendant, grahas } = placements;
  const { sun } = grahas;
  const reasons: PitraReason[] = [];
  for (const node of NODES) {
    const { sign, house } = grahas[node];
    if (sign === sun.sign) reasons.push({ code: 'sun_with_node', node, sign, house });
    if (house === 9) reasons.push({ code: 'node_in_ninth', node, sign });
  }
  const { lord } = SIGNS[signFromIndex(ascendant.sign + 7)];
  const { sign, house } = grahas[lord];
  const node = NODES.find((candidate) => grahas[candidate].sign === sign) ?? null;
  const afflictions = sunAfflictions(placements);
  if ((node !== null || DUSTHANAS.includes(house)) && afflictions.length > 0) {
    const code = 'ninth_lord_and_sun_afflicted';
    reasons.push({ code, lord, house, sign, node, sun: afflictions });
  }
  return { isPresent: reasons.length > 0, reasons };
}

/** A node aspects the seventh only, where the other node is: its company is what counts. */
function sunAfflictions(placements: Placements): readonly SunAffliction[] {
  const { grahas } = placements;
  const joined = (by: GrahaId): boolean => grahas[by].sign === grahas.sun.sign;
  const drishti = grahaDrishti(placements);
  return (['saturn', ...NODES] as const).flatMap((by): SunAffliction[] => {
    if (joined(by)) return [{ by, how: 'joined' }];
    return drishti[by].some((aspect) => aspect.grahas.includes('sun'))
      ? [{ by, how: 'aspected' }]
      : [];
  });
}

import { checkSetting } from '../check-setting.ts';
import { eachGraha, GRAHA_IDS, isAspecting, signOf } from '../chart/index.ts';
import type { GrahaId, HouseNumber } from '../chart/index.ts';
import type { KpChart } from './kp-chart.ts';

/** What Rahu and Ketu signify in addition to their own houses: nothing, or what the grahas signify that they act for. */
export type KpNodes = 'own' | 'agents';

/** The grahas that signify a house, from the strongest level to the weakest, each in the usual order. */
export interface HouseSignificators {
  /** 1 to 12, by cusps */
  readonly house: HouseNumber;
  /** grahas in the star of an occupant */
  readonly inStarOfOccupant: readonly GrahaId[];
  /** grahas in the house */
  readonly occupants: readonly GrahaId[];
  /** grahas in the star of the owner */
  readonly inStarOfOwner: readonly GrahaId[];
  /** lord of the sign on the cusp; with the nodes that act for it where they are agents */
  readonly owners: readonly GrahaId[];
}

/** The houses that a graha signifies, from the strongest level to the weakest. */
export interface GrahaSignifications {
  /** which of the nine */
  readonly graha: GrahaId;
  /** where its star lord is */
  readonly starOccupies: readonly HouseNumber[];
  /** where it is */
  readonly occupies: readonly HouseNumber[];
  /** those whose cusps are in signs of its star lord */
  readonly starOwns: readonly HouseNumber[];
  /** those whose cusps are in its own signs */
  readonly owns: readonly HouseNumber[];
}

/** Significators by house and by graha: two views of the same four levels. */
export interface KpSignificators {
  /** twelve, the first one first */
  readonly houses: readonly HouseSignificators[];
  /** by their ids */
  readonly grahas: Readonly<Record<GrahaId, GrahaSignifications>>;
}

/**
 * The significators of the twelve houses (K. S. Krishnamurti, KP Reader 3 and 4): grahas in the star of an occupant, the
 * occupants, grahas in the star of the owner, the owner. With `agents` a node also takes the houses of the lord of its
 * sign, of the grahas in its sign and of those that aspect it by sign.
 * @throws JyotishError `out_of_range` for a choice for the nodes that does not exist
 */
export function kpSignificators(chart: KpChart, nodes: KpNodes = 'own'): KpSignificators {
  checkSetting('nodes', nodes, ['own', 'agents']);
  const { cusps, planets } = chart;
  const represents = eachGraha((graha) =>
    nodes === 'agents' ? [graha, ...actsFor(graha, chart)] : [graha],
  );
  const occupies = eachGraha((graha) => inOrder(represents[graha].map((of) => planets[of].house)));
  const owns = eachGraha((graha) =>
    cusps.filter(({ sign }) => represents[graha].includes(sign)).map(({ house }) => house),
  );
  const grahas = eachGraha((graha) => {
    const { star } = planets[graha];
    return {
      graha,
      starOccupies: occupies[star],
      occupies: occupies[graha],
      starOwns: owns[star],
      owns: owns[graha],
    };
  });
  const whose = (level: keyof Omit<GrahaSignifications, 'graha'>, house: HouseNumber): GrahaId[] =>
    GRAHA_IDS.filter((graha) => grahas[graha][level].includes(house));
  return {
    houses: cusps.map(({ house }) => ({
      house,
      inStarOfOccupant: whose('starOccupies', house),
      occupants: whose('occupies', house),
      inStarOfOwner: whose('starOwns', house),
      owners: whose('owns', house),
    })),
    grahas,
  };
}

/** The planets for which a node acts: those with it in its sign, those aspecting it, and the lord of the sign. */
function actsFor(graha: GrahaId, { planets }: KpChart): GrahaId[] {
  if (graha !== 'rahu' && graha !== 'ketu') return [];
  const sign = signOf(planets[graha].longitude);
  return GRAHA_IDS.filter((other) => {
    if (other === 'rahu' || other === 'ketu') return false;
    const from = signOf(planets[other].longitude);
    return from === sign || other === planets[graha].sign || isAspecting(other, from, sign);
  });
}

const inOrder = (houses: readonly HouseNumber[]): HouseNumber[] =>
  [...new Set(houses)].toSorted((one, other) => one - other);

import { grahasAspecting } from './aspects.ts';
import type { NodeAspects } from './aspects.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';

/** What weakens a graha where it is. */
export interface Affliction {
  /** closer to the Sun than its orb */
  readonly combust: boolean;
  /** in its sign of debilitation */
  readonly debilitated: boolean;
  /** malefics in its sign */
  readonly joinedBy: readonly GrahaId[];
  /** malefics that aspect it */
  readonly aspectedBy: readonly GrahaId[];
}

/** Natural malefics (BPHS 3, 11), without the waning Moon and Mercury in bad company. */
const MALEFICS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

const isNode = (graha: GrahaId) => graha === 'rahu' || graha === 'ketu';

/**
 * What weakens a graha where it is: combustion, debilitation, and the natural malefics with it or aspecting it. What the nodes do to
 * each other is left out, since every chart has it.
 * @param nodes signs that Rahu and Ketu aspect
 * @throws JyotishError `out_of_range` for another value of `nodes`
 */
export function afflictionOf(
  graha: GrahaId,
  chart: Pick<Placements, 'grahas'>,
  nodes: NodeAspects = 'seventh',
): Affliction {
  const { sign, combust, dignity } = chart.grahas[graha];
  const others = MALEFICS.filter((other) => other !== graha && !(isNode(other) && isNode(graha)));
  const aspecting = grahasAspecting(sign, chart, nodes);
  return {
    combust,
    debilitated: dignity === 'debilitated',
    joinedBy: others.filter((other) => chart.grahas[other].sign === sign),
    aspectedBy: others.filter((other) => aspecting.includes(other)),
  };
}

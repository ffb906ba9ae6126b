import type { Gem, GemGuard, GemVerdict, GrahaId } from '@jyoti/jyotish';
import { openingEn } from '../opening.en.ts';
import { gemstonesEn } from './en.ts';

/** Words about a gem and its verdict. */
export interface VerdictTexts {
  /** whose gem it is */
  readonly ofGraha: string;
  readonly verdicts: Readonly<Record<GemVerdict, string>>;
  /** the verdict with its first reason */
  readonly because: string;
  readonly reasons: Readonly<Record<GemGuard['code'], string>>;
  readonly gems: Readonly<Record<Gem, string>>;
  readonly grahas: Readonly<Record<GrahaId, string>>;
}

export const verdictsEn: VerdictTexts = {
  ofGraha: '{gem}, the stone of {graha}',
  verdicts: {
    advised: 'advised for this chart',
    not_named: 'not one of the three stones of this chart',
    not_advised: 'not advised for this chart',
  },
  because: '{verdict}: {reason}',
  reasons: {
    dusthana_lord: '{graha} mainly rules the {house} house',
    maraka: '{graha} counts as a maraka for this ascendant',
    functional_malefic: '{graha} counts as a functional malefic for this ascendant',
    weakened: '{graha} is {afflictions}',
    node_outside_its_dasha: 'the period of {graha} is not running',
  },
  gems: gemstonesEn.gems,
  grahas: openingEn.lords,
};

import type { Gem, GemVerdict, GrahaId } from '@jyoti/jyotish';
import { openingEn } from '../opening.en.ts';
import { gemstonesEn } from './en.ts';

/** Words about a gem and its verdict. */
export interface VerdictTexts {
  /** whose gem it is */
  readonly ofGraha: string;
  readonly verdicts: Readonly<Record<GemVerdict, string>>;
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
  gems: gemstonesEn.gems,
  grahas: openingEn.lords,
};

import type { Placements } from '../chart/index.ts';
import { papasamaya } from '../dosha/index.ts';
import type { Papasamaya } from '../dosha/index.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';

/** The most points a chart can have: four malefics at 1 + ½ + ¼ each. */
const MOST_POINTS = 7;

/** The papasamaya of both partners set against each other. */
export interface PapasamyaMatch extends Couple<Papasamaya> {
  /** the boy's points less the girl's, -7 to 7 */
  readonly difference: number;
  /** the girl's points are no more than the boy's: what decides */
  readonly accepted: boolean;
  /** 1 when both have the same points, 0 when one has all 7 and the other none */
  readonly balance: number;
}

/**
 * Papasamya: the girl's points are to be no more than the boy's (Kerala practice), and his
 * preferably not much higher than hers, so that the balance falls with the difference either way.
 */
export function papasamyaOfCouple(charts: Couple<Placements>): PapasamyaMatch {
  const { boy, girl } = ofBoth(charts, papasamaya);
  const difference = boy.totalPoints - girl.totalPoints;
  const balance = 1 - Math.abs(difference) / MOST_POINTS;
  return { boy, girl, difference, accepted: difference >= 0, balance };
}

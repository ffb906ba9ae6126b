import type { Placements } from '../chart/index.ts';
import { papasamaya } from '../dosha/index.ts';
import type { Papasamaya } from '../dosha/index.ts';
import { ofBoth } from './couple.ts';
import type { Couple } from './couple.ts';

/** The most points a chart can have: four malefics at 1 + ½ + ¼ each. */
const MOST_POINTS = 7;

/** Totals that differ by no more than this count as equal. Defined by this product: no source has a figure. */
export const PAPASAMYA_NEAR = 0.5;

/** Near equal; the boy's total is the higher, which the rule accepts; or the girl's is, which it does not. */
export type PapasamyaOutcome = 'near_equal' | 'boy_more' | 'girl_more';

/** The papasamaya of both partners set against each other. */
export interface PapasamyaMatch extends Couple<Papasamaya> {
  /** the boy's points less the girl's, -7 to 7 */
  readonly difference: number;
  /** whose points are higher */
  readonly outcome: PapasamyaOutcome;
  /** any outcome but `girl_more` */
  readonly accepted: boolean;
  /** 0 to 1: 1 when nearly equal, from 1 down to ½ when the boy's is higher, below ½ when the girl's is */
  readonly balance: number;
}

function outcomeOf(difference: number): PapasamyaOutcome {
  if (Math.abs(difference) <= PAPASAMYA_NEAR) return 'near_equal';
  return difference > 0 ? 'boy_more' : 'girl_more';
}

function balanceOf(difference: number): number {
  const half = (1 - Math.abs(difference) / MOST_POINTS) / 2;
  return { near_equal: 1, boy_more: 0.5 + half, girl_more: half }[outcomeOf(difference)];
}

/**
 * Papasamya by the practice of Kerala: equal totals are best, the boy's may be the higher, the girl's should not be
 * (vivahasangamam.com and astrologymag.com on papasamyam; Prokerala uses the same rule), and the boy's should
 * preferably not be much higher. The balance follows the verdict at any difference: every accepted couple is at ½ or
 * above, every other below. The scale is this product's.
 */
export function papasamyaOfCouple(charts: Couple<Placements>): PapasamyaMatch {
  const { boy, girl } = ofBoth(charts, papasamaya);
  const difference = boy.totalPoints - girl.totalPoints;
  const outcome = outcomeOf(difference);
  const accepted = outcome !== 'girl_more';
  return { boy, girl, difference, outcome, accepted, balance: balanceOf(difference) };
}

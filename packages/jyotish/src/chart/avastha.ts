import type { Dignity } from './dignity.ts';
import { degreeInSign, isOddSign, signOf } from './signs.ts';

/** Age states (baladi): infant, youth, adult, old, dead. */
export const BALADI_AVASTHAS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

/** One of the five age states. */
export type BaladiAvastha = (typeof BALADI_AVASTHAS)[number];

/** Waking states: awake, dreaming, asleep. */
export type JagradadiAvastha = 'jagrat' | 'swapna' | 'sushupti';

/**
 * The age state of a graha: 6° each, from infant to dead in odd signs and backwards in even signs
 * (BPHS ch. 45, 3).
 * @param longitude sidereal, degrees
 */
export function baladiAvastha(longitude: number): BaladiAvastha {
  const step = Math.floor(degreeInSign(longitude) / 6);
  return BALADI_AVASTHAS[isOddSign(signOf(longitude)) ? step : 4 - step]!;
}

const JAGRADADI: Readonly<Record<Dignity, JagradadiAvastha>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  great_friend: 'swapna',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  great_enemy: 'sushupti',
  debilitated: 'sushupti',
};

/**
 * The waking state of a graha: awake in its own or exaltation sign, dreaming with a friend or a
 * neutral, asleep with an enemy or in debilitation (BPHS ch. 45).
 */
export function jagradadiAvastha(dignity: Dignity): JagradadiAvastha {
  return JAGRADADI[dignity];
}

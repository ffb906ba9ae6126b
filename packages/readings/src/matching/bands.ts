import type { AshtakootaVerdict } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { matchingMessages } from '../messages.generated/matching.ts';
import { reading, type Reading } from '../reading.ts';
import type { MatchBand } from './matching.types.ts';

const ofVerdict: Readonly<Record<AshtakootaVerdict, MatchBand>> = {
  not_recommended: 'low',
  average: 'average',
  very_good: 'good',
  excellent: 'very_good',
};

/** The bands from the lowest. */
export const BANDS: readonly MatchBand[] = ['low', 'average', 'good', 'very_good'];

/** Of 36 points: below 18, below 25, below 33, from 33. */
export const ashtakootBand = (verdict: AshtakootaVerdict): MatchBand => ofVerdict[verdict];

/** Of the ten poruthams: up to 4, 5 and 6, 7 and 8, from 9. Defined by this product: almanacs have no names. */
export function dashakootBand(total: number): MatchBand {
  if (total < 5) return 'low';
  if (total < 7) return 'average';
  return total < 9 ? 'good' : 'very_good';
}

/** Bands of the rounded percentage: below 45, below 60, below 75, from 75. Defined by this product, like the formula. */
export function percentBand(percent: number): MatchBand {
  const printed = Math.round(percent);
  if (printed < 45) return 'low';
  if (printed < 60) return 'average';
  return printed < 75 ? 'good' : 'very_good';
}

/** The word for the total of the eight kootas, as used in the sentences of the match. */
export function ashtakootWord(verdict: AshtakootaVerdict, language: ReadingLanguage): Reading {
  return reading(matchingMessages, language, ({ bands }) => bands[ashtakootBand(verdict)]);
}

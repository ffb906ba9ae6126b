import type { MeterBand } from './index.ts';

/** The common bands of 36 points in matchmaking. */
export const ashtakootBands: readonly MeterBand[] = [
  { from: 0, word: 'low', tone: 'weak' },
  { from: 18, word: 'fair', tone: 'fair' },
  { from: 25, word: 'good', tone: 'strong' },
];

export const ashtakootBandsInHindi: readonly MeterBand[] = [
  { from: 0, word: 'कम', tone: 'weak' },
  { from: 18, word: 'सामान्य', tone: 'fair' },
  { from: 25, word: 'उत्तम', tone: 'strong' },
];

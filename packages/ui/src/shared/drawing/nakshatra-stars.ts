import { seededNumbers } from './seeded-numbers.ts';

/** Stars of each nakshatra from Ashwini on (Varahamihira, Brihat Samhita 98.1–2). */
export const STAR_COUNTS = [
  3, 3, 6, 5, 3, 1, 5, 3, 6, 5, 8, 2, 5, 1, 1, 5, 4, 3, 11, 2, 8, 3, 5, 100, 2, 8, 32,
] as const;

/** Shatabhisha has a hundred stars and Revati thirty-two; only as many as fit into a cell are shown. */
const MAX_STARS = 14;

export interface NakshatraStar {
  /**
   * Position in its cell, 0 to 1: along the ecliptic, and across it from the inner rim to the
   * outer.
   */
  along: number;
  across: number;
  /** The first star of a nakshatra is larger. */
  first: boolean;
}

/** The stars of a nakshatra, 1 (Ashwini) to 27: the real number of stars, at fixed positions. */
export function starsOf(nakshatra: number): NakshatraStar[] {
  const next = seededNumbers(nakshatra);
  const count = Math.min(STAR_COUNTS[nakshatra - 1] ?? 1, MAX_STARS);
  return Array.from({ length: count }, (_, star) => ({
    along: 0.16 + next() * 0.68,
    across: 0.12 + next() * 0.76,
    first: star === 0,
  }));
}

import type { GrahaId, HouseNumber } from '../chart/index.ts';

/** Houses from the Moon's sign in which a graha does good, each with the house that obstructs it. */
export type VedhaRow = Readonly<Partial<Record<HouseNumber, HouseNumber>>>;

/** Mars's row, which Saturn shares, and by extension the nodes. */
const MALEFIC_ROW: VedhaRow = { 3: 12, 6: 9, 11: 5 };

/**
 * Good house → vedha house, counted from the natal Moon (Phaladeepika 26, 2–8). Readings differ in
 * three cells: Mercury 10 (8, some 7), Venus 11 (6, some 3) and Venus 12 (3, some 6).
 */
export const VEDHA: Readonly<Record<GrahaId, VedhaRow>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: MALEFIC_ROW,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: MALEFIC_ROW,
  rahu: MALEFIC_ROW,
  ketu: MALEFIC_ROW,
};

/**
 * Pairs that do not obstruct each other: father and son (Sun and Saturn, Moon and Mercury:
 * Phaladeepika 26). Rahu and Ketu are ours: always opposite, each would obstruct the other for ever
 * in the eleventh.
 */
const EXEMPT_PAIRS: readonly (readonly [GrahaId, GrahaId])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
  ['rahu', 'ketu'],
];

/** Whether one graha can obstruct the other. */
export function canObstruct(graha: GrahaId, other: GrahaId): boolean {
  if (graha === other) return false;
  return !EXEMPT_PAIRS.some((pair) => pair.includes(graha) && pair.includes(other));
}

/** The good house of a graha that a house obstructs, or null. */
export function goodHouseObstructedFrom(graha: GrahaId, house: HouseNumber): HouseNumber | null {
  for (const [good, vedha] of Object.entries(VEDHA[graha])) {
    if (vedha === house) return Number(good) as HouseNumber;
  }
  return null;
}

/** The nine taras in the order of the count. */
export const TARAS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'vadha',
  'mitra',
  'ati_mitra',
] as const;

/** One of the nine taras. */
export type TaraName = (typeof TARAS)[number];

/** A nakshatra counted from another. */
export interface Tara {
  /** 1 (the same) to 27 */
  readonly count: number;
  /** name of the count, one of nine */
  readonly tara: TaraName;
  /** not vipat, pratyari or vadha: the third, fifth and seventh of each nine */
  readonly good: boolean;
}

/**
 * How many nakshatras one is from another, both counted.
 * @param from number of the nakshatra counted from, 1 to 27
 * @param to number of the nakshatra reached, 1 to 27
 * @returns 1 (the same) to 27
 */
export function nakshatraCount(from: number, to: number): number {
  return ((to - from + 27) % 27) + 1;
}

/** The tara of a nakshatra counted from another. */
export function taraFrom(from: number, to: number): Tara {
  const count = nakshatraCount(from, to);
  const tara = TARAS[(count - 1) % 9]!;
  return { count, tara, good: tara !== 'vipat' && tara !== 'pratyari' && tara !== 'vadha' };
}

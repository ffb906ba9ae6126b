import { GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { SignNumber } from './signs.ts';

/** Functional nature of a graha for a lagna, by the houses it owns. */
export type FunctionalNature =
  | 'benefic'
  | 'malefic'
  | 'neutral'
  | 'highly_benefic'
  | 'highly_malefic'
  | 'yogakaraka'
  | 'maraka';

const BY_LETTER: Readonly<Record<string, FunctionalNature>> = {
  B: 'benefic',
  M: 'malefic',
  N: 'neutral',
  HB: 'highly_benefic',
  HM: 'highly_malefic',
  Y: 'yogakaraka',
  K: 'maraka',
};

/**
 * One row a lagna, in the order Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu.
 *
 * Read from BPHS ch. 34, where a graha can be in several lists; the heavier counts: yogakaraka, then
 * maraka, then malefic or benefic, then neutral. A lagna lord that the chapter does not list
 * (Aries's Mars, Gemini's Mercury, Pisces's Jupiter) is benefic, and so is Taurus's Mercury as lord of
 * the fifth; a graha that is listed only as one half of a raja yoga (Libra's Moon, Scorpio's Sun,
 * Sagittarius's Mercury) is benefic; one not listed at all (Sagittarius's Moon) or only by its company
 * (Virgo's Sun) is neutral. Nodes own nothing and give what the house they are in gives (ch. 34, 16):
 * neutral. Other software has other rows for Aries, Virgo and Aquarius.
 */
const ROWS: Readonly<Record<SignNumber, string>> = {
  1: 'B N B M B K M N N',
  2: 'B M K B K M Y N N',
  3: 'M K M B M B N N N',
  4: 'N B Y M B M K N N',
  5: 'B K Y M B M K N N',
  6: 'N M M B M K N N N',
  7: 'M B K B M N Y N N',
  8: 'B B N M B K M N N',
  9: 'B N B B N K K N N',
  10: 'N M K B M Y N N N',
  11: 'K M K N K Y B N N',
  12: 'M B B K B M K N N',
};

const TABLE: Readonly<Record<string, Readonly<Record<GrahaId, FunctionalNature>>>> =
  Object.fromEntries(
    Object.entries(ROWS).map(([lagna, row]) => {
      const letters = row.split(' ');
      const natures = GRAHA_IDS.map((graha, index) => [graha, BY_LETTER[letters[index] ?? '']!]);
      return [lagna, Object.fromEntries(natures) as Record<GrahaId, FunctionalNature>];
    }),
  );

/**
 * The functional nature of a graha for a lagna. It depends on these two only, never on where the
 * graha is. The ascendant itself has none.
 * @param lagna sign of the ascendant
 * @param graha which one
 */
export function functionalNature(lagna: SignNumber, graha: GrahaId): FunctionalNature {
  return TABLE[lagna]![graha];
}

import { ghatkaChakraOf } from './ghatka.ts';
import type { GhatkaChakra } from './ghatka.ts';
import { GRAHA_CORRESPONDENCES } from './lucky.ts';
import type { Gem, LuckyColor } from './lucky.ts';
import { nakshatraOf } from './nakshatras.ts';
import type { Gana, Nadi, Nakshatra } from './nakshatras.ts';
import type { Placements } from './placements.ts';
import { SIGNS, vashyaOf } from './signs.ts';
import type { HouseNumber, Tatva, Varna, VashyaGroup } from './signs.ts';

/** The "foot" a child is born on. */
export type Paya = 'gold' | 'silver' | 'copper' | 'iron';

/** Almanac facts of the birth Moon. */
export interface Avakahada {
  /** class of the Moon sign */
  readonly varna: Varna;
  /** group of the Moon's place: half a sign in Sagittarius and Capricorn */
  readonly vashya: VashyaGroup;
  /** animal of the Moon's nakshatra */
  readonly yoni: Nakshatra['yoni'];
  /** temperament of the Moon's nakshatra */
  readonly gana: Gana;
  /** one of three, by the Moon's nakshatra */
  readonly nadi: Nadi;
  /** element of the Moon sign */
  readonly tatva: Tatva;
  /** by the Moon's house */
  readonly paya: Paya;
  /** by the Moon's nakshatra: another custom, given in addition to the first */
  readonly payaByNakshatra: Paya;
  /** sounds a name begins with, pada 1 to 4 of the Moon's nakshatra */
  readonly nameSyllables: Nakshatra['syllables'];
  /** the same sounds in Devanagari */
  readonly nameSyllablesDevanagari: Nakshatra['syllablesDevanagari'];
  /** the sound of the Moon's own pada */
  readonly nameSyllable: string;
  /** correspondences of the lord of the Moon's nakshatra */
  readonly lucky: {
    /** gem of the lord of the Moon's nakshatra */
    readonly gem: Gem;
    /** number of that lord, 1 to 9 */
    readonly number: number;
    /** colours of that lord */
    readonly colors: readonly LuckyColor[];
    /** first letters of the name syllables, without repeats */
    readonly letters: readonly string[];
  };
  /** what is unfavourable for the Moon sign */
  readonly ghatka: GhatkaChakra;
}

const PAYA_BY_HOUSE: Readonly<Record<HouseNumber, Paya>> = {
  1: 'gold',
  2: 'silver',
  3: 'copper',
  4: 'iron',
  5: 'silver',
  6: 'gold',
  7: 'copper',
  8: 'iron',
  9: 'silver',
  10: 'copper',
  11: 'gold',
  12: 'iron',
};

/**
 * The paya by the Moon's house (almanac custom: 1, 6, 11 gold; 2, 5, 9 silver; 3, 7, 10 copper;
 * 4, 8, 12 iron).
 * @param moonHouse the Moon's whole-sign house from the ascendant
 */
export function payaOf(moonHouse: HouseNumber): Paya {
  return PAYA_BY_HOUSE[moonHouse];
}

/**
 * The paya by the Moon's nakshatra (almanac custom, on which the published tables differ; this is the
 * commonest): Revati, Ashwini, Bharani gold; Krittika to Mrigashira iron; Ardra to Swati silver;
 * Vishakha to Uttara Bhadrapada copper.
 * @param nakshatra 1 to 27
 */
export function payaByNakshatra(nakshatra: number): Paya {
  if (nakshatra === 27 || nakshatra <= 2) return 'gold';
  if (nakshatra <= 5) return 'iron';
  return nakshatra <= 15 ? 'silver' : 'copper';
}

/**
 * The avakahada of a chart: everything the almanacs read from the Moon's sign, degree, nakshatra and
 * house. Lucky gem, number and colours follow the lord of the Moon's nakshatra.
 */
export function avakahada(chart: Pick<Placements, 'grahas'>): Avakahada {
  const { moon } = chart.grahas;
  const sign = SIGNS[moon.sign];
  const nakshatra = nakshatraOf(moon.longitude);
  const { gem, number, colors } = GRAHA_CORRESPONDENCES[nakshatra.lord];
  return {
    varna: sign.varna,
    vashya: vashyaOf(moon.longitude),
    yoni: nakshatra.yoni,
    gana: nakshatra.gana,
    nadi: nakshatra.nadi,
    tatva: sign.tatva,
    paya: payaOf(moon.house),
    payaByNakshatra: payaByNakshatra(nakshatra.number),
    nameSyllables: nakshatra.syllables,
    nameSyllablesDevanagari: nakshatra.syllablesDevanagari,
    nameSyllable: nakshatra.syllables[moon.pada - 1]!,
    lucky: {
      gem,
      number,
      colors,
      letters: [...new Set(nakshatra.syllables.map((syllable) => syllable.charAt(0)))],
    },
    ghatka: ghatkaChakraOf(moon.sign),
  };
}

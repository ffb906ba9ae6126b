import type { GrahaId } from '../chart/index.ts';

/** The five kinds of tithi, which recur in each half of the month. */
export type TithiType = 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';

/** Kinds of the tithis by their order in the half (Brihat Samhita ch. 99 and every almanac). */
const TITHI_TYPES = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;

/**
 * Deities of the tithis 1 to 15 as almanacs list them; Brihat Samhita 99, 1-2 has another row
 * (Brahma, Vidhatri, Vishnu, Yama, Moon, Kartikeya, Indra, Vasus, Nagas, Dharma, Rudra, Savitri,
 * Kama, Kali, Vishvedevas).
 */
const TITHI_DEITIES = [
  'Agni',
  'Brahma',
  'Gauri',
  'Ganesha',
  'Naga',
  'Kartikeya',
  'Surya',
  'Shiva',
  'Durga',
  'Yama',
  'Vishvedevas',
  'Vishnu',
  'Kamadeva',
  'Shiva',
  'Chandra',
] as const;

/**
 * Kind and deity of a tithi.
 * @param number 1 to 30
 */
export function tithiAttributes(number: number): {
  /** nanda, bhadra, jaya, rikta or purna */
  type: TithiType;
  /** deity that presides over it */
  deity: string;
} {
  const inHalf = (number - 1) % 15;
  const deity = number === 30 ? 'Pitris' : TITHI_DEITIES[inHalf]!;
  return { type: TITHI_TYPES[inHalf % 5]!, deity };
}

/** Yogas to be avoided; the rest are good. */
const BAD_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27];

/** Whether one of the 27 yogas is good: all but the nine of evil name, as almanacs mark them. */
export function isGoodYoga(number: number): boolean {
  return !BAD_YOGAS.includes(number);
}

/**
 * Deities of the karanas (Brihat Samhita 100, 1-2) and their lords: the weekday planets for the
 * movable ones in turn; those of the fixed four differ between almanacs.
 */
const KARANA_ATTRIBUTES: Readonly<Record<string, readonly [deity: string, lord: GrahaId]>> = {
  Bava: ['Indra', 'sun'],
  Balava: ['Brahma', 'moon'],
  Kaulava: ['Mitra', 'mars'],
  Taitila: ['Aryaman', 'mercury'],
  Gara: ['Bhumi', 'jupiter'],
  Vanija: ['Lakshmi', 'venus'],
  Vishti: ['Yama', 'saturn'],
  Shakuni: ['Kali', 'saturn'],
  Chatushpada: ['Rudra', 'jupiter'],
  Naga: ['Sarpa', 'rahu'],
  Kimstughna: ['Vayu', 'mercury'],
};

/** Deity and lord of a karana by its name. */
export function karanaAttributes(name: string): {
  /** deity that presides over it */
  deity: string;
  /** graha that rules it */
  lord: GrahaId;
} {
  const [deity, lord] = KARANA_ATTRIBUTES[name]!;
  return { deity, lord };
}

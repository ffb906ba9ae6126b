import { civilFromJulianDay } from '../time/index.ts';
import type { LunarMonth } from './lunar-month.ts';
import { SAMVATSARA_NAMES } from './samvatsaras.ts';
import { MEAN_LUNATION } from './syzygy.ts';

/** A year of the cycle of sixty. */
export interface Samvatsara {
  /** 1 (Prabhava) to 60 (Akshaya) */
  readonly number: number;
  readonly name: string;
}

/** The years in which a lunar month stands, each in an era of its own. */
export interface Samvats {
  /** Shaka, elapsed years, from Chaitra Shukla 1 */
  readonly shaka: number;
  /** Vikram of the north, from Chaitra Shukla 1 */
  readonly vikram: number;
  /** Vikram of Gujarat, from Kartika Shukla 1 */
  readonly vikramKartikadi: number;
  /** Kali, elapsed years, from Chaitra Shukla 1 */
  readonly kali: number;
  /** of the southern reckoning, in which the cycle of sixty follows the years without a gap */
  readonly samvatsara: Samvatsara;
}

/** Kartika, which begins the year of Gujarat. */
const KARTIKA = 8;

/**
 * The years of a lunar month. Shaka is 78 less than the common year in which its Chaitra falls, Vikram
 * 57 and Kali 3101 more (Sewell and Dikshit, The Indian Calendar, art. 62-71). An adhika month belongs
 * to the year of the month whose name it bears, so that an adhika Chaitra opens its year.
 */
export function samvatsOf(month: LunarMonth): Samvats {
  const chaitra = month.startJdUt - (month.number - 1) * MEAN_LUNATION;
  const commonYear = Number(civilFromJulianDay(chaitra, '+00:00').date.slice(0, 4));
  const shaka = commonYear - 78;
  const number = ((shaka + 11) % 60) + 1;
  return {
    shaka,
    vikram: commonYear + 57,
    vikramKartikadi: month.number >= KARTIKA ? commonYear + 57 : commonYear + 56,
    kali: commonYear + 3101,
    samvatsara: { number, name: SAMVATSARA_NAMES[number - 1]! },
  };
}

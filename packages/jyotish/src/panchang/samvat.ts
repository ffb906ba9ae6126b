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

/** The number of the year of a lunar month in each era. */
export interface Samvats {
  /** Shaka, elapsed years, from Chaitra Shukla 1 */
  readonly shaka: number;
  /** Vikram of the north, from Chaitra Shukla 1 */
  readonly vikram: number;
  /** Vikram of Gujarat, from Kartika Shukla 1 */
  readonly vikramKartikadi: number;
  /** Kali, elapsed years, from Chaitra Shukla 1 */
  readonly kali: number;
  /** of the southern system, in which the cycle of sixty follows the years without a gap */
  readonly samvatsara: Samvatsara;
  /** of the northern system, by Jupiter's mean motion: the one current when the year began */
  readonly northernSamvatsara: Samvatsara;
}

/** Kartika, which begins the year of Gujarat. */
const KARTIKA = 8;

/** A year of the cycle by how many have passed since a Prabhava began. */
function samvatsaraAfter(years: number): Samvatsara {
  const index = ((years % 60) + 60) % 60;
  return { number: index + 1, name: SAMVATSARA_NAMES[index]! };
}

/**
 * The samvatsara that is current when a Shaka year begins, in the northern system, which follows
 * Jupiter's mean motion and so leaves out a name about every 85 years (Brihat Samhita 8, 20-21).
 * @param shaka elapsed years
 */
export function northernSamvatsaraOf(shaka: number): Samvatsara {
  return samvatsaraAfter(shaka + Math.floor((44 * shaka + 8589) / 3750));
}

/**
 * The years of a lunar month. Shaka is 78 less than the common year in which its Chaitra falls, Vikram 57 and Kali 3101
 * more (Sewell and Dikshit, The Indian Calendar, art. 62-71). An adhika month belongs to the year of the month of the
 * same name, so that an adhika Chaitra opens its year.
 */
export function samvatsOf(month: LunarMonth): Samvats {
  const chaitra = month.startJdUt - (month.number - 1) * MEAN_LUNATION;
  const commonYear = Number(civilFromJulianDay(chaitra, '+00:00').date.slice(0, 4));
  const shaka = commonYear - 78;
  return {
    shaka,
    vikram: commonYear + 57,
    vikramKartikadi: month.number >= KARTIKA ? commonYear + 57 : commonYear + 56,
    kali: commonYear + 3101,
    samvatsara: samvatsaraAfter(shaka + 11),
    northernSamvatsara: northernSamvatsaraOf(shaka),
  };
}

import { civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { LunarMonth } from './lunar-month.ts';
import { SAMVATSARA_NAMES } from './samvatsaras.ts';
import { MEAN_LUNATION } from './syzygy.ts';

/** A year of the cycle of sixty. */
export interface Samvatsara {
  /** 1 (Prabhava) to 60 (Akshaya) */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
}

/** A year of Jupiter. */
export interface NorthernSamvatsara extends Samvatsara {
  /** when it began, Julian day UT: within some hours of the almanacs, whose mean Jupiter differs a little */
  readonly startJdUt: JulianDay;
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
  /** of the northern Vikram year: the one of Jupiter that was current when the year began */
  readonly northernSamvatsara: Samvatsara;
  /** of Jupiter, at the instant: it changes within the lunar year */
  readonly currentSamvatsara: NorthernSamvatsara;
  /** of the Vikram year of Gujarat, which follows the years without a gap */
  readonly gujaratiSamvatsara: Samvatsara;
}

/** Kartika, which begins the year of Gujarat. */
const KARTIKA = 8;

/** A year of the cycle by how many have passed since a Prabhava began. */
function samvatsaraAfter(years: number): Samvatsara {
  const index = ((years % 60) + 60) % 60;
  return { number: index + 1, name: SAMVATSARA_NAMES[index]! };
}

/**
 * The samvatsara of a Shaka year in the southern system, in which the cycle of sixty follows the years without a gap.
 * @param shaka elapsed years
 */
export function samvatsaraOfShaka(shaka: number): Samvatsara {
  return samvatsaraAfter(shaka + 11);
}

/** The beginning of the Kali age at Ujjain, Julian day UT, and a solar year of the Surya Siddhanta (1, 29-37), days. */
const KALI_EPOCH = 588_465.5 - 75.768 / 360;
const SOLAR_YEAR = 1_577_917_828 / 4_320_000;
/**
 * The twelfth of Jupiter's revolution, days: 364220 revolutions in a mahayuga (Surya Siddhanta 1, 31), less the 8 of the bija
 * that almanac makers apply (Sewell and Dikshit, The Indian Calendar, on the cycle of sixty).
 */
const JUPITER_YEAR = 1_577_917_828 / (364_212 * 12);
/** The cycle had reached Vijaya, the twenty-seventh year, when the age began (Surya Siddhanta 1, 55). */
const AT_EPOCH = 26;

/**
 * The northern samvatsara at an instant: the time in which Jupiter moves through a sign by its mean motion, 361 days, so that a
 * year of the cycle has no lunar year of its own about once in 85 (Surya Siddhanta 1, 55).
 * @param jdUt Julian day UT
 */
export function northernSamvatsaraAt(jdUt: JulianDay): NorthernSamvatsara {
  const elapsed = Math.floor((jdUt - KALI_EPOCH) / JUPITER_YEAR);
  return {
    ...samvatsaraAfter(elapsed + AT_EPOCH),
    startJdUt: KALI_EPOCH + elapsed * JUPITER_YEAR,
  };
}

/**
 * The years of a lunar month. Shaka is 78 less than the common year in which its Chaitra falls, Vikram 57 and Kali 3101
 * more (Sewell and Dikshit, The Indian Calendar, art. 62-71). An adhika month belongs to the year of the month of the
 * same name, so that an adhika Chaitra opens its year.
 * @param jdUt the instant, Julian day UT, at which a year of Jupiter is current
 */
export function samvatsOf(month: LunarMonth, jdUt: JulianDay): Samvats {
  const chaitra = month.startJdUt - (month.number - 1) * MEAN_LUNATION;
  const commonYear = Number(civilFromJulianDay(chaitra, '+00:00').date.slice(0, 4));
  const shaka = commonYear - 78;
  const kali = commonYear + 3101;
  const vikramKartikadi = month.number >= KARTIKA ? commonYear + 57 : commonYear + 56;
  return {
    shaka,
    vikram: commonYear + 57,
    vikramKartikadi,
    kali,
    samvatsara: samvatsaraOfShaka(shaka),
    northernSamvatsara: northernSamvatsaraOf(kali, month),
    currentSamvatsara: northernSamvatsaraAt(jdUt),
    gujaratiSamvatsara: samvatsaraAfter(vikramKartikadi + 8),
  };
}

/** The samvatsara of Jupiter at the last new moon before the mean Sun enters Aries in a Kali year, which begins its Chaitra. */
function northernSamvatsaraOf(kali: number, { startJdUt }: LunarMonth): Samvatsara {
  const mesha = KALI_EPOCH + kali * SOLAR_YEAR;
  const sinceNewMoon = mesha - startJdUt;
  const lunations = Math.floor(sinceNewMoon / MEAN_LUNATION);
  const { number, name } = northernSamvatsaraAt(startJdUt + lunations * MEAN_LUNATION);
  return { number, name };
}

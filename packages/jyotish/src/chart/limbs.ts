import { divide } from './angle.ts';

/** Bright (waxing) or dark (waning) half of the lunar month. */
export type Paksha = 'shukla' | 'krishna';

/** A lunar day. */
export interface Tithi {
  /** 1 to 30; 15 is Purnima, 30 Amavasya */
  readonly number: number;
  /** Sanskrit in plain Latin letters, without the paksha */
  readonly name: string;
  /** bright (shukla) or dark (krishna) half */
  readonly paksha: Paksha;
  /** how much of it has passed, 0 to 1 (1 excluded) */
  readonly elapsed: number;
}

/** A yoga of Sun and Moon. */
export interface Yoga {
  /** 1 (Vishkambha) to 27 (Vaidhriti) */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
  /** how much of it has passed, 0 to 1 (1 excluded) */
  readonly elapsed: number;
}

/** Half a tithi. */
export interface Karana {
  /** half-tithi of the lunar month, 1 to 60 */
  readonly number: number;
  /** Sanskrit in plain Latin letters */
  readonly name: string;
  /** the seven movable ones recur, the four fixed ones occur once a month */
  readonly kind: 'movable' | 'fixed';
  /** how much of it has passed, 0 to 1 (1 excluded) */
  readonly elapsed: number;
}

/** Names of the tithis 1 to 14 of either half; the fifteenth is Purnima or Amavasya. */
export const TITHI_NAMES = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;

/** Names of the 27 yogas (Surya Siddhanta ch. 2 and the almanacs). */
export const YOGA_NAMES = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const;

/** The seven movable karanas, which recur eight times from the second half-tithi. */
export const MOVABLE_KARANAS = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
] as const;

/** The fixed karanas by half-tithi (Surya Siddhanta ch. 2, 67–69). */
const FIXED_KARANAS: Readonly<Record<number, string>> = {
  1: 'Kimstughna',
  58: 'Shakuni',
  59: 'Chatushpada',
  60: 'Naga',
};

/**
 * The tithi at an instant: each is 12° of the Moon's lead over the Sun.
 * @param sunLongitude degrees, in the same zodiac as the Moon's (sidereal or tropical)
 * @param moonLongitude degrees
 */
export function tithiOf(sunLongitude: number, moonLongitude: number): Tithi {
  const { index, elapsed } = divide(moonLongitude - sunLongitude, 30);
  return { ...tithiNamed(index + 1), elapsed };
}

/**
 * Name of a tithi.
 * @param number 1 to 30
 */
export function tithiNamed(number: number): Omit<Tithi, 'elapsed'> {
  const paksha = number <= 15 ? 'shukla' : 'krishna';
  const name = TITHI_NAMES[(number - 1) % 15] ?? (paksha === 'shukla' ? 'Purnima' : 'Amavasya');
  return { number, name, paksha };
}

/**
 * The yoga at an instant: each is 13°20′ of the sum of both sidereal longitudes.
 * @param sunLongitude sidereal, degrees
 * @param moonLongitude sidereal, degrees
 */
export function yogaOf(sunLongitude: number, moonLongitude: number): Yoga {
  const { index, elapsed } = divide(sunLongitude + moonLongitude, 27);
  return { number: index + 1, name: YOGA_NAMES[index]!, elapsed };
}

/**
 * The karana at an instant: each is 6° of the Moon's lead over the Sun.
 * @param sunLongitude degrees, in the same zodiac as the Moon's
 * @param moonLongitude degrees
 */
export function karanaOf(sunLongitude: number, moonLongitude: number): Karana {
  const { index, elapsed } = divide(moonLongitude - sunLongitude, 60);
  return { ...karanaNamed(index + 1), elapsed };
}

/**
 * Name of the karana of a half-tithi.
 * @param number 1 to 60
 */
export function karanaNamed(number: number): Omit<Karana, 'elapsed'> {
  const fixed = FIXED_KARANAS[number];
  if (fixed !== undefined) return { number, name: fixed, kind: 'fixed' };
  return { number, name: MOVABLE_KARANAS[(number - 2) % 7]!, kind: 'movable' };
}

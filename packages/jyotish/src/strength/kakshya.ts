import { degreeInSign, signOf } from '../chart/index.ts';
import type { Ashtakavarga } from './ashtakavarga.ts';
import type { AshtakavargaBody } from './ashtakavarga-tables.ts';

/** The lords of the eight kakshyas of every sign: from the slowest of the seven to the fastest, then the ascendant. */
export const KAKSHYA_LORDS = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'ascendant',
] as const satisfies readonly AshtakavargaBody[];

/** The width of a kakshya, degrees: an eighth of a sign. */
const KAKSHYA_DEGREES = 3.75;

/** An eighth of a sign. */
export interface Kakshya {
  /** 1 to 8 */
  readonly number: number;
  /** whose kakshya it is: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon, ascendant in order */
  readonly lord: AshtakavargaBody;
  /** where it begins, degrees in the sign */
  readonly start: number;
  /** where the next one begins, degrees in the sign */
  readonly end: number;
}

/**
 * The kakshya of a longitude: each sign has eight of 3°45′ (Phaladeepika 23, 16–19).
 * @param longitude sidereal, degrees
 */
export function kakshyaOf(longitude: number): Kakshya {
  const index = Math.floor(degreeInSign(longitude) / KAKSHYA_DEGREES);
  const start = index * KAKSHYA_DEGREES;
  return { number: index + 1, lord: KAKSHYA_LORDS[index]!, start, end: start + KAKSHYA_DEGREES };
}

/**
 * Whether the lord of the kakshya gives a bindu to its sign in the ashtakavarga of the body that is there: then the bindu takes
 * effect (Phaladeepika 23, 16–19).
 * @param body the planet in transit, or the ascendant
 * @param longitude where it is: sidereal, degrees
 * @param ashtakavarga of the birth chart
 */
export function kakshyaGivesBindu(
  body: AshtakavargaBody,
  longitude: number,
  { bhinna }: Pick<Ashtakavarga, 'bhinna'>,
): boolean {
  const { contributors } = bhinna[body];
  return contributors[kakshyaOf(longitude).lord][signOf(longitude) - 1] === 1;
}

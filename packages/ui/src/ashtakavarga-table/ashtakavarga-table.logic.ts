import type { GrahaId } from '../glyphs/index.ts';

/** The seven grahas and the ascendant, in their traditional order. */
export const ashtakavargaBodies = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'ascendant',
] as const satisfies readonly (GrahaId | 'ascendant')[];

export type AshtakavargaBody = (typeof ashtakavargaBodies)[number];

/** The points of one body in the twelve signs. */
export interface AshtakavargaRow {
  /** Whose points they are: a planet, or the ascendant. */
  body: AshtakavargaBody;
  /** Twelve integers from 0 to 8, Mesha first. */
  points: readonly number[];
}

/** From this many points a sign is strong for a body. */
export const STRONG_FROM = 4;
/** Up to this many it is weak. */
export const WEAK_TO = 1;

export type Heat = 'strong' | 'plain' | 'weak';

/** How well a body is in a sign, by its points there. */
export function heatOf(points: number): Heat {
  if (points >= STRONG_FROM) return 'strong';
  return points <= WEAK_TO ? 'weak' : 'plain';
}

/**
 * Validates and returns a value for each of the twelve signs.
 *
 * @throws RangeError unless there are twelve integers from 0 to `max`
 */
export function twelve(values: readonly number[], max: number, what: string): readonly number[] {
  if (
    values.length !== 12 ||
    values.some((value) => !Number.isInteger(value) || value < 0 || value > max)
  )
    throw new RangeError(`${what}: twelve whole numbers from 0 to ${max} expected`);
  return values;
}

/** The house of a sign, 1 to 12, counted from the rising sign. */
export const houseOf = (sign: number, lagna: number): number => ((sign - lagna + 12) % 12) + 1;

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

import { normaliseDegrees, shortestArc } from '../chart/index.ts';
import type { MeanMotion } from './mean-longitudes.ts';

/**
 * Cheshta bala: a third of the degrees between the sighrochcha and the point half-way between mean and true planet
 * (cheshta kendra: BPHS 27, 24–25; Raman, Graha and Bhava Balas ch. 6). Full in the middle of the retrograde arc.
 * @param longitude of the planet, sidereal, degrees
 * @returns virupas, 0 to 60
 */
export function cheshtaBala(longitude: number, { mean, sighrochcha }: MeanMotion): number {
  // Half the difference, not half the sum: the mean and the true planet may lie on both sides of 0° Aries.
  const ahead = normaliseDegrees(longitude - mean + 180) - 180;
  return shortestArc(sighrochcha, mean + ahead / 2) / 3;
}

/**
 * What represents the cheshta bala of the Sun in ishta and kashta phala: its tropical longitude and 90° (BPHS 28, 2–4;
 * Raman art. 127).
 * @param tropical degrees
 * @returns virupas, 0 to 60
 */
export function sunCheshta(tropical: number): number {
  return shortestArc(tropical, -90) / 3;
}

/**
 * What represents the cheshta bala of the Moon in ishta and kashta phala: its distance from the Sun (BPHS 28, 2–4).
 * @returns virupas, 0 to 60
 */
export function moonCheshta(moon: number, sun: number): number {
  return shortestArc(moon, sun) / 3;
}

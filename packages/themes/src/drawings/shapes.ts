import type { GrahaRole } from '../theme-types.ts';

/** The order of the weekdays' lords, then the two nodes. */
export const GRAHA_ORDER = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const satisfies readonly GrahaRole[];

/**
 * The akara (traditional figure) of each graha as relative path data, about 12 px wide around the current point:
 * circle, crescent, triangle, arrowhead, rectangle, pentagon, bow, winnowing basket, flag.
 */
const AKARAS: Readonly<Record<GrahaRole, string>> = {
  sun: 'm-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  moon: 'm1.5-6a6 6 0 1 0 4.5 8.5 5.2 5.2 0 0 1-4.5-8.5z',
  mars: 'm0-6.5 6.5 11.5h-13z',
  mercury: 'm0-6.5 4.5 12.5-4.5-3.5-4.5 3.5z',
  jupiter: 'm-7-4.5h14v9h-14z',
  venus: 'm0-6 6.3 4.5-2.4 7.5h-7.8l-2.4-7.5z',
  saturn: 'm-3-6.5v13h2a6.5 6.5 0 0 0 0-13zm-3.5 6.5h7',
  rahu: 'm-6.5-4.5h13c0 7-2 10-6.5 10s-6.5-3-6.5-10zm1 3.8h11',
  ketu: 'm-4 7v-13l10 4-10 4',
};

export function grahaShape(graha: GrahaRole): string {
  return AKARAS[graha];
}

/**
 * The illuminated part of a moon disc, half a limb and an elliptical terminator, as relative path data that begins and
 * ends at the top of the disc; empty at new moon.
 *
 * @param elongation Moon minus Sun in ecliptic longitude, degrees 0..360; waxing (under 180) is lit on the right.
 */
export function moonLit(radius: number, elongation: number): string {
  if (elongation % 360 === 0) return '';
  const cosine = Math.cos((elongation * Math.PI) / 180);
  const terminator = +Math.abs(cosine * radius).toFixed(1);
  const waxing = elongation < 180 ? 1 : 0;
  const back = cosine < 0 ? waxing : 1 - waxing;
  return `a${radius} ${radius} 0 0 ${waxing} 0 ${radius * 2}a${terminator} ${radius} 0 0 ${back} 0-${radius * 2}`;
}

import { shortestArc } from './angle.ts';
import type { GrahaId } from './bodies.ts';

/**
 * Orbs of combustion (asta), degrees from the Sun: direct and, where it differs, retrograde.
 * Surya Siddhanta ch. 9. The Sun and the nodes are never combust.
 */
export const COMBUSTION_ORBS: Readonly<
  Partial<Record<GrahaId, { readonly direct: number; readonly retrograde: number }>>
> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};

/**
 * Whether a graha is combust: nearer to the Sun than its orb, by the shortest arc of longitude.
 * @param graha which one
 * @param longitude its longitude, degrees (sidereal or tropical, as the Sun's)
 * @param sunLongitude degrees
 * @param retrograde whether it is retrograde: Mercury's and Venus's orbs are smaller then
 */
export function isCombust(
  graha: GrahaId,
  longitude: number,
  sunLongitude: number,
  retrograde: boolean,
): boolean {
  const orb = COMBUSTION_ORBS[graha];
  if (orb === undefined) return false;
  return shortestArc(longitude, sunLongitude) < (retrograde ? orb.retrograde : orb.direct);
}

import { checkSetting } from '../check-setting.ts';
import { normaliseDegrees } from '../chart/angle.ts';
import { BODY_IDS } from '../chart/bodies.ts';
import type { BodyId } from '../chart/bodies.ts';
import type { Placements } from '../chart/placements.ts';

/** Nakshatras counted from the Moon's that vimshottari may begin with: the fourth, fifth and eighth. */
const STARS_FROM_MOON = { kshema: 4, utpanna: 5, adhana: 8 } as const;

/** What vimshottari can be counted from: any body, or one of three nakshatras from the Moon's. */
export const VIMSHOTTARI_SEEDS = [...BODY_IDS, 'kshema', 'utpanna', 'adhana'] as const;

/** One of the seeds of vimshottari; the Moon is the usual one. */
export type VimshottariSeed = BodyId | keyof typeof STARS_FROM_MOON;

const STAR = 40 / 3;

/**
 * The longitude to give to `vimshottari` and its sisters in place of the Moon's, to count from the
 * ascendant, another graha, or the fourth (kshema), fifth (utpanna) or eighth (adhana) nakshatra from
 * the Moon's (Jataka Parijata ch. 18). Those three keep the part of the nakshatra that the Moon has passed.
 * @returns sidereal, degrees in [0, 360)
 * @throws JyotishError `out_of_range` for another seed
 */
export function vimshottariSeed(chart: Placements, seed: VimshottariSeed): number {
  checkSetting('seed', seed, VIMSHOTTARI_SEEDS);
  if (seed === 'ascendant') return chart.ascendant.longitude;
  if (seed === 'kshema' || seed === 'utpanna' || seed === 'adhana') {
    return normaliseDegrees(chart.grahas.moon.longitude + (STARS_FROM_MOON[seed] - 1) * STAR);
  }
  return chart.grahas[seed].longitude;
}

import { signOf } from '../../chart/index.ts';
import type { GrahaId, PlanetId } from '../../chart/index.ts';
import { limbsBetween } from '../../panchang/index.ts';
import type { AlmanacSky, Limbs, TimeSpan } from '../../panchang/index.ts';
import { crossingsOf, trackOf } from '../../sky/index.ts';
import type { HeliacalBody, Track } from '../../sky/index.ts';
import { normalizeDegrees } from '../../sky/constants.ts';
import { heliacalSky } from '../../sky/heliacal.ts';
import type { HeliacalSky } from '../../sky/heliacal.ts';
import type { JulianDay } from '../../time/index.ts';

/** The sky that a search uses, computed once for some weeks. */
export interface RangeSky {
  readonly almanac: AlmanacSky;
  readonly track: (graha: GrahaId) => Track;
  readonly limbs: Limbs;
  /** where Jupiter and Venus are seen */
  readonly heliacal: Readonly<Record<HeliacalBody, HeliacalSky>>;
  /** times within 16 ghatikas (6.4 hours) of the Sun's entry into a sign */
  readonly sankrantis: readonly (TimeSpan & { readonly sign: number })[];
}

/** Sixteen ghatikas, days (Muhurta Chintamani ch. 3). */
const SANKRANTI_REACH = 16 / 60;

/** Tracks of the grahas in the zodiac of an almanac's sky; each is computed at its first use. */
function grahaTracks(almanac: AlmanacSky): (graha: GrahaId) => Track {
  const known = new Map<GrahaId, Track>([
    ['sun', almanac.sun],
    ['moon', almanac.moon],
  ]);
  const made = (graha: GrahaId): Track => {
    if (graha === 'rahu') return trackOf('meanNode', almanac.ayanamsa);
    if (graha !== 'ketu') return trackOf(graha as PlanetId, almanac.ayanamsa);
    const rahu = tracks('rahu');
    return { at: (jdUt) => normalizeDegrees(rahu.at(jdUt) + 180), speedAt: rahu.speedAt };
  };
  const tracks = (graha: GrahaId): Track => {
    const track = known.get(graha) ?? made(graha);
    known.set(graha, track);
    return track;
  };
  return tracks;
}

/** What a search computes once: tracks and the sights of Jupiter and Venus. */
export type SharedSky = Pick<RangeSky, 'almanac' | 'track' | 'heliacal'>;

/** The sky of an almanac, of which nothing is computed yet. */
export function sharedSky(almanac: AlmanacSky): SharedSky {
  const { sun } = almanac.luminaries;
  return {
    almanac,
    track: grahaTracks(almanac),
    heliacal: { jupiter: heliacalSky('jupiter', sun), venus: heliacalSky('venus', sun) },
  };
}

/** Limbs and sankrantis from one instant to another. */
export function rangeSky(from: JulianDay, to: JulianDay, shared: SharedSky): RangeSky {
  const { almanac } = shared;
  const entries = crossingsOf(almanac.sun, 12, from - 1, to + 1, 8);
  return {
    ...shared,
    limbs: limbsBetween(from, to, almanac),
    sankrantis: entries.map(({ jdUt }) => ({
      startJdUt: jdUt - SANKRANTI_REACH,
      endJdUt: jdUt + SANKRANTI_REACH,
      sign: signOf(almanac.sun.at(jdUt + 0.01)),
    })),
  };
}

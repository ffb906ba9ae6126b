import { combineTracks, trackOf } from '../sky/index.ts';
import type { Ayanamsa, Track } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { syzygy } from './syzygy.ts';

/**
 * Sun and Moon over time as an almanac needs them, in one sidereal zodiac. What has been computed is
 * kept as long as the sky is: give one sky to everything that is asked about the same days.
 */
export interface AlmanacSky {
  readonly ayanamsa: Ayanamsa;
  /** sidereal longitude of the Sun */
  readonly sun: Track;
  /** sidereal longitude of the Moon */
  readonly moon: Track;
  /** the Moon's lead over the Sun: tithi, karana, phase */
  readonly elongation: Track;
  /** the sum of both sidereal longitudes: yoga */
  readonly sum: Track;
  /**
   * When Sun and Moon stand together (whole number) or opposite (and a half), in lunations from the
   * new moon of January 2000; Julian day UT.
   */
  readonly syzygy: (phase: number) => JulianDay;
}

/** An empty sky of an ayanamsa. */
export function almanacSky(ayanamsa: Ayanamsa): AlmanacSky {
  const sun = trackOf('sun', ayanamsa);
  const moon = trackOf('moon', ayanamsa);
  const syzygies = new Map<number, JulianDay>();
  return {
    ayanamsa,
    sun,
    moon,
    elongation: combineTracks(moon, sun, -1),
    sum: combineTracks(moon, sun, 1),
    syzygy: (phase) => {
      const instant = syzygies.get(phase) ?? syzygy(phase);
      syzygies.set(phase, instant);
      return instant;
    },
  };
}

import { combineTracks, luminaryOf } from '../sky/index.ts';
import type { Ayanamsa, Luminary, Track } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { syzygy } from './syzygy.ts';

/**
 * Sun and Moon over time for an almanac, in one sidereal zodiac. Results are cached for the lifetime of the object:
 * pass one sky to all calls about the same days.
 */
export interface AlmanacSky {
  /** where its zodiac begins */
  readonly ayanamsa: Ayanamsa;
  /** sidereal longitude of the Sun */
  readonly sun: Track;
  /** sidereal longitude of the Moon */
  readonly moon: Track;
  /** the Moon's lead over the Sun: tithi, karana, phase */
  readonly elongation: Track;
  /** the sum of both sidereal longitudes: yoga */
  readonly sum: Track;
  /** both bodies for `riseOrSetOf` and the phase: the same curves as the tracks */
  readonly luminaries: Readonly<Record<'sun' | 'moon', Luminary>>;
  /**
   * When Sun and Moon are together (whole number) or opposite (and a half), in lunations from the
   * new moon of January 2000; Julian day UT.
   */
  readonly syzygy: (phase: number) => JulianDay;
}

/**
 * An empty sky.
 * @param ayanamsa whose sidereal zodiac
 * @param middle Julian day (UT) around which the sky is used: a single day then needs only one segment of curves
 */
export function almanacSky(ayanamsa: Ayanamsa, middle: JulianDay = 0): AlmanacSky {
  const sun = luminaryOf('sun', ayanamsa, middle - 4);
  const moon = luminaryOf('moon', ayanamsa, middle - 2);
  const syzygies = new Map<number, JulianDay>();
  return {
    ayanamsa,
    sun: sun.track,
    moon: moon.track,
    elongation: combineTracks(moon.track, sun.track, -1),
    sum: combineTracks(moon.track, sun.track, 1),
    luminaries: { sun, moon },
    syzygy: (phase) => {
      const instant = syzygies.get(phase) ?? syzygy(phase);
      syzygies.set(phase, instant);
      return instant;
    },
  };
}

import { combineTracks, luminaryOf } from '../sky/index.ts';
import type { Ayanamsa, Luminary, Track } from '../sky/index.ts';
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
 * @param middle Julian day (UT) that the questions lie round: those of a single day then cost one
 *   stretch of curves
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

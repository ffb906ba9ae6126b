import { tithiOf } from '../chart/index.ts';
import type { Pada, SignNumber, Tithi } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { PlanetStation } from './ingress.ts';
import { nextStation } from './next-dates.ts';
import { placeAt } from './positions.ts';
import { transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** The facts of the current sky for a home page. */
export interface SkyToday {
  /** instant, Julian day UT */
  readonly jdUt: JulianDay;
  /** where the Moon is */
  readonly moon: {
    /** sidereal, 1 (Aries) to 12 (Pisces) */
    readonly sign: SignNumber;
    /** 1 (Ashwini) to 27 (Revati) */
    readonly nakshatra: number;
    /** quarter of that nakshatra, 1 to 4 */
    readonly pada: Pada;
  };
  /** lunar day that runs */
  readonly tithi: Tithi;
  /** Mercury, for its retrograde periods */
  readonly mercury: {
    /** sidereal, 1 (Aries) to 12 (Pisces) */
    readonly sign: SignNumber;
    /** which way it moves in the zodiac */
    readonly motion: 'direct' | 'retrograde';
    /** null if it is after the year 2200 */
    readonly nextStation: PlanetStation | null;
  };
}

/**
 * The Moon's sign and nakshatra, the tithi, and the direction of Mercury until its next station.
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function skyToday(jdUt: JulianDay, sky: TransitSky = transitSky()): SkyToday {
  const moon = placeAt('moon', jdUt, sky);
  const mercury = placeAt('mercury', jdUt, sky);
  return {
    jdUt,
    moon: { sign: moon.sign, nakshatra: moon.nakshatra, pada: moon.pada },
    tithi: tithiOf(sky.look('sun').at(jdUt), moon.longitude),
    mercury: {
      sign: mercury.sign,
      motion: mercury.retrograde ? 'retrograde' : 'direct',
      nextStation: nextStation('mercury', jdUt, sky),
    },
  };
}

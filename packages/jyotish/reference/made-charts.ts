import type { PlanetId } from '../src/chart/index.ts';
import fc from 'fast-check';
import { castChart } from '../src/chart/cast-chart.ts';
import type { Birth, Chart } from '../src/chart/cast-chart.ts';
import { GRAHA_IDS } from '../src/chart/bodies.ts';
import type { BodyId, GrahaId } from '../src/chart/bodies.ts';
import { readPlacements } from '../src/chart/placements.ts';
import type { SiderealPosition } from '../src/chart/placements.ts';

const BASE = castChart({
  date: '1997-12-12',
  time: '12:12:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0836939,
  longitude: 80.270186,
});

/** Sidereal longitudes of all bodies but Ketu, which is opposite Rahu. */
export type MadeLongitudes = Readonly<Record<Exclude<BodyId, 'ketu'>, number>>;

/**
 * A chart with arbitrary longitudes: rules must be correct for all of them, and this covers combinations that occur in
 * real births once in a thousand years. Date and place are fixed.
 */
export function madeChart(longitudes: MadeLongitudes, retrograde: readonly GrahaId[] = []): Chart {
  const ketu = (longitudes.rahu + 180) % 360;
  const all = { ...longitudes, ketu };
  const positions = Object.fromEntries(
    GRAHA_IDS.map((graha): [GrahaId, SiderealPosition] => [
      graha,
      { longitude: all[graha], latitude: 0, speed: retrograde.includes(graha) ? -0.1 : 0.1 },
    ]),
  ) as Record<GrahaId, SiderealPosition>;
  return { ...BASE, ...readPlacements(longitudes.ascendant, positions, BASE.settings) };
}

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Longitudes chosen freely. */
export const anyLongitudes: fc.Arbitrary<MadeLongitudes> = fc.record({
  ascendant: anyLongitude,
  sun: anyLongitude,
  moon: anyLongitude,
  mars: anyLongitude,
  mercury: anyLongitude,
  jupiter: anyLongitude,
  venus: anyLongitude,
  saturn: anyLongitude,
  rahu: anyLongitude,
});

/** Charts with longitudes chosen freely. */
export const anyChart: fc.Arbitrary<Chart> = fc
  .tuple(anyLongitudes, fc.subarray(['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const))
  .map(([longitudes, retrograde]) => madeChart(longitudes, [...retrograde]));

/** Births anywhere below the polar circles, of the years 1800 to 2199. */
export const anyBirth: fc.Arbitrary<Birth> = fc
  .record({
    jd: fc.double({ min: 2378497, max: 2524594, noNaN: true }),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ jd, latitude, longitude }) => {
    const iso = new Date((jd - 2440587.5) * 86_400_000).toISOString();
    return {
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
      timeZone: 'UTC',
      latitude,
      longitude,
    };
  });

/** A chart of all bodies in places that have nothing to do with each other, some moved. */
export const apart = (moved: Partial<MadeLongitudes>, retrograde: PlanetId[] = []) =>
  madeChart(
    {
      ascendant: 15,
      sun: 10,
      moon: 47,
      mars: 95,
      mercury: 2,
      jupiter: 158,
      venus: 20,
      saturn: 230,
      rahu: 300,
      ...moved,
    },
    retrograde,
  );

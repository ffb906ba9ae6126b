import type { JulianDay } from '../time/julian-day.ts';
import { altitudeOf } from './altitude.ts';
import type { GeoPlace } from './angles.ts';
import { apparentPosition } from './body.ts';
import { signedDegrees } from './constants.ts';
import { fitPlaces, placeOn } from './luminary.ts';
import type { Luminary, LuminaryPlace } from './luminary.ts';
import { trueObliquity } from './precession.ts';
import { greenwichSiderealTime, ttFromUt } from './sidereal-time.ts';

/** Planets whose invisibility (guru asta, shukra asta) holds up ceremonies. */
export const HELIACAL_BODIES = ['jupiter', 'venus'] as const;

/** One of the planets with heliacal rises and sets. */
export type HeliacalBody = (typeof HELIACAL_BODIES)[number];

/** Where a planet near the Sun is seen: in the east before sunrise or in the west after sunset. */
export type HeliacalSide = 'east' | 'west';

/**
 * Degrees by which a planet must be higher than the Sun, when the Sun is on the horizon, to be seen in twilight: the arcs of
 * Carl Schoch (in Langdon and Fotheringham, The Venus Tablets of Ammizaduga, 1928). Venus's arcs differ by its motion, as its
 * kalamsas of the Surya Siddhanta (ch. 9) do.
 */
const ARCS: Readonly<
  Record<
    HeliacalBody,
    Readonly<Record<HeliacalSide, { readonly direct: number; readonly retrograde: number }>>
  >
> = {
  jupiter: {
    east: { direct: 9.3, retrograde: 9.3 },
    west: { direct: 7.4, retrograde: 7.4 },
  },
  venus: { east: { direct: 6, retrograde: 5.7 }, west: { direct: 6, retrograde: 5.2 } },
};

/** Days a curve, and its nodes: within 0.001°. */
const STRETCH = 32;
const NODES = 12;

/** Whether a planet can be seen on a day at a place. Curves are computed lazily and cached. */
export interface HeliacalSky {
  /** where it is seen at the sunrise or the sunset of a day; nowhere: it is lost in the Sun's rays */
  readonly seenAt: (
    sunriseJdUt: JulianDay,
    sunsetJdUt: JulianDay,
    place: GeoPlace,
  ) => readonly HeliacalSide[];
}

/** @param sun the Sun over time, which the caller has for its rises */
export function heliacalSky(body: HeliacalBody, sun: Luminary): HeliacalSky {
  const stretches = new Map<number, ReturnType<typeof fitPlaces>>();
  const placeAt = (jdUt: JulianDay): LuminaryPlace => {
    const time = jdUt / STRETCH;
    const index = Math.floor(time);
    const curves =
      stretches.get(index) ??
      fitPlaces(NODES, (fraction) =>
        apparentPosition(body, ttFromUt((index + fraction) * STRETCH)),
      );
    stretches.set(index, curves);
    return placeOn(curves, time - index);
  };
  const isSeen = (side: HeliacalSide, jdUt: JulianDay, place: GeoPlace): boolean => {
    const jdTt = ttFromUt(jdUt);
    const horizon = {
      siderealTime: greenwichSiderealTime(jdUt, jdTt) + place.longitude,
      obliquity: trueObliquity(jdTt),
      latitude: place.latitude,
    };
    const planet = placeAt(jdUt);
    const here = sun.placeAt(jdUt);
    // Opposite the Sun it is up at night, though below the horizon at sunset or sunrise.
    if (Math.abs(signedDegrees(planet.longitude - here.longitude)) > 90) return true;
    const height = altitudeOf(planet, horizon) - altitudeOf(here, horizon);
    const motion = signedDegrees(placeAt(jdUt + 0.5).longitude - placeAt(jdUt - 0.5).longitude);
    return height >= ARCS[body][side][motion < 0 ? 'retrograde' : 'direct'];
  };
  return {
    seenAt: (sunriseJdUt, sunsetJdUt, place) => [
      ...(isSeen('east', sunriseJdUt, place) ? (['east'] as const) : []),
      ...(isSeen('west', sunsetJdUt, place) ? (['west'] as const) : []),
    ],
  };
}

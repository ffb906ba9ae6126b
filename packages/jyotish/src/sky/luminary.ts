import type { JulianDay } from '../time/julian-day.ts';
import { trueAyanamsa } from './ayanamsa.ts';
import type { Position } from './apparent.ts';
import { apparentPosition } from './body.ts';
import { normalizeDegrees, signedDegrees } from './constants.ts';
import { curveAt, curveSlopeAt, fitCurve } from './curve.ts';
import type { Curve } from './curve.ts';
import { ttFromUt } from './sidereal-time.ts';
import type { Track, Zodiac } from './track.ts';

/** Where the Sun or the Moon is: apparent, geocentric, ecliptic and true equinox of date. */
export interface LuminaryPlace {
  /** degrees, not reduced to one turn */
  readonly longitude: number;
  /** degrees */
  readonly latitude: number;
  /** au */
  readonly distance: number;
}

/** The Sun or the Moon over time, for limbs, phases and risings alike from the same curves. */
export interface Luminary {
  /** whose rises, phases and places it gives */
  readonly body: 'sun' | 'moon';
  /** its longitude in the requested zodiac */
  readonly track: Track;
  /** its place at a Julian day (UT) */
  readonly placeAt: (jdUt: JulianDay) => LuminaryPlace;
}

/** A stretch of a body's way. */
interface PlaceCurves {
  readonly longitude: Curve;
  readonly latitude: Curve;
  readonly distance: Curve;
}

/** The curves of a few days; `lag` is what the zodiac falls behind the tropical one, degrees. */
interface Stretch extends PlaceCurves {
  readonly lag: Curve;
}

/** Days a stretch and nodes a curve: within 0.01″ of the positions (`luminary.test.ts`). */
const CUTS = { sun: { days: 8, nodes: 7 }, moon: { days: 4, nodes: 8 } } as const;

/**
 * The Sun or the Moon over time. Segments are computed lazily and cached.
 * @param zodiac an ayanamsa for a sidereal track, or `tropical`
 * @param anchor Julian day (UT) at which a segment begins: a search within the four days after it computes only one
 * @returns functions that throw JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function luminaryOf(body: 'sun' | 'moon', zodiac: Zodiac, anchor: JulianDay = 0): Luminary {
  const { days, nodes } = CUTS[body];
  const stretches = new Map<number, Stretch>();

  const stretchOf = (index: number): Stretch => {
    const known = stretches.get(index);
    if (known !== undefined) return known;
    const stretch = fitStretch(body, zodiac, anchor + index * days, days, nodes);
    stretches.set(index, stretch);
    return stretch;
  };
  return {
    body,
    track: {
      at: (jdUt) => {
        const time = (jdUt - anchor) / days;
        const index = Math.floor(time);
        const { longitude, lag } = stretchOf(index);
        return normalizeDegrees(curveAt(longitude, time - index) - curveAt(lag, time - index));
      },
      speedAt: (jdUt) => {
        const time = (jdUt - anchor) / days;
        const index = Math.floor(time);
        const { longitude, lag } = stretchOf(index);
        const slope = curveSlopeAt(longitude, time - index) - curveSlopeAt(lag, time - index);
        return slope / days;
      },
    },
    placeAt: (jdUt) => {
      const time = (jdUt - anchor) / days;
      const index = Math.floor(time);
      return placeOn(stretchOf(index), time - index);
    },
  };
}

function fitStretch(
  body: 'sun' | 'moon',
  zodiac: Zodiac,
  start: JulianDay,
  days: number,
  nodes: number,
): Stretch {
  const ttAt = (fraction: number): JulianDay => ttFromUt(start + fraction * days);
  return {
    ...fitPlaces(nodes, (fraction) => apparentPosition(body, ttAt(fraction))),
    lag: fitCurve(nodes, (fraction) =>
      zodiac === 'tropical' ? 0 : trueAyanamsa(zodiac, ttAt(fraction)),
    ),
  };
}

/** Curves through a body's positions at `nodes` fractions of a stretch shorter than half its circle. */
export function fitPlaces(nodes: number, positionAt: (fraction: number) => Position): PlaceCurves {
  const latitudes = new Map<number, number>();
  const distances = new Map<number, number>();
  let first: number | undefined;
  const longitude = fitCurve(nodes, (fraction) => {
    const position = positionAt(fraction);
    latitudes.set(fraction, position.latitude);
    distances.set(fraction, position.distance);
    first ??= position.longitude;
    return first + signedDegrees(position.longitude - first);
  });
  return {
    longitude,
    latitude: fitCurve(nodes, (fraction) => latitudes.get(fraction)!),
    distance: fitCurve(nodes, (fraction) => distances.get(fraction)!),
  };
}

/** The place at a fraction of the stretch. */
export function placeOn(
  { longitude, latitude, distance }: PlaceCurves,
  fraction: number,
): LuminaryPlace {
  return {
    longitude: curveAt(longitude, fraction),
    latitude: curveAt(latitude, fraction),
    distance: curveAt(distance, fraction),
  };
}

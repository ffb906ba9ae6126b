import type { JulianDay } from '../time/julian-day.ts';
import { trueAyanamsa } from './ayanamsa.ts';
import type { Ayanamsa } from './ayanamsa.ts';
import { apparentPosition } from './body.ts';
import type { Body } from './body.ts';
import { normalizeDegrees, signedDegrees } from './constants.ts';
import { curveAt, curveSlopeAt, fitCurve } from './curve.ts';
import type { Curve } from './curve.ts';
import { ttFromUt } from './sidereal-time.ts';

/** The zodiac a longitude is measured in. */
export type Zodiac = Ayanamsa | 'tropical';

/** One body's ecliptic longitude as a function of time: computed once per segment, then cheap to evaluate. */
export interface Track {
  /** longitude at a Julian day (UT), degrees in [0, 360) */
  readonly at: (jdUt: JulianDay) => number;
  /** motion at a Julian day (UT), degrees a day; negative when retrograde */
  readonly speedAt: (jdUt: JulianDay) => number;
}

/** How a body's longitude is cut into curves: days a stretch and nodes a curve. */
interface Cut {
  readonly days: number;
  readonly nodes: number;
}

/** Maximum sum of the two last terms of a curve, degrees: 0.01″ */
const SETTLED = 0.01 / 3600;

/** Chosen so that a curve stays within 0.01″ of the position it represents (`track.test.ts`). */
const CUTS: Readonly<Record<Body, Cut>> = {
  moon: { days: 4, nodes: 9 },
  sun: { days: 8, nodes: 7 },
  mercury: { days: 8, nodes: 8 },
  venus: { days: 8, nodes: 7 },
  mars: { days: 8, nodes: 7 },
  jupiter: { days: 8, nodes: 6 },
  saturn: { days: 8, nodes: 6 },
  uranus: { days: 8, nodes: 6 },
  neptune: { days: 8, nodes: 6 },
  pluto: { days: 8, nodes: 6 },
  chiron: { days: 8, nodes: 6 },
  meanNode: { days: 8, nodes: 6 },
  trueNode: { days: 4, nodes: 12 },
};

const HALF_HOUR = 1 / 48;

/** Whether the last terms of a curve have become too small to matter, so that those left out are too. */
function isSettled(curve: Curve): boolean {
  return Math.abs(curve.at(-1)!) + Math.abs(curve.at(-2)!) < SETTLED;
}

/**
 * The longitude of a body over time. Segments are computed lazily and cached for the lifetime of the track: create one
 * for many instants near each other, as in a search.
 * @param body the body
 * @param zodiac an ayanamsa for sidereal longitudes, or `tropical`
 * @returns a track whose functions throw JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function trackOf(body: Body, zodiac: Zodiac): Track {
  const { days, nodes } = CUTS[body];
  const curves = new Map<number, Curve | null>();

  const positionAt = (jdUt: JulianDay): number => {
    const jdTt = ttFromUt(jdUt);
    const { longitude } = apparentPosition(body, jdTt);
    return zodiac === 'tropical' ? longitude : longitude - trueAyanamsa(zodiac, jdTt);
  };
  /** null where no short curve fits: near the Sun's disc its gravity bends light too sharply. */
  const curveOf = (stretch: number): Curve | null => {
    const known = curves.get(stretch);
    if (known !== undefined) return known;
    const start = stretch * days;
    let anchor: number | undefined;
    const curve = fitCurve(nodes, (fraction) => {
      const longitude = positionAt(start + fraction * days);
      // A stretch is shorter than half a turn of any body, so the nearest branch is the right one.
      anchor ??= longitude;
      return anchor + signedDegrees(longitude - anchor);
    });
    const settled = isSettled(curve) ? curve : null;
    curves.set(stretch, settled);
    return settled;
  };

  return {
    at: (jdUt) => {
      const stretch = Math.floor(jdUt / days);
      const curve = curveOf(stretch);
      return normalizeDegrees(
        curve === null ? positionAt(jdUt) : curveAt(curve, jdUt / days - stretch),
      );
    },
    speedAt: (jdUt) => {
      const stretch = Math.floor(jdUt / days);
      const curve = curveOf(stretch);
      if (curve !== null) return curveSlopeAt(curve, jdUt / days - stretch) / days;
      return signedDegrees(positionAt(jdUt + HALF_HOUR) - positionAt(jdUt - HALF_HOUR)) * 24;
    },
  };
}

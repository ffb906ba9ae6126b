import type { GrahaId } from '../glyphs/index.ts';
import { starsOf } from '../shared/drawing/nakshatra-stars.ts';
import { acrossRing, ringPart, ringPoint } from '../shared/drawing/ticks.ts';

/** Middle of the drawing, which is 400 units wide and high. */
export const CENTRE = 200;

/** Radii of the ring, from the rim inwards: padas, rashis, nakshatras, where grahas are. */
export const radii = { rim: 197, padas: 186, rashis: 160, nakshatras: 110, grahas: 90 } as const;

/** Degrees of a nakshatra, and of a pada, a quarter of it. */
const CELL = 360 / 27;
const PADA = CELL / 4;

/** Position of one graha. */
export interface GrahaLongitude {
  /** The graha that is shown. */
  graha: GrahaId;
  /** Sidereal ecliptic longitude in degrees; any multiple of 360° may be added. */
  longitude: number;
}

const turned = (longitude: number) => ((longitude % 360) + 360) % 360;

/**
 * The nakshatra, 1 (Ashwini) to 27 (Revati), and the pada, 1 to 4, of a longitude; a boundary belongs to the next one.
 */
export function placeOf(longitude: number): { nakshatra: number; pada: number } {
  // A small tolerance, because 13⅓ is not exact in floating point: 40° is the first of Rohini, not
  // the last of Krittika.
  const padas = Math.floor(turned(longitude) / PADA + 1e-9) % 108;
  return { nakshatra: Math.floor(padas / 4) + 1, pada: (padas % 4) + 1 };
}

/**
 * The ring turned to a longitude, which is at the left, in the east; longitudes increase anticlockwise. Shapes are path
 * data.
 */
export function ringFrom(start: number) {
  const shareOf = (longitude: number) => (start - longitude) / 360 - 0.25;
  const pointAt = (longitude: number, radius: number) =>
    ringPoint(shareOf(longitude), radius, CENTRE);
  const lines = (count: number, outer: number, inner: (index: number) => number) =>
    Array.from({ length: count }, (_, index) =>
      acrossRing(shareOf((index * 360) / count), outer, inner(index), CENTRE),
    ).join('');
  const part = (from: number, size: number, outer: number, inner: number) =>
    ringPart(shareOf(from), shareOf(from + size), outer, inner, CENTRE);
  return {
    pointAt,
    /** Ticks of the padas, long where a nakshatra begins, and lines between the signs. */
    ticks:
      lines(108, radii.rim, (pada) => (pada % 4 === 0 ? radii.padas : radii.rim - 6)) +
      lines(12, radii.padas, () => radii.rashis),
    dividers: lines(27, radii.rashis, () => radii.nakshatras),
    nakshatra: (nakshatra: number) =>
      part((nakshatra - 1) * CELL, CELL, radii.rashis, radii.nakshatras),
    pada: (nakshatra: number, pada: number) =>
      part((nakshatra - 1) * CELL + (pada - 1) * PADA, PADA, radii.rim, radii.padas),
    /** The number of a nakshatra is in the outer part of its cell, its stars in the inner part. */
    numberAt: (nakshatra: number) => pointAt((nakshatra - 0.5) * CELL, radii.rashis - 14),
    stars: (nakshatra: number) =>
      starsOf(nakshatra).map(({ along, across, first }) => ({
        ...pointAt((nakshatra - 1 + along) * CELL, radii.nakshatras + 2 + across * 22),
        radius: first ? 1.9 : 1.1,
      })),
  };
}

/** Minimum distance of two glyphs, degrees. */
const APART = 15;

/**
 * Positions of glyphs that are close together in the sky: as close to their longitudes as possible without overlap, in
 * zodiacal order.
 */
export function spread<Graha extends GrahaLongitude>(
  grahas: readonly Graha[],
): (Graha & { shownAt: number })[] {
  const sorted = grahas
    .map((graha) => ({ ...graha, shownAt: turned(graha.longitude) }))
    .toSorted((a, b) => a.shownAt - b.shownAt);
  // Each pass moves every pair that is too close apart by half of the missing distance; it converges quickly.
  for (let pass = 0; pass < 60; pass += 1) {
    sorted.forEach((graha, index) => {
      const next = sorted[(index + 1) % sorted.length];
      if (!next || next === graha) return;
      const gap = turned(next.shownAt - graha.shownAt + 180) - 180;
      if (gap >= APART || gap < -APART) return;
      graha.shownAt -= (APART - gap) / 2;
      next.shownAt += (APART - gap) / 2;
    });
  }
  return sorted.map((graha) => ({ ...graha, shownAt: turned(graha.shownAt) }));
}

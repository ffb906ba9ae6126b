import type { GrahaId } from '../glyphs/index.ts';
import { starsOf } from '../shared/drawing/nakshatra-stars.ts';

/** Middle of the drawing, which is 400 units wide and high. */
export const CENTRE = 200;
/** Radii of the ring, from the rim inwards: padas, rashis, nakshatras, where grahas are. */
export const radii = { rim: 197, padas: 186, rashis: 160, nakshatras: 110, grahas: 90 } as const;

/** Degrees of a nakshatra, and of a pada, a quarter of it. */
const CELL = 360 / 27;
const PADA = CELL / 4;

/** Position of one graha. */
export interface GrahaLongitude {
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

const round = (value: number) => Math.round(value * 10) / 10;

/** A point of the ring: `start` at the left (east); longitudes increase anticlockwise. */
export function pointAt(
  longitude: number,
  start: number,
  radius: number,
): { x: number; y: number } {
  const angle = ((longitude - start) * Math.PI) / 180;
  return {
    x: round(CENTRE - radius * Math.cos(angle)),
    y: round(CENTRE + radius * Math.sin(angle)),
  };
}

const at = (longitude: number, start: number, radius: number) => {
  const { x, y } = pointAt(longitude, start, radius);
  return `${x} ${y}`;
};

/** Ticks of the padas as path data, long where a nakshatra begins. */
export function padaTicks(start: number): string {
  return Array.from({ length: 108 }, (_, pada) => {
    const longitude = pada * PADA;
    const inner = pada % 4 === 0 ? radii.padas : radii.rim - 6;
    return `M${at(longitude, start, radii.rim)}L${at(longitude, start, inner)}`;
  }).join('');
}

/** Lines between the signs, and between the nakshatras, as path data. */
export function dividers(start: number): { rashis: string; nakshatras: string } {
  const lines = (count: number, outer: number, inner: number) =>
    Array.from({ length: count }, (_, index) => {
      const longitude = (index * 360) / count;
      return `M${at(longitude, start, outer)}L${at(longitude, start, inner)}`;
    }).join('');
  return {
    rashis: lines(12, radii.padas, radii.rashis),
    nakshatras: lines(27, radii.rashis, radii.nakshatras),
  };
}

/** A part of a band between two longitudes, as path data. */
function bandPart(from: number, to: number, start: number, outer: number, inner: number): string {
  return `M${at(from, start, outer)}A${outer} ${outer} 0 0 0 ${at(to, start, outer)}L${at(to, start, inner)}A${inner} ${inner} 0 0 1 ${at(from, start, inner)}Z`;
}

export function nakshatraCell(nakshatra: number, start: number): string {
  const from = (nakshatra - 1) * CELL;
  return bandPart(from, from + CELL, start, radii.rashis, radii.nakshatras);
}

export function padaCell(nakshatra: number, pada: number, start: number): string {
  const from = (nakshatra - 1) * CELL + (pada - 1) * PADA;
  return bandPart(from, from + PADA, start, radii.rim, radii.padas);
}

/** The number of a nakshatra is in the outer part of its cell, its stars in the inner part. */
export const numberAt = (nakshatra: number, start: number) =>
  pointAt((nakshatra - 0.5) * CELL, start, radii.rashis - 14);

export function starDots(nakshatra: number, start: number) {
  return starsOf(nakshatra).map(({ along, across, first }) => ({
    ...pointAt((nakshatra - 1 + along) * CELL, start, radii.nakshatras + 2 + across * 22),
    radius: first ? 1.9 : 1.1,
  }));
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

import type { GrahaId } from '../glyphs/index.ts';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';

/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Where an ecliptic longitude is on the ring: the ascendant at the left, where the east is when one looks south;
 * longitudes grow anticlockwise, so what rose before the ascendant is above the horizon.
 *
 * @param longitude degrees
 * @param ascendant degrees
 * @returns the point on a circle of the given radius, and whether it is above the horizon
 */
export function onRing(
  longitude: number,
  ascendant: number,
  centre: Point,
  radius: number,
): Point & { above: boolean } {
  const passed = (((ascendant - longitude) % 360) + 360) % 360;
  const angle = (passed * Math.PI) / 180;
  return {
    x: round(centre.x - radius * Math.cos(angle)),
    y: round(centre.y - radius * Math.sin(angle)),
    above: passed > 0 && passed < 180,
  };
}

export interface Star extends Point {
  radius: number;
  /** A four-pointed spark instead of a dot. */
  spark: boolean;
}

/** Radii of the stars that are dots, the faint ones first. */
export const magnitudes = [0.8, 1.3, 2] as const;

/** One star for every 3,000 square units: three quarters faint, one in five brighter, a few bright, three in a hundred sparks. */
export function starField(width: number, height: number, seed: number): Star[] {
  const next = seededNumbers(seed);
  const [faint, brighter, bright] = magnitudes;
  return Array.from({ length: Math.round((width * height) / 3000) }, () => {
    const size = next();
    return {
      x: round(next() * width),
      y: round(next() * height),
      radius: size < 0.75 ? faint : size < 0.95 ? brighter : bright,
      spark: next() < 0.03,
    };
  });
}

/** A half circle above the horizon. */
export function arch({ x, y }: Point, radius: number): string {
  return `M${round(x - radius)} ${y}A${radius} ${radius} 0 0 1 ${round(x + radius)} ${y}`;
}

/** A graha on the ring. */
export interface RingGraha {
  /** The graha that is shown. */
  graha: GrahaId;
  /** Sidereal ecliptic longitude in degrees. */
  longitude: number;
  /**
   * Whether it is above the horizon: near the horizon the longitude alone is not exact for a graha with an ecliptic
   * latitude. @default computed from the longitude
   */
  isUp?: boolean;
}

/** Whether a graha is above the horizon. @param ascendant degrees */
export function isUp({ longitude, isUp: given }: RingGraha, ascendant: number): boolean {
  const passed = (((ascendant - longitude) % 360) + 360) % 360;
  return given ?? (passed > 0 && passed < 180);
}

/** Position of a graha in the drawing. */
interface Seat extends Point {
  graha: GrahaId;
  /** Its point on the ring. */
  from: Point;
}

/**
 * Minimum distance of two grahas in a row, in degrees, and of two rows, in units of the drawing.
 */
const APART = 11;
const ROW = 40;
/** Units from the ring to the first row. */
const INSIDE = 28;
/** A graha that has just risen is shown this many units above the horizon, so that it is fully visible. */
const LOWEST = 26;

/**
 * Positions of the grahas above the horizon, at their longitudes: one that would overlap another is
 * moved one row inward.
 */
export function positionsAbove(
  grahas: readonly RingGraha[],
  ascendant: number,
  centre: Point,
  radius: number,
): Seat[] {
  const rows: number[] = [];
  const lowest = (Math.asin(Math.min(1, LOWEST / (radius - INSIDE))) * 180) / Math.PI;
  return grahas
    .filter((graha) => isUp(graha, ascendant))
    .map(({ graha, longitude }) => ({
      graha,
      passed: (((ascendant - longitude) % 360) + 360) % 360,
    }))
    .map(({ graha, passed }) => {
      // Beyond 270 it is about to rise, by its longitude.
      const height = passed > 270 ? passed - 360 : passed;
      return { graha, passed: Math.min(Math.max(height, lowest), 180 - lowest) };
    })
    .toSorted((a, b) => a.passed - b.passed)
    .map(({ graha, passed }) => {
      const free = rows.findIndex((last) => passed - last >= APART);
      const row = free === -1 ? rows.length : free;
      rows[row] = passed;
      const at = (distance: number) => {
        const { x, y } = onRing(ascendant - passed, ascendant, centre, distance);
        return { x, y };
      };
      return { graha, ...at(radius - INSIDE - row * ROW), from: at(radius) };
    });
}

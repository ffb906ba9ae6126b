import type { JulianDay } from '../time/index.ts';
import { belowZero, lowest, shadowPath } from './shadow.ts';
import type { EclipsePhase, Shadow } from './shadow.ts';

/** How deep the Moon goes into the Earth's shadow. */
export type LunarEclipseType = 'penumbral' | 'partial' | 'total';

/** A lunar eclipse: the same wherever the Moon is above the horizon. */
export interface LunarEclipseFacts {
  /** greatest eclipse: when the Moon appears nearest to the axis of the shadow; Julian day UT */
  readonly jdUt: JulianDay;
  /** how deep the Moon goes into the shadow */
  readonly type: LunarEclipseType;
  /** distance of the Moon from the axis then, equatorial Earth radii, north positive */
  readonly gamma: number;
  /** share of the Moon's diameter in the umbra at greatest eclipse; below zero when penumbral */
  readonly magnitude: number;
  /** share of the Moon's diameter in the penumbra at greatest eclipse */
  readonly penumbralMagnitude: number;
  /** P1 to P4: while any of the Moon is in the penumbra */
  readonly penumbral: EclipsePhase;
  /** U1 to U4: while any of it is in the umbra */
  readonly partial: EclipsePhase | null;
  /** U2 to U3: while all of it is in the umbra */
  readonly total: EclipsePhase | null;
}

/** Radius of the Moon, equatorial Earth radii (IAU 1982). */
const MOON_RADIUS = 0.2725076;

/**
 * The lunar eclipse of a full moon, from the engine's own positions; the Earth's shadow by Danjon's
 * rule, as the NASA canon and catalogue have it.
 * @param fullMoon Julian day UT of the opposition in longitude
 * @returns null when the Moon passes outside the penumbra
 */
export function lunarEclipseAt(fullMoon: JulianDay): LunarEclipseFacts | null {
  const path = shadowPath('lunar', fullMoon);
  const offAxis = ({ x, y }: Shadow): number => Math.hypot(x, y);
  // Nearest by apparent angle: the Moon's changing distance would shift the minimum of the linear distance by seconds.
  const separation = (jdUt: JulianDay): number => {
    const shadow = path.at(jdUt);
    return offAxis(shadow) / shadow.moonDistance;
  };
  const greatest = lowest(separation, path.from, path.to);
  const phase = (radius: (shadow: Shadow) => number): EclipsePhase | null =>
    belowZero(
      (jdUt) => {
        const shadow = path.at(jdUt);
        return offAxis(shadow) - radius(shadow);
      },
      path,
      greatest,
    );
  const penumbral = phase(({ penumbra }) => penumbra + MOON_RADIUS);
  if (penumbral === null) return null;

  const partial = phase(({ umbra }) => umbra + MOON_RADIUS);
  const total = phase(({ umbra }) => umbra - MOON_RADIUS);
  const shadow = path.at(greatest);
  const distance = offAxis(shadow);
  const shareIn = (radius: number): number => (radius + MOON_RADIUS - distance) / (2 * MOON_RADIUS);
  return {
    jdUt: greatest,
    type: total !== null ? 'total' : partial !== null ? 'partial' : 'penumbral',
    gamma: Math.sign(shadow.y) * distance,
    magnitude: shareIn(shadow.umbra),
    penumbralMagnitude: shareIn(shadow.penumbra),
    penumbral,
    partial,
    total,
  };
}

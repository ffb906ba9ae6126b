import { illuminatedPath } from '../shared/drawing/illuminated-path.ts';

/** The eight states of the Moon, in their order from the new moon. */
export const moonStates = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;

export type MoonState = (typeof moonStates)[number];

/** The half of the lunar month, or the day that ends it. */
export type MoonPaksha = 'shukla' | 'purnima' | 'krishna' | 'amavasya';

/**
 * Maximum distance from a principal phase at which the Moon still looks like it, in degrees of
 * elongation.
 */
const PRINCIPAL = 6;

/** Clamps to 0 (dark) to 1 (full). */
export const fractionOf = (illumination: number) => Math.min(1, Math.max(0, illumination || 0));

/**
 * The elongation from the Sun of an illuminated fraction, which is (1 − cos E) / 2.
 *
 * @returns degrees, 0 new, 180 full, 360 new again
 */
export function elongationOf(illumination: number, waxing: boolean): number {
  const angle = (Math.acos(1 - 2 * fractionOf(illumination)) * 180) / Math.PI;
  return waxing ? angle : 360 - angle;
}

/** The phase of an illuminated fraction: a principal phase within 6° of it. */
export function stateOf(illumination: number, waxing: boolean): MoonState {
  const elongation = elongationOf(illumination, waxing);
  const quarter = Math.round(elongation / 90);
  const index =
    Math.abs(elongation - quarter * 90) < PRINCIPAL
      ? quarter * 2
      : Math.floor(elongation / 90) * 2 + 1;
  return moonStates[index % 8] ?? 'new_moon';
}

/** The paksha of a state. */
export function pakshaOf(state: MoonState, waxing: boolean): MoonPaksha {
  if (state === 'full_moon') return 'purnima';
  if (state === 'new_moon') return 'amavasya';
  return waxing ? 'shukla' : 'krishna';
}

/**
 * The illumination of the Moon in the middle of a tithi, which is 12 degrees of elongation from the Sun.
 *
 * @param tithi 1 to 30, from the new moon on
 * @returns illuminated fraction of the disc, 0 to 1, and whether it is waxing
 */
export function moonOfTithi(tithi: number): {
  /** Illuminated fraction of the disc, 0 to 1. */
  illumination: number;
  /** Whether it grows. */
  waxing: boolean;
} {
  const elongation = ((tithi - 0.5) * 12 * Math.PI) / 180;
  return { illumination: (1 - Math.cos(elongation)) / 2, waxing: tithi <= 15 };
}

/** Radius of the disc, whose middle is the origin. */
export const RADIUS = 46;

/**
 * The illuminated part of the disc as path data. North of the tropics a waxing Moon is lit on the right, south of them
 * on the left; it is never mirrored in right-to-left text.
 */
export function litPath(
  illumination: number,
  waxing: boolean,
  hemisphere: 'north' | 'south',
): string {
  return illuminatedPath(
    0,
    0,
    RADIUS,
    elongationOf(illumination, waxing === (hemisphere === 'north')),
  );
}

import { nakshatraOf, signOf } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { combineTracks, crossingsOf } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** The four phases, by quarters of the elongation of the Moon from the Sun. */
export const MOON_PHASES = ['new', 'first_quarter', 'full', 'last_quarter'] as const;

/** A phase of the Moon. */
export type MoonPhase = (typeof MOON_PHASES)[number];

/** The Moon reaching a phase. */
export interface Lunation {
  readonly kind: 'lunation';
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** new, first quarter, full or last quarter */
  readonly phase: MoonPhase;
  /** the Moon's sidereal longitude, degrees */
  readonly longitude: number;
  /** the Moon's sign */
  readonly sign: SignNumber;
  /** the Moon's nakshatra, 1 to 27 */
  readonly nakshatra: number;
}

/** Days between two samples of the elongation, which grows by 10.7° to 14.4° a day. */
const STEP = 8;

/**
 * New moons, full moons and quarters: the geocentric elongation at 0°, 90°, 180° and 270°.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns phases in (from, to], in order
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function lunations(
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): Lunation[] {
  checkSpan(fromJdUt, toJdUt);
  const moon = sky.track('moon');
  const elongation = combineTracks(moon, sky.track('sun'), -1);
  return crossingsOf(elongation, 4, fromJdUt, toJdUt, STEP).map(({ jdUt, index }) => {
    const longitude = moon.at(jdUt);
    return {
      kind: 'lunation',
      jdUt,
      phase: MOON_PHASES[index]!,
      longitude,
      sign: signOf(longitude),
      nakshatra: nakshatraOf(longitude).number,
    };
  });
}

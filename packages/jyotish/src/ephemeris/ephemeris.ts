import { checkSetting } from '../check-setting.ts';
import { JyotishError } from '../error.ts';
import { apparentPosition, trueAyanamsa } from '../sky/index.ts';
import type { Body, Position, Zodiac } from '../sky/index.ts';
import { normalizeDegrees } from '../sky/constants.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import type { JulianDay } from '../time/index.ts';

/** Sun, Moon, planets, Chiron, and the lunar node by both definitions; Ketu is opposite the node. */
export const EPHEMERIS_BODIES: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'meanNode',
  'trueNode',
];

/** Positions of bodies at one instant. */
export interface EphemerisRow<Of extends Body = Body> {
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** by body; longitude and speed in the requested zodiac */
  readonly positions: Readonly<Record<Of, Position>>;
}

/** Half a day on either side, over which the motion of the ayanamsa is taken. */
const HALF_DAY = 0.5;
/** A table for every day of four centuries has 146,097. */
const MOST_ROWS = 150_000;

function positionIn(body: Body, jdTt: JulianDay, zodiac: Zodiac): Position {
  const position = apparentPosition(body, jdTt);
  if (zodiac === 'tropical') return position;
  const shift = (at: JulianDay) => trueAyanamsa(zodiac, at);
  return {
    ...position,
    longitude: normalizeDegrees(position.longitude - shift(jdTt)),
    speed: position.speed - (shift(jdTt + HALF_DAY) - shift(jdTt - HALF_DAY)),
  };
}

/**
 * Apparent geocentric positions at an instant, without a chart, a place or an ayanamsa's school of astrology.
 * @param jdUt Julian day, UT
 * @param bodies which ones; each costs 2 to 5 microseconds
 * @param zodiac an ayanamsa, or `tropical`: true equinox of date
 * @throws JyotishError `out_of_range` outside 1800 to 2200, and for a name that is not one of `EPHEMERIS_BODIES`
 */
export function ephemerisAt<Of extends Body = Body>(
  jdUt: JulianDay,
  bodies: readonly Of[] = EPHEMERIS_BODIES as readonly Of[],
  zodiac: Zodiac = 'tropical',
): EphemerisRow<Of> {
  for (const body of bodies) checkSetting<Body>('bodies', body, EPHEMERIS_BODIES);
  const jdTt = ttFromUt(jdUt);
  return {
    jdUt,
    positions: Object.fromEntries(
      bodies.map((body) => [body, positionIn(body, jdTt, zodiac)]),
    ) as Record<Of, Position>,
  };
}

/**
 * A table of positions at equal steps.
 * @param fromJdUt the first instant, Julian day UT
 * @param toJdUt the last instant, included if a step falls on it
 * @param stepDays days between rows, above 0
 * @throws JyotishError `out_of_range` outside 1800 to 2200, for a step that is not above 0, and for more than 150,000 rows
 */
export function ephemeris<Of extends Body = Body>(
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  stepDays: number,
  bodies?: readonly Of[],
  zodiac?: Zodiac,
): EphemerisRow<Of>[] {
  const rows = Math.floor((toJdUt - fromJdUt) / stepDays) + 1;
  if (!(stepDays > 0) || rows > MOST_ROWS)
    throw new JyotishError(
      'out_of_range',
      `An ephemeris from ${fromJdUt} to ${toJdUt} in steps of ${stepDays} days would not have 1 to ${MOST_ROWS} rows.`,
    );
  // Multiples of the step: a sum would drift.
  return Array.from({ length: Math.max(rows, 0) }, (_, row) =>
    ephemerisAt(fromJdUt + row * stepDays, bodies, zodiac),
  );
}

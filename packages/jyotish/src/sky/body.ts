import type { JulianDay } from '../time/julian-day.ts';
import { apparentMoon, apparentPlanet } from './apparent.ts';
import type { Position } from './apparent.ts';
import type { Planet } from './heliocentric.ts';
import { meanNode, trueNode } from './nodes.ts';
import { isInRange, outOfRange } from './range.ts';

/** The bodies with computed positions. Ketu is opposite the node. */
export type Body = 'sun' | 'moon' | Planet | 'meanNode' | 'trueNode';

/**
 * Apparent geocentric position at a Julian day (TT): ecliptic and true equinox of date, with
 * light-time, aberration and the Sun's deflection. 1799-07-01 to 2201-07-01; within 0.2″ (Moon),
 * 0.6″ (Sun to Chiron) and 3.1″ (true node) of Swiss Ephemeris.
 * @throws JyotishError `out_of_range` outside those years.
 */
export function apparentPosition(body: Body, jdTt: JulianDay): Position {
  if (!isInRange(jdTt)) throw outOfRange();
  switch (body) {
    case 'moon':
      return apparentMoon(jdTt);
    case 'meanNode':
      return meanNode(jdTt);
    case 'trueNode':
      return trueNode(jdTt);
    default:
      return apparentPlanet(body, jdTt);
  }
}

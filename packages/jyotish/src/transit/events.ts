import type { JulianDay } from '../time/index.ts';
import { TRANSIT_BODY_IDS } from './bodies.ts';
import type { TransitBodyId } from './bodies.ts';
import { combustions } from './combustion-events.ts';
import type { CombustionEvent } from './combustion-events.ts';
import { eclipses } from './eclipses.ts';
import type { Eclipse } from './eclipses.ts';
import { TURNING_BODY_IDS, nakshatraIngresses, planetStations, signIngresses } from './ingress.ts';
import type { NakshatraIngress, PlanetStation, SignIngress } from './ingress.ts';
import { lunations } from './lunation.ts';
import type { Lunation } from './lunation.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** Something that happens in the sky at an instant. */
export type TransitEvent =
  | SignIngress
  | NakshatraIngress
  | PlanetStation
  | Lunation
  | Eclipse
  | CombustionEvent;

/** The events to search for. */
export interface EventChoice {
  /** bodies whose sign ingresses count */
  readonly signs: readonly TransitBodyId[];
  /** bodies whose nakshatra ingresses count */
  readonly nakshatras: readonly TransitBodyId[];
  /** all four phases, or new and full moons only */
  readonly phases: 'quarters' | 'new_and_full';
}

/** Everything. */
export const ALL_EVENTS: EventChoice = {
  signs: TRANSIT_BODY_IDS,
  nakshatras: TRANSIT_BODY_IDS,
  phases: 'quarters',
};

const COMBUSTIBLE = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/**
 * What happens in a span of time, in order: ingresses, stations, phases of the Moon, eclipses,
 * combustions of the planets.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns events in (from, to]
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function eventsBetween(
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
  choice: EventChoice = ALL_EVENTS,
): TransitEvent[] {
  checkSpan(fromJdUt, toJdUt);
  const phases = lunations(fromJdUt, toJdUt, sky).filter(
    ({ phase }) => choice.phases === 'quarters' || phase === 'new' || phase === 'full',
  );
  const events: TransitEvent[] = [
    ...choice.signs.flatMap((body) => signIngresses(body, fromJdUt, toJdUt, sky)),
    ...choice.nakshatras.flatMap((body) => nakshatraIngresses(body, fromJdUt, toJdUt, sky)),
    ...TURNING_BODY_IDS.flatMap((body) => planetStations(body, fromJdUt, toJdUt, sky)),
    ...phases,
    ...eclipses(fromJdUt, toJdUt, sky),
    ...COMBUSTIBLE.flatMap((graha) => combustions(graha, fromJdUt, toJdUt, sky)),
  ];
  return events.toSorted((a, b) => a.jdUt - b.jdUt);
}

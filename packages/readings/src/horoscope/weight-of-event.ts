import type { TransitBodyId, TransitEvent } from '@jyoti/jyotish';

/** The slower a body, the rarer and more significant its change of sign. */
const INGRESS_WEIGHT: Readonly<Record<TransitBodyId, number>> = {
  saturn: 8,
  jupiter: 8,
  rahu: 8,
  // Rahu's ingress happens at the same time and is counted instead.
  ketu: 0,
  sun: 6,
  mars: 5,
  venus: 5,
  mercury: 4,
  moon: 1,
  uranus: 3,
};

/**
 * The weight of an event: eclipses first, then slow ingresses and stations, the Sun's ingress, full and new Moon, fast
 * ingresses. 0: not mentioned. The order is this product's own.
 */
export function weightOfEvent(event: TransitEvent): number {
  switch (event.kind) {
    case 'solar_eclipse':
    case 'lunar_eclipse':
      return 9;
    case 'sign_ingress':
      return INGRESS_WEIGHT[event.body];
    case 'station':
      return event.body === 'uranus' ? 3 : 7;
    case 'lunation':
      return event.phase === 'new' || event.phase === 'full' ? 5.5 : 0.5;
    case 'combustion':
      return 2;
    case 'nakshatra_ingress':
      return 0;
  }
}

/** Maximum distance in days between the maximum of an eclipse and its full or new Moon. */
const SAME_SYZYGY = 0.5;

/** Leaves out the full and new Moons that are mentioned as eclipses. */
export function withoutEclipsedMoons<Entry extends { readonly event: TransitEvent }>(
  events: readonly Entry[],
): Entry[] {
  const eclipses = events.filter(
    ({ event }) => event.kind === 'solar_eclipse' || event.kind === 'lunar_eclipse',
  );
  return events.filter(
    ({ event }) =>
      event.kind !== 'lunation' ||
      !eclipses.some((eclipse) => Math.abs(eclipse.event.jdUt - event.jdUt) < SAME_SYZYGY),
  );
}

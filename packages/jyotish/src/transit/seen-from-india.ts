import type { GeoPlace } from '../sky/index.ts';
import { lunarEclipseFrom, solarEclipseFrom } from './eclipse-at-place.ts';
import type { Eclipse } from './eclipses.ts';

/** Places at the ends of India: Dwarka, Leh, Kibithoo, Kanyakumari, Indira Point; and Nagpur in its middle. */
const ENDS_OF_INDIA: readonly GeoPlace[] = [
  { latitude: 22.24, longitude: 68.97 },
  { latitude: 34.15, longitude: 77.58 },
  { latitude: 28.28, longitude: 97.02 },
  { latitude: 8.08, longitude: 77.55 },
  { latitude: 6.78, longitude: 93.83 },
  { latitude: 21.15, longitude: 79.09 },
];

/**
 * Whether any part of India sees an eclipse. A penumbral eclipse of the Moon counts as not seen, as almanacs have no sutak for
 * it.
 */
export function isSeenFromIndia(eclipse: Eclipse): boolean {
  return ENDS_OF_INDIA.some((place) =>
    eclipse.kind === 'lunar_eclipse'
      ? lunarEclipseFrom(eclipse, place).seen !== null
      : (solarEclipseFrom(eclipse, place)?.seen ?? null) !== null,
  );
}

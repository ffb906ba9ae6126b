import zoneAt from 'tz-lookup';
import { canonicalTimeZone, type Place } from '@jyoti/contract';

/** Searches places. */
export interface Places {
  /** At most ten places, best first. */
  search(query: string): Place[] | Promise<Place[]>;
  /** The only place whose display name, English or Hindi, is exactly this; `null` if there is none or several. */
  exactly(placeName: string): Place | null | Promise<Place | null>;
  /** Resolves when a search needs no more than the processor, if searches can wait. */
  ready?(): Promise<void>;
  /** Number of waiting searches, if searches can wait. */
  readonly waiting?: number;
  /** The IANA zone of a point, degrees. */
  timezoneAt(latitude: number, longitude: number): string;
}

/** Distances, in degrees, at which a zone of the right country is searched around a point near a border. */
const around = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2];
const directions = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => (part * Math.PI) / 4);

/** The points at a distance from another, in degrees. */
const pointsAround = (latitude: number, longitude: number, distance: number) =>
  directions.map((direction): [number, number] => [
    Math.max(-90, Math.min(90, latitude + distance * Math.sin(direction))),
    ((longitude + distance * Math.cos(direction) + 540) % 360) - 180,
  ]);

const zonesOfCountry = new Map<string, ReadonlySet<string>>();

/** Current names of the zones of a country, ISO 3166-1 alpha-2; by CLDR. */
function zonesOf(country: string): ReadonlySet<string> {
  const known = zonesOfCountry.get(country);
  if (known) return known;
  const names = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? [];
  const zones = new Set(names.map((name) => canonicalTimeZone(name) ?? name));
  zonesOfCountry.set(country, zones);
  return zones;
}

/**
 * The IANA zone of a point, degrees: from a map of zones, which is a few kilometres off at borders.
 * @param country that the point is in, ISO 3166-1 alpha-2, if known: a zone of another country is replaced by the nearest
 * one of this country
 */
export function timezoneAt(latitude: number, longitude: number, country = ''): string {
  const zone = canonicalTimeZone(zoneAt(latitude, longitude)) ?? zoneAt(latitude, longitude);
  if (country === '') return zone;
  const zones = zonesOf(country);
  if (zones.size === 0 || zones.has(zone)) return zone;
  const [only] = zones;
  if (zones.size === 1 && only) return only;
  for (const distance of around) {
    const nearest = pointsAround(latitude, longitude, distance)
      .map((point) => canonicalTimeZone(zoneAt(...point)) ?? '')
      .find((name) => zones.has(name));
    if (nearest) return nearest;
  }
  return zone;
}

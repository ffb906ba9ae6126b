import type { Place as FoundPlace } from '@jyoti/contract';
import type { Place } from '@jyoti/ui/place-field';
import { api } from '../session/api.ts';

const ofPlace = ({ place_name, timezone, ...place }: FoundPlace): Place => ({
  ...place,
  name: place_name,
  timeZone: timezone,
});

/** The search that every place field uses: at most ten places, best first. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const places = await api('GET /api/places', { query: { q: query } }, { signal });
  return places.map(ofPlace);
}

/** A point, degrees, with the name of the nearest town; null if none is near or there is no connection. */
export async function placeNear(latitude: number, longitude: number): Promise<Place | null> {
  const places = await api('GET /api/places', { query: { q: `${latitude}, ${longitude}` } }).catch(() => []);
  // The first is the point itself.
  const town = places.at(1);
  return town ? { ...ofPlace(town), id: `${latitude},${longitude}`, latitude, longitude } : null;
}

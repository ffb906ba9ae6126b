import type { Place } from '@jyoti/ui/place-field';
import { api } from '../session/api.ts';

/** The search that every place field uses: at most ten places, best first. */
export async function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const places = await api.places(query, { signal });
  return places.map(({ place_name, timezone, ...place }) => ({
    ...place,
    name: place_name,
    timeZone: timezone,
  }));
}

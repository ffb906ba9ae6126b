import type { Place } from '@jyoti/contract';
import { api } from '../session/api.ts';

/** The search that every place field is given: at most ten places, best first. */
export function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  return api.places(query, { signal });
}

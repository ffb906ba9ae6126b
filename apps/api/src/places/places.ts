import zoneAt from 'tz-lookup';
import type { Place } from '@jyoti/contract';

/** Where places are looked up. */
export interface Places {
  /** At most ten places, best first. */
  search(query: string): Place[] | Promise<Place[]>;
  /** The one place that the search writes exactly so; `null` where there is none or several. */
  exactly(placeName: string): Place | null | Promise<Place | null>;
  /** Questions that wait for an answer, where they can wait. */
  readonly waiting?: number;
  /** IANA zone of a point, degrees. */
  timezoneAt(latitude: number, longitude: number): string;
}

/** IANA zone of a point, degrees: by its coordinates, never by the nearest city. */
export function timezoneAt(latitude: number, longitude: number): string {
  return zoneAt(latitude, longitude);
}

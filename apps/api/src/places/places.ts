import zoneAt from 'tz-lookup';
import type { Place } from '@jyoti/contract';

/** Searches places. */
export interface Places {
  /** At most ten places, best first. */
  search(query: string): Place[] | Promise<Place[]>;
  /** The only place whose display name is exactly this; `null` if there is none or several. */
  exactly(placeName: string): Place | null | Promise<Place | null>;
  /** Resolves when a search needs no more than the processor, if searches can wait. */
  ready?(): Promise<void>;
  /** Number of waiting searches, if searches can wait. */
  readonly waiting?: number;
  /** The IANA zone of a point, degrees. */
  timezoneAt(latitude: number, longitude: number): string;
}

/** The IANA zone of a point, degrees: from its coordinates, not from the nearest city. */
export function timezoneAt(latitude: number, longitude: number): string {
  return zoneAt(latitude, longitude);
}

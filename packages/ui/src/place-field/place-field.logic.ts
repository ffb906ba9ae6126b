/** A place for which a chart can be calculated. */
export interface Place {
  /** Identifies the place among those of a search. */
  id: string;
  /** Name, region and country, as it is shown and stored. */
  name: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** IANA zone, e.g. `Asia/Kolkata`; or a fixed offset, e.g. `+05:30` or `+04:38:26`. */
  timeZone: string;
  /** Precision of the coordinates: the place's own, or the middle of its PIN, taluk or district. @default "place" */
  precision?: Precision;
}

export type Precision = 'place' | 'pin' | 'taluk' | 'district';

/** Words for the hemispheres of a coordinate. */
export interface Compass {
  north: string;
  south: string;
  east: string;
  west: string;
}

/** `25.32° N, 82.97° E`: two decimals are about a kilometre, precise enough for a town. */
export function coordinates(
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
  { north, south, east, west }: Compass,
): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, north, south)}, ${part(longitude, east, west)}`;
}

/** Whether a time zone is a fixed offset instead of a name. */
export const isOffset = (timezone: string) => /^[+-]/.test(timezone);

const OFFSET = /^(?:UTC|GMT)?\s*([+\-\u2212]?)\s*(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/i;

/** Normalizes a typed UTC offset to `+05:30` or `+04:38:26`; null if it is invalid or more than fourteen hours. */
export function offsetFromText(text: string): string | null {
  const [, sign, hours = '', minutes, seconds] = OFFSET.exec(text.trim()) ?? [];
  if (minutes === undefined || Number(hours) > 14) return null;
  const direction = sign === '-' || sign === '\u2212' ? '-' : '+';
  return `${direction}${hours.padStart(2, '0')}:${minutes}${seconds ? `:${seconds}` : ''}`;
}

import type { Words } from '../words/en.ts';
import { storeForVisitor, storedForVisitor } from '../session/visitor-data.ts';

/** A place in the form's shape. */
export interface KnownPlace {
  name: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** IANA zone. */
  timezone: string;
}

/** Default place of an unknown visitor. */
export const newDelhi = ({ newDelhi: name }: Words): KnownPlace => ({
  name,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
});

const NAME = 'panchang-place';

function isPlace(found: unknown): found is KnownPlace {
  if (typeof found !== 'object' || found === null) return false;
  const { name, latitude, longitude, timezone } = found as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof timezone === 'string' &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180
  );
}

/** The place of the last panchang in this browser, or New Delhi. */
export function lastPlace(words: Words): KnownPlace {
  const found = storedForVisitor(NAME);
  return isPlace(found) ? found : newDelhi(words);
}

export const rememberPlace = (place: KnownPlace) => storeForVisitor(NAME, place);

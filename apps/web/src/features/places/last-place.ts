import { storeForVisitor, storedForVisitor } from '../../platform/session/visitor-data.ts';
import type { FrameMessages } from '../../messages.generated/frame.ts';

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
export const newDelhi = ({ newDelhi: name }: FrameMessages): KnownPlace => ({
  name,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
});

/** What the site calls New Delhi in each of its languages: the names in addresses that it writes. */
export const newDelhiNames: readonly string[] = [
  'New Delhi, Delhi, India',
  'नई दिल्ली, दिल्ली, भारत',
];

const isNewDelhi = (
  { latitude, longitude }: Omit<KnownPlace, 'name' | 'timezone'>,
  words: FrameMessages,
) => {
  const there = newDelhi(words);
  return latitude === there.latitude && longitude === there.longitude;
};

/**
 * The name of an address's place in the language of the page. An address keeps its name when the language changes; the
 * default place is the only one that has a name in each.
 */
export function placeNameIn(words: FrameMessages, place: Omit<KnownPlace, 'timezone'>): string {
  const isDefault = newDelhiNames.includes(place.name) && isNewDelhi(place, words);
  return isDefault ? words.newDelhi : place.name;
}

/** The place that an address asks for, or null. An address has no time zone: the API finds it. */
export function placeInUrl(
  words: FrameMessages,
  {
    place,
    latitude,
    longitude,
  }: { place: string; latitude: number | null; longitude: number | null },
): KnownPlace | null {
  if (latitude === null || longitude === null) return null;
  const name = placeNameIn(words, { name: place, latitude, longitude });
  return { name, latitude, longitude, timezone: '' };
}

const NAME = 'panchang-place';

function isPlace(value: unknown): value is KnownPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, latitude, longitude, timezone } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof timezone === 'string' &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180
  );
}

/** The place of the last panchang in this browser. */
export function storedPlace(): KnownPlace | null {
  const stored = storedForVisitor(NAME);
  return isPlace(stored) ? stored : null;
}

/** The place of the last panchang in this browser, or New Delhi, which is named in the language of the page. */
export function lastPlace(words: FrameMessages): KnownPlace {
  const stored = storedPlace();
  if (stored === null) return newDelhi(words);
  return isNewDelhi(stored, words) ? { ...stored, name: words.newDelhi } : stored;
}

export const rememberPlace = (place: KnownPlace) => storeForVisitor(NAME, place);

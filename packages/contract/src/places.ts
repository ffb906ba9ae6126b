import * as v from 'valibot';
import { say, sayAbsent } from './messages.ts';

/** Minimum query length, characters after trimming. */
export const placeQueryLength = 2;

/** `?q=` of the place search. */
export const placeQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(sayAbsent('placeQueryTooShort', 'valueNotText')),
      v.trim(),
      v.check((text) => [...text].length >= placeQueryLength, say('placeQueryTooShort')),
      v.maxLength(100, say('placeQueryTooLong')),
    ),
    '',
  ),
});

export const placeSchema = v.object({
  id: v.string(),
  /** Label in a list: `Ujjain, Madhya Pradesh, India`. */
  place_name: v.string(),
  name: v.string(),
  region: v.string(),
  country: v.string(),
  /** Degrees, north positive. */
  latitude: v.number(),
  /** Degrees, east positive. */
  longitude: v.number(),
  /** IANA zone of the coordinates. */
  timezone: v.string(),
  population: v.number(),
  /** Precision of the coordinates: the place's own, or the middle of its PIN, its taluk or its district. */
  precision: v.picklist(['place', 'pin', 'taluk', 'district']),
  /** For places in India, if known. */
  taluk: v.optional(v.string()),
  district: v.optional(v.string()),
  /** PIN codes of its post offices, India only. */
  pins: v.optional(v.array(v.string())),
});
export type Place = v.InferOutput<typeof placeSchema>;

/** At most ten, best first. */
export const placesResponseSchema = v.object({
  data: v.pipe(v.array(placeSchema), v.maxLength(10)),
});

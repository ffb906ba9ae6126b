import * as v from 'valibot';
import {
  birthDateField,
  birthTimeField,
  latitudeField,
  longitudeField,
  timezoneField,
} from './fields.ts';
import { clockFields } from './settings.ts';

/** Query of GET /api/places/offset: a civil date and time at a place. */
export const placeOffsetQuerySchema = v.object({
  latitude: v.optional(latitudeField, ''),
  longitude: v.optional(longitudeField, ''),
  date: birthDateField,
  time: birthTimeField,
  /** Derived from the coordinates if missing. */
  timezone: v.optional(timezoneField),
});
export type PlaceOffsetQuery = v.InferOutput<typeof placeOffsetQuerySchema>;

export const placeOffsetSchema = v.object({
  /** IANA zone, or the given fixed offset. */
  timezone: v.string(),
  /** `timezone` is the local mean time of the place, from before standard time. */
  local_mean_time: v.optional(v.literal(true)),
  ...clockFields,
  /**
   * The date may be of the Julian calendar: the first day on which the Gregorian one was law there, the Gregorian date if
   * the given one is Julian, and a sentence that says so, in the language of the request.
   */
  julian: v.optional(
    v.object({ until: v.string(), gregorian_date: v.string(), notice: v.string() }),
  ),
  /**
   * The clock time occurred twice, because clocks were set back: its two offsets, minutes east of UTC, the earlier
   * first.
   */
  repeated_offsets_minutes: v.optional(v.tuple([v.number(), v.number()])),
  /** The offset at that place and time, minutes east of UTC; a fraction in local mean time. */
  utc_offset_minutes: v.number(),
  /** Sentences for the user who enters the time, in the language of the request. */
  notices: v.array(v.string()),
});
export type PlaceOffset = v.InferOutput<typeof placeOffsetSchema>;
export const placeOffsetResponseSchema = v.object({ data: placeOffsetSchema });

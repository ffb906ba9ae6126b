import * as v from 'valibot';
import { grahaField, grahaIdField, signField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';
import { eclipseSchema } from './panchang-parts.ts';
import { latitudeField, longitudeField } from './panchang-request.ts';

/** Query of GET /api/sky/today: the place, by default New Delhi. */
export const skyTodayQuerySchema = v.object({
  latitude: v.optional(latitudeField, 28.6139),
  longitude: v.optional(longitudeField, 77.209),
});
export type SkyTodayInput = v.InferInput<typeof skyTodayQuerySchema>;

/** Data of GET /api/sky/today: the current sky, sidereal (Lahiri). */
export const skyTodaySchema = v.object({
  at: instantField,
  moon: v.object({
    zodiac: signField,
    rasi_no: twelfthField,
    nakshatra: v.string(),
    nakshatra_no: v.number(),
    nakshatra_pada: v.number(),
  }),
  tithi: v.object({
    name: v.string(),
    /** 1 to 30. */
    number: v.number(),
    paksha: v.picklist(['shukla', 'krishna']),
  }),
  /** Longitude of the Moon minus that of the Sun, degrees in [0, 360): 0 is new, 180 full. */
  elongation: v.number(),
  /** Lord of the weekday in New Delhi, which begins at sunrise. */
  day_lord: grahaField,
  day_lord_id: grahaIdField,
  /** Sunrise of that day in New Delhi. */
  sun_rise: instantField,
  sun_set: instantField,
  /** The sky over the place of the query. */
  over: v.object({
    latitude: v.number(),
    longitude: v.number(),
    /** Sidereal longitude that rises, degrees in [0, 360). */
    ascendant: v.number(),
    ascendant_sign: signField,
    grahas: v.array(
      v.object({
        graha: grahaField,
        id: grahaIdField,
        /** Sidereal longitude, degrees in [0, 360). */
        global_degree: v.number(),
        zodiac: signField,
        /** Whether its centre is above the horizon, without refraction. */
        is_up: v.boolean(),
      }),
    ),
  }),
  /** The next eclipse visible in New Delhi within 30 days from today; `null` if there is none. */
  eclipse: v.nullable(
    v.object({
      kind: eclipseSchema.entries.kind,
      type: eclipseSchema.entries.type,
      /** `Partial lunar eclipse` */
      title: v.string(),
      /** Date in New Delhi of its first visibility, or of its maximum. */
      date: v.string(),
      visibility: eclipseSchema.entries.visibility,
      greatest_at: instantField,
      /** While it is above the horizon of New Delhi; `null` if it is not visible, and for a penumbral eclipse. */
      seen: eclipseSchema.entries.seen,
    }),
  ),
  /** Of North India, from today to the sixth day after in New Delhi, at most three, the major ones before others; by date. */
  festivals: v.array(v.object({ date: v.string(), title: v.string() })),
  mercury: v.object({
    zodiac: signField,
    rasi_no: twelfthField,
    motion: v.picklist(['direct', 'retrograde']),
    /** Its next station: time, direction and position; `null` if after the year 2200. */
    next_station: v.nullable(
      v.object({
        at: instantField,
        motion: v.picklist(['direct', 'retrograde']),
        zodiac: signField,
        rasi_no: twelfthField,
      }),
    ),
  }),
});
export type SkyToday = v.InferOutput<typeof skyTodaySchema>;
export const skyTodayResponseSchema = v.object({ data: skyTodaySchema });

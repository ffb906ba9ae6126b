import * as v from 'valibot';
import { signField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';

/** Data of GET /api/sky/today: the sky of the moment, sidereal (Lahiri). */
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
  mercury: v.object({
    zodiac: signField,
    motion: v.picklist(['direct', 'retrograde']),
    /** When it turns next, to what and where; `null` when that comes after the year 2200. */
    next_station: v.nullable(
      v.object({
        at: instantField,
        motion: v.picklist(['direct', 'retrograde']),
        zodiac: signField,
      }),
    ),
  }),
});
export type SkyToday = v.InferOutput<typeof skyTodaySchema>;
export const skyTodayAnswerSchema = v.object({ data: skyTodaySchema });

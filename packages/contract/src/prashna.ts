import * as v from 'valibot';
import { grahaField, keyedByBody, signField } from './bodies.ts';
import { clockTime, withSeconds } from './calendar.ts';
import { ayanamsas, horaryNumbers } from './choices.ts';
import { instantField, timezoneField } from './fields.ts';
import { kpSchema } from './kp.ts';
import { say, sayAbsent } from './messages.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { planetSchema } from './planet-details.ts';
import { calculationOptions, settingsSchema } from './settings.ts';

const horaryNumberField = v.pipe(
  v.number(say('valueNotNumber')),
  v.integer(say('horaryNumberRange')),
  v.minValue(horaryNumbers.first, say('horaryNumberRange')),
  v.maxValue(horaryNumbers.last, say('horaryNumberRange')),
);

/** Body of POST /api/kundli/prashna: the moment and place at which a question is judged. */
export const prashnaRequestSchema = v.object({
  /** `YYYY-MM-DD`, 1800 to 2200; also one to come. */
  date: v.optional(almanacDateField, ''),
  /** `HH:mm` or `HH:mm:ss`, by the clocks of the place. */
  time: v.optional(
    v.pipe(
      v.string(sayAbsent('timeRequired', 'valueNotText')),
      v.trim(),
      v.nonEmpty(say('timeRequired')),
      v.regex(clockTime, say('timeFormat')),
      v.transform(withSeconds),
    ),
    '',
  ),
  /** Which of two equal clock times after a clock was set back: 0 the first, 1 the second. */
  fold: v.optional(v.picklist([0, 1], say('choiceUnknown'))),
  latitude: v.optional(latitudeField, ''),
  longitude: v.optional(longitudeField, ''),
  /** Derived from the coordinates if missing. */
  timezone: v.optional(timezoneField),
  /** The number that the person who asks has named, 1 to 249; without it the ascendant is the one that rises. */
  number: v.optional(horaryNumberField),
  ayanamsa: v.optional(v.picklist(ayanamsas, say('choiceUnknown')), 'krishnamurti'),
  node: calculationOptions.node,
  sunrise: calculationOptions.sunrise,
});
export type PrashnaRequest = v.InferOutput<typeof prashnaRequestSchema>;
export type PrashnaInput = v.InferInput<typeof prashnaRequestSchema>;

/** Data of POST /api/kundli/prashna: the chart of a question. */
export const prashnaSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  /** The requested moment, by the clocks of the place. */
  date: v.string(),
  time: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** The same moment. */
  at: instantField,
  /** What the number names, a sub; `null` without a number. */
  number: v.nullable(
    v.object({
      number: v.number(),
      zodiac: signField,
      /** Where the sub begins and ends in its sign, degrees, 0 to 30; the ascendant is its beginning. */
      from_degree: v.number(),
      to_degree: v.number(),
      sign_lord: grahaField,
      star_lord: grahaField,
      sub_lord: grahaField,
    }),
  ),
  /**
   * Ascendant and grahas under `"0"` to `"9"` as in `planet_details`, in whole-sign houses: the ascendant of the number, or the one
   * that rises.
   */
  chart: v.object(keyedByBody(planetSchema)),
  /** Cusps from the same ascendant; the ruling planets are those of the moment, whatever the number is. */
  kp: kpSchema,
});
export type Prashna = v.InferOutput<typeof prashnaSchema>;

export const prashnaResponseSchema = v.object({ data: prashnaSchema });

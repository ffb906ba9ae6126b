import * as v from 'valibot';
import { clockTime, withSeconds } from './calendar.ts';
import { ayanamsas, horaryNumbers } from './choices.ts';
import { timezoneField } from './fields.ts';
import { say, sayAbsent } from './messages.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { kpNodesOption } from './schools.ts';
import { calculationOptions } from './settings.ts';

const horaryNumberField = v.pipe(
  v.number(say('valueNotNumber')),
  v.integer(say('horaryNumberRange')),
  v.minValue(horaryNumbers.first, say('horaryNumberRange')),
  v.maxValue(horaryNumbers.last, say('horaryNumberRange')),
);

/** Body of POST /api/reports/prashna: the moment and place at which a question is judged. */
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
  kp_nodes: kpNodesOption,
});
export type PrashnaRequest = v.InferOutput<typeof prashnaRequestSchema>;
export type PrashnaInput = v.InferInput<typeof prashnaRequestSchema>;

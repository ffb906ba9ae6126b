import * as v from 'valibot';
import { kundliBirthSchema } from './birth.ts';
import { muhurtaDirections, muhurtaPurposes } from './choices.ts';
import { daysBetween } from './computed-dates.ts';
import { timezoneField } from './fields.ts';
import { longestMuhurtaSearch } from './limits.ts';
import { say, sayAbsent } from './messages.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { calculationOptions, namedAyanamsaOption } from './settings.ts';

/** Body of POST /api/reports/muhurta. */
export const muhurtaRequestSchema = v.pipe(
  v.object({
    purpose: v.optional(
      v.pipe(
        v.string(sayAbsent('muhurtaPurposeRequired', 'choiceUnknown')),
        v.nonEmpty(say('muhurtaPurposeRequired')),
        v.picklist(muhurtaPurposes, say('choiceUnknown')),
      ),
      '',
    ),
    /** First date of the search. */
    from: v.optional(almanacDateField, ''),
    /** Last date, included; at most a year after the first. */
    to: v.optional(almanacDateField, ''),
    latitude: v.optional(latitudeField, ''),
    longitude: v.optional(longitudeField, ''),
    /** Derived from the coordinates if missing. */
    timezone: v.optional(timezoneField),
    /** Where a journey goes: the weekdays on which that direction is avoided are left out. */
    direction: v.optional(v.picklist(muhurtaDirections, say('choiceUnknown'))),
    /**
     * The person it is for: the Moon of each day is compared with theirs. For a marriage, their gender decides whether Jupiter
     * (a bride) or the Sun (a groom) is compared too.
     */
    birth: v.optional(kundliBirthSchema),
    /** A second person, such as the partner in a home or the other owner of a shop; compared like the first. */
    second: v.optional(kundliBirthSchema),
    /** The groom, by the name that the calls for a match have for him. */
    boy: v.optional(kundliBirthSchema),
    /** The bride. */
    girl: v.optional(kundliBirthSchema),
    ayanamsa: namedAyanamsaOption,
    sunrise: calculationOptions.sunrise,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => !(daysBetween(from, to) < 0),
      say('endBeforeStart'),
    ),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => !(daysBetween(from, to) >= longestMuhurtaSearch),
      say('muhurtaRange'),
    ),
    ['to'],
  ),
);
export type MuhurtaRequest = v.InferOutput<typeof muhurtaRequestSchema>;
export type MuhurtaInput = v.InferInput<typeof muhurtaRequestSchema>;

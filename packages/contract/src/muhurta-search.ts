import * as v from 'valibot';
import { kundliBirthSchema } from './birth.ts';
import { signField } from './bodies.ts';
import { muhurtaDirections, muhurtaGrades, muhurtaPurposes, muhurtaQualities } from './choices.ts';
import { daysBetween } from './computed-dates.ts';
import { timezoneField } from './fields.ts';
import { birthEchoSchema } from './kundli.ts';
import { longestMuhurtaSearch } from './limits.ts';
import { say, sayAbsent } from './messages.ts';
import { rangeSchema } from './muhurta.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { calculationOptions, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** Body of POST /api/muhurta. */
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
    ayanamsa: calculationOptions.ayanamsa,
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

/** A fact that counts for or against a time. */
const muhurtaReasonSchema = v.object({
  /** Kind of the fact: `nakshatra_best`, `tara_bad`. */
  code: v.string(),
  /** Points: positive for, negative against. */
  weight: v.number(),
  /** Name of a rule in `waived`: "Weekday". */
  title: v.optional(v.string()),
  text: v.string(),
});
export type MuhurtaReason = v.InferOutput<typeof muhurtaReasonSchema>;

/** A time at which it may be done: one ascendant, tithi and nakshatra. */
const muhurtaWindowSchema = v.object({
  ...rangeSchema.entries,
  /** The sign that rises. */
  ascendant: signField,
  /** 1 to 30, from the bright Pratipada. */
  tithi: v.object({
    number: v.number(),
    name: v.string(),
    paksha: v.picklist(['shukla', 'krishna']),
  }),
  /** 1 to 27, from Ashwini. */
  nakshatra: v.object({ number: v.number(), name: v.string() }),
  /** Sum of the weights of its reasons, the waived included; at most 13 with a reason of −2 or less. */
  score: v.number(),
  quality: v.picklist(muhurtaQualities),
  /** Keys of `reasons`, in the order of the rules. */
  for: v.array(v.string()),
  against: v.array(v.string()),
  /**
   * Stricter rules that are against it and that many printed almanacs do not ask for; empty if the day's grade is `all`.
   */
  waived: v.array(v.string()),
});
export type MuhurtaWindow = v.InferOutput<typeof muhurtaWindowSchema>;

/** A day with at least one good time. */
const muhurtaDaySchema = v.object({
  /** Its times lie between its sunrise and the next. */
  date: v.string(),
  day: v.object({ name: v.string() }),
  sun_rise: v.string(),
  sun_set: v.string(),
  next_sun_rise: v.string(),
  /** Those of its best time. */
  score: v.number(),
  quality: v.picklist(muhurtaQualities),
  /** `all`: all rules accept its times; `many`: many printed almanacs do, and each time names the rules that are against it. */
  grade: v.picklist(muhurtaGrades),
  /** By time. */
  windows: v.pipe(v.array(muhurtaWindowSchema), v.minLength(1)),
});
export type MuhurtaDay = v.InferOutput<typeof muhurtaDaySchema>;

/** A rule that leaves days out. */
const muhurtaObstacleSchema = v.object({
  code: v.string(),
  /** "Chaturmas". */
  title: v.string(),
  text: v.string(),
  /** On how many of the days without a good time it applies, for the whole day or a part of it. */
  days: v.number(),
  /** The dates of a rule that applies to whole days in a row (a month, a season); empty for others. */
  spans: v.array(v.object({ from: v.string(), to: v.string() })),
});
export type MuhurtaObstacle = v.InferOutput<typeof muhurtaObstacleSchema>;

/** Data of POST /api/muhurta. */
export const muhurtaSchema = v.object({
  purpose: v.picklist(muhurtaPurposes),
  from: v.string(),
  to: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  birth: v.nullable(birthEchoSchema),
  second: v.nullable(birthEchoSchema),
  boy: v.nullable(birthEchoSchema),
  girl: v.nullable(birthEchoSchema),
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  /** The reasons of all times by their keys: the same fact counts on many days. */
  reasons: v.record(v.string(), muhurtaReasonSchema),
  /** By date. */
  days: v.array(muhurtaDaySchema),
  /** How many days of the range have no good time. */
  days_without: v.number(),
  /** Why, the rule that leaves out most days first. */
  obstacles: v.array(muhurtaObstacleSchema),
  /** The days without a good time by date, neighbours with the same rules as one span. */
  left_out: v.array(
    v.object({
      from: v.string(),
      to: v.string(),
      /** Places in `obstacles`, from 0. */
      obstacles: v.pipe(v.array(v.number()), v.minLength(1)),
    }),
  ),
  /** The first good date of the year after the range where the range has none; else `null`. */
  next_date: v.nullable(v.string()),
});
export type MuhurtaResponse = v.InferOutput<typeof muhurtaSchema>;
export const muhurtaResponseSchema = v.object({ data: muhurtaSchema });

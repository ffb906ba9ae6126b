import * as v from 'valibot';
import { twelfthField } from './bodies.ts';
import { muhurtaGrades, muhurtaPurposes, muhurtaQualities } from './choices.ts';
import { instantField } from './fields.ts';
import { birthEchoSchema } from './kundli.ts';
import { muhurtaPeople } from './muhurta-in-url.ts';
import { rangeSchema } from './muhurta.ts';
import { reportPartSchema } from './report-document.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

const quality = v.picklist(muhurtaQualities);

/** The verdict on a day: how good it is by all rules, or that many almanacs accept it. */
export const muhurtaVerdicts = [...muhurtaQualities, 'many'] as const;
export type MuhurtaVerdict = (typeof muhurtaVerdicts)[number];
const verdict = v.picklist(muhurtaVerdicts);

/** A fact that counts for or against a time. */
const reasonSchema = v.object({
  /** Kind of the fact: `nakshatra_best`, `tara_bad`. */
  code: v.string(),
  /** Points: positive for, negative against. */
  weight: v.number(),
  /** Name of a rule in `waived`: "Weekday". */
  title: v.optional(v.string()),
  text: v.string(),
});

/** A time at which it may be done: one ascendant, tithi and nakshatra. */
const windowSchema = v.object({
  ...rangeSchema.entries,
  /** The sign that rises, 1 (Aries) to 12. */
  lagna: twelfthField,
  /** 1 to 30, from the bright Pratipada. */
  tithi: v.number(),
  /** 1 to 27, from Ashwini. */
  nakshatra: v.number(),
  /** "Leo rising". */
  rising: v.string(),
  /** Names of its tithi and nakshatra where they are not those of the day's best time. */
  limbs: v.array(v.string()),
  /** Sum of the weights of its reasons, the waived included; at most 13 with a reason of −2 or less. */
  score: v.number(),
  quality,
  /** Keys of `reasons`, in the order of the rules. */
  for: v.array(v.string()),
  against: v.array(v.string()),
  /** Stricter rules that are against it and that many printed almanacs do not ask for; empty if the day's grade is `all`. */
  waived: v.array(v.string()),
});
export type MuhurtaWindow = v.InferOutput<typeof windowSchema>;

/** A day with at least one good time. */
const daySchema = v.object({
  /** Its times lie between its sunrise and the next. */
  date: v.string(),
  /** The date in words. */
  title: v.string(),
  sunrise: instantField,
  sunset: instantField,
  next_sunrise: instantField,
  /** Those of its best time. */
  score: v.number(),
  quality,
  /** `all`: all rules accept its times; `many`: many printed almanacs do, and each time names the rules that are against it. */
  grade: v.picklist(muhurtaGrades),
  verdict,
  /** Place of its best time in `windows`, from 0. */
  best: v.number(),
  /** Names of the tithi and nakshatra of its best time, and of the rules waived for it: empty for none. */
  tithi: v.string(),
  nakshatra: v.string(),
  stricter: v.string(),
  /** By time. */
  windows: v.pipe(v.array(windowSchema), v.minLength(1)),
});
export type MuhurtaDay = v.InferOutput<typeof daySchema>;

/** Days under one heading: places in `days`, from 0. */
const groupSchema = v.object({
  key: v.string(),
  title: v.string(),
  intro: v.string(),
  days: v.array(v.number()),
});
export type MuhurtaGroup = v.InferOutput<typeof groupSchema>;

/** Data of POST /api/reports/muhurta: ids, numbers and instants of the engine, and sentences in the language of the request. */
export const muhurtaDocumentSchema = v.object({
  purpose: v.picklist(muhurtaPurposes),
  from: v.string(),
  to: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** Whose Moon the days are compared with. */
  births: v.array(v.object({ person: v.picklist(muhurtaPeople), ...birthEchoSchema.entries })),
  settings: settingsSchema,
  /** Notices on the result. */
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  title: v.string(),
  /** The dates of the search. */
  period: v.string(),
  /** How many days there are, and the best time; `null` where there is none. */
  opening: v.nullable(v.string()),
  /** Whose Moon the days were compared with, in a sentence. */
  compared: v.string(),
  /** The settings, with which another astrologer can reproduce the result. */
  basis: v.array(v.string()),
  /** In place of the days where there are none. */
  empty: v.nullable(
    v.object({
      title: v.string(),
      text: v.string(),
      /** The first good date of the year after the range. */
      next_date: v.nullable(v.string()),
    }),
  ),
  /** Names of what days and times have. */
  labels: v.object({
    tithi: v.string(),
    nakshatra: v.string(),
    for: v.string(),
    against: v.string(),
    waived: v.string(),
    nothing_against: v.string(),
    verdicts: v.record(verdict, v.string()),
    /** Title of a time in a calendar. */
    calendar: v.string(),
  }),
  /** The reasons of all times by their keys: the same fact counts on many days. */
  reasons: v.record(v.string(), reasonSchema),
  /** By date. */
  days: v.array(daySchema),
  /** The days by verdict, the best first, and by month. */
  orders: v.object({ best: v.array(groupSchema), date: v.array(groupSchema) }),
  /** How many days of the range have no good time. */
  days_without: v.number(),
  /** The rules behind it, the one that leaves out most days first. */
  obstacles: v.array(
    v.object({
      code: v.string(),
      /** On how many of these days it applies, for the whole day or a part of it. */
      days: v.number(),
      /** The dates of a rule that applies to whole days in a row (a month, a season); empty for others. */
      spans: v.array(v.object({ from: v.string(), to: v.string() })),
    }),
  ),
  /** A page shows the days as cards instead of the parts with the keys of `orders.best` and `reasons`. */
  parts: v.array(
    v.object({
      key: v.picklist([...muhurtaVerdicts, 'reasons', 'left', 'limits']),
      title: v.string(),
      ...reportPartSchema.entries,
    }),
  ),
});
export type MuhurtaDocument = v.InferOutput<typeof muhurtaDocumentSchema>;
export const muhurtaDocumentResponseSchema = v.object({ data: muhurtaDocumentSchema });

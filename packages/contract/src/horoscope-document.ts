import * as v from 'valibot';
import { grahaIdField, twelfthField } from './bodies.ts';
import { horoscopePeriods, horoscopeSigns } from './choices.ts';
import { instantField } from './fields.ts';
import { forecastAreas, horoscopeOutlooks } from './horoscope.ts';
import { rangeSchema } from './muhurta.ts';
import { reportDocumentEntries } from './report-document.ts';

const { settings, notices, texts_languages } = reportDocumentEntries;

/** A line of the text. Its terms are marked: `[vedha|vedha]`. */
const documentLineSchema = v.object({
  /** Unique in the horoscope. */
  id: v.string(),
  text: v.string(),
  /** The transit that it is based on: in a few words, and in sentences with their terms marked. */
  reason: v.object({ graha: grahaIdField, label: v.string(), text: v.string() }),
});
export type HoroscopeLine = v.InferOutput<typeof documentLineSchema>;

/** Number, sign and time of a day, and the rules that give them. */
const daySchema = v.object({
  title: v.string(),
  number: v.object({ label: v.string(), value: v.number() }),
  sign: v.object({ label: v.string(), value: twelfthField }),
  /** The first hora of the sign's lord outside Rahu Kaal, and a sentence instead of it on a day without. */
  time: v.object({ label: v.string(), span: v.nullable(rangeSchema), none: v.string() }),
  rules: v.object({ title: v.string(), texts: v.array(v.string()) }),
});

/** One day of a week, week of a month or month of a year. */
const stepSchema = v.object({
  /** First local date. */
  from: v.string(),
  label: v.string(),
  outlook: v.picklist(horoscopeOutlooks),
  /** How it looks, with advice unless it is over. */
  text: v.string(),
  /** What changes in the sky in it, in order of time. */
  events: v.array(v.string()),
});
export type HoroscopeStep = v.InferOutput<typeof stepSchema>;

const stepsSchema = v.object({
  title: v.string(),
  /** The current one and those to come; all of a span that is over. */
  ahead: v.array(stepSchema),
  past: v.array(stepSchema),
  /** Label of the past ones. */
  earlier: v.string(),
  /** The next year, from October on. */
  next: v.nullable(v.object({ label: v.string(), date: v.string() })),
});

/** Where a body is, as `PositionTable` of the kit takes it. */
const positionSchema = v.object({
  name: v.string(),
  /** `null` for Uranus. */
  graha: v.nullable(grahaIdField),
  retrograde: v.boolean(),
  sign: twelfthField,
  /** In the sign, 0 to 30. */
  degree: v.number(),
  /** Counted from the sign of the horoscope. */
  house: twelfthField,
  nakshatra: v.string(),
  /** The day on which it leaves the sign; `null` after 2200. */
  until: v.nullable(v.string()),
});

const monthEventSchema = v.object({
  at: instantField,
  when: v.string(),
  title: v.string(),
  /** Its house, and the same of an event that is past. */
  detail: v.nullable(v.string()),
  pastDetail: v.string(),
  /** Whether it is one of the four most important. */
  important: v.boolean(),
});
export type HoroscopeMonthEvent = v.InferOutput<typeof monthEventSchema>;

/** Data of GET /api/reports/horoscope/:sign/:period. The sign represents the Moon's at birth. */
export const horoscopeDocumentSchema = v.object({
  settings,
  notices,
  texts_languages,
  sign: v.picklist(horoscopeSigns),
  period: v.picklist(horoscopePeriods),
  /** First and last local date. */
  from: v.string(),
  to: v.string(),
  /** The first line, without marks. */
  opening: v.string(),
  /** The terms that lines mark. */
  glossary: v.record(v.string(), v.object({ name: v.string(), text: v.string() })),
  parts: v.array(
    v.object({
      key: v.picklist(['general', 'love', 'career', 'health']),
      title: v.string(),
      /** How its areas look, in a word. The first part and health have none. */
      outlooks: v.array(
        v.object({
          area: v.picklist(forecastAreas),
          outlook: v.picklist(horoscopeOutlooks),
          text: v.string(),
        }),
      ),
      lines: v.array(documentLineSchema),
    }),
  ),
  /** The parts of a longer span in order of time; `null` for a day. */
  steps: v.nullable(stepsSchema),
  /** `null` for a longer span. */
  day: v.nullable(daySchema),
  /** The ten bodies at the middle of the requested date. */
  positions: v.object({ title: v.string(), intro: v.string(), rows: v.array(positionSchema) }),
  /** The civil month of the date. */
  month: v.object({
    from: v.string(),
    to: v.string(),
    /** Its title while it lasts, and at any other time. */
    titleNow: v.string(),
    title: v.string(),
    /** Label of the whole list. */
    all: v.string(),
    events: v.array(monthEventSchema),
  }),
  advice: v.object({
    title: v.string(),
    items: v.array(
      v.object({
        key: v.picklist(['gemstone', 'meditation', 'remedies']),
        title: v.string(),
        texts: v.array(v.string()),
      }),
    ),
    note: v.string(),
  }),
  /** Signs compatible with this one at any time, the best first; and those that need patience. */
  company: v.object({
    title: v.string(),
    text: v.string(),
    groups: v.array(v.object({ title: v.string(), signs: v.array(twelfthField) })),
  }),
  /** What it is based on, and what it is not. */
  limits: v.string(),
});
export type HoroscopeDocument = v.InferOutput<typeof horoscopeDocumentSchema>;
export const horoscopeDocumentResponseSchema = v.object({ data: horoscopeDocumentSchema });

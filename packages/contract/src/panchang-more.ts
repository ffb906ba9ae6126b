import * as v from 'valibot';
import { signField, twelfthField } from './bodies.ts';
import { rangeSchema } from './muhurta.ts';
import { panchangNotices } from './panchang-parts.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** Parts of the Gowri panchangam; all but `rogam`, `soram` and `visham` are good. */
export const gowriNames = [
  'uthi',
  'amirdha',
  'rogam',
  'laabam',
  'dhanam',
  'sugam',
  'soram',
  'visham',
] as const;
export type GowriName = (typeof gowriNames)[number];

/** Death, fire, the ruler, theft, illness. */
export const panchakaKinds = ['mrityu', 'agni', 'raja', 'chora', 'roga'] as const;
export type PanchakaKind = (typeof panchakaKinds)[number];

/** Yogas of a weekday with a nakshatra, or with a nakshatra and a tithi. */
export const specialYogaNames = [
  'sarvartha_siddhi',
  'amrit_siddhi',
  'ravi_pushya',
  'guru_pushya',
  'dvipushkara',
  'tripushkara',
  'ravi_yoga',
] as const;
export type SpecialYogaName = (typeof specialYogaNames)[number];

/** Calendars of India's regions; `national` is that of the Government of India. */
export const regionalCalendars = [
  'tamil',
  'malayalam',
  'bengali',
  'odia',
  'telugu',
  'kannada',
  'gujarati',
  'nanakshahi',
  'national',
] as const;
export type RegionalCalendarName = (typeof regionalCalendars)[number];

/** Eras of their years; `kali` and `shaka` are elapsed years. */
export const regionalEras = [
  'kali',
  'kollam',
  'bangabda',
  'amli',
  'shaka',
  'vikram',
  'nanakshahi',
] as const;
export type RegionalEraName = (typeof regionalEras)[number];

const gowriSchema = v.object({
  ...rangeSchema.entries,
  name: v.picklist(gowriNames),
  good: v.boolean(),
});

const regionalDateSchema = v.object({
  calendar: v.picklist(regionalCalendars),
  /** 1 to 12 in the order of the calendar's own year. */
  month: twelfthField,
  month_name: v.string(),
  /** The weekday in the language of the calendar: `Nyayiru`, `Robibar`. */
  weekday_name: v.string(),
  /** An intercalary month. */
  adhika: v.boolean(),
  /** 1 to 32; in lunar calendars the tithi at sunrise, 1 to 30. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32)),
  /** A lunar day: one that a tithi names. */
  lunar: v.boolean(),
  /** A tithi that begins and ends before the next sunrise, so that no day is named after it. */
  skipped: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  year: v.pipe(v.number(), v.integer()),
  era: v.picklist(regionalEras),
  /**
   * Its name in the cycle of sixty years: of Tamil, Telugu and Kannada years. `null` for calendars without one, and for Gujarat,
   * whose almanacs name the years by a rule that no text gives.
   */
  year_name: v.nullable(v.string()),
});
export type RegionalDateRow = v.InferOutput<typeof regionalDateSchema>;

/** Data of GET /api/panchang/more: the day from the sunrise of the date to the next. */
export const panchangMoreSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  notice_codes: v.array(v.picklist(panchangNotices)),
  texts_languages: textsLanguages,
  date: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** Signs that rise, with their true beginning and end; none within the polar circles. */
  lagna: v.array(v.object({ ...rangeSchema.entries, sign: signField })),
  gowri: v.object({ day: v.array(gowriSchema), night: v.array(gowriSchema) }),
  /** Good Gowri parts of the daylight that are neither Rahu Kaal nor Yamaganda. */
  nalla_neram: v.array(gowriSchema),
  /** They tile the day; `null` is free of all five. */
  panchakas: v.array(
    v.object({ ...rangeSchema.entries, kind: v.nullable(v.picklist(panchakaKinds)) }),
  ),
  /** The Moon in Aquarius and Pisces, from beginning to end; its kind is `null` where it does no harm. */
  moon_panchaka: v.nullable(
    v.object({ ...rangeSchema.entries, kind: v.nullable(v.picklist(panchakaKinds)) }),
  ),
  special_yogas: v.array(
    v.object({
      ...rangeSchema.entries,
      yoga: v.picklist(specialYogaNames),
      nakshatra: v.string(),
    }),
  ),
  /** They tile the day. */
  anandadi: v.array(
    v.object({
      ...rangeSchema.entries,
      /** 1 (Ananda) to 28 (Pravardhamana). */
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
      name: v.string(),
      good: v.boolean(),
      /** Until when a bad one is avoided; `null` for a good one. */
      avoided: v.nullable(rangeSchema),
    }),
  ),
  /** Solar calendars are missing where the Sun did not rise and set on the day of their sankranti. */
  regional: v.array(regionalDateSchema),
});
export type PanchangMore = v.InferOutput<typeof panchangMoreSchema>;
export const panchangMoreResponseSchema = v.object({ data: panchangMoreSchema });

import * as v from 'valibot';
import { instantField } from './fields.ts';
import { rangeSchema } from './muhurta.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

/** What the documents of an almanac have: no birth, but a place. */
export const almanacEntries = {
  ...v.omit(v.object(reportDocumentEntries), ['birth']).entries,
  place: v.object({ latitude: v.number(), longitude: v.number() }),
};

/**
 * A text in which times are marked, `[start/end|words]`: a page writes them by its clock ("tomorrow"), print takes the words.
 */
const timedText = v.string();

/** A label with its value, a row of a list of facts. */
const factSchema = v.object({
  label: v.string(),
  value: timedText,
  /** Takes the width of two. */
  long: v.optional(v.literal(true)),
  /** A shorter value for print; empty where print has none. */
  printed: v.optional(v.string()),
});
export type AlmanacFact = v.InferOutput<typeof factSchema>;

/** The names that a limb has during a day, in order. */
const limbNameSchema = v.object({ ...rangeSchema.entries, name: v.string() });

const limbSchema = v.object({
  limb: v.picklist(['tithi', 'nakshatra', 'yoga', 'karana']),
  /** "Tithi" */
  label: v.string(),
  /** With the time that it is given for: "Tithi at 10:24 am". */
  title: timedText,
  /** The one at that time, also with its number: "Pushya", "Pushya (8)". */
  name: v.string(),
  numbered: v.string(),
  ...rangeSchema.entries,
  facts: v.array(factSchema),
  /** Its start and end in full. */
  bounds: v.tuple([factSchema, factSchema]),
  meaning: factSchema,
  /** All from sunrise to sunrise; without a sunrise those of the civil day. */
  all: v.array(limbNameSchema),
});
export type DocumentLimb = v.InferOutput<typeof limbSchema>;

const dayWindowSchema = v.object({
  /** Of the engine: `rahu_kaal`. */
  id: v.string(),
  name: v.string(),
  meaning: v.optional(v.string()),
  spans: v.array(v.object({ ...rangeSchema.entries, text: timedText })),
});
/** A named time of a day, which may occur several times or not at all. */
export type DayWindow = v.InferOutput<typeof dayWindowSchema>;

const festivalOfDaySchema = v.object({
  id: v.string(),
  title: v.string(),
  major: v.boolean(),
  /** Where or by whom it is observed; `null` of all India. */
  region: v.nullable(v.string()),
  about: v.string(),
  /** Its hours, the end of its fast, the date of other almanacs: sentences. */
  times: v.array(timedText),
});
export type FestivalOfDay = v.InferOutput<typeof festivalOfDaySchema>;

const visibilities = v.picklist(['all', 'part', 'none']);

const eclipseOfDaySchema = v.object({
  kind: v.picklist(['solar_eclipse', 'lunar_eclipse']),
  title: v.string(),
  visibility: visibilities,
  /** Whether it is visible, in words. */
  seen: v.string(),
  /** When it is seen, and its sutak. */
  sentences: v.array(
    v.object({ text: timedText, look: v.optional(v.picklist(['strong', 'quiet'])) }),
  ),
  /** Its contacts and its magnitude. */
  contacts: v.array(factSchema),
});
export type EclipseOfDay = v.InferOutput<typeof eclipseOfDaySchema>;

const moonStates = v.picklist([
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
]);

/** The Moon on a date: its state, and the illuminated fraction of its disc, 0 to 1. */
const moonEntries = {
  state: moonStates,
  illumination: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  paksha: v.picklist(['shukla', 'purnima', 'krishna', 'amavasya']),
};

const horaSchema = v.object({
  ...rangeSchema.entries,
  half: v.picklist(['day', 'night']),
  lord: v.picklist(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']),
  /** The name of the lord. */
  title: v.string(),
  gem: v.string(),
  benefits: v.string(),
});

const choghadiyaSchema = v.object({
  ...rangeSchema.entries,
  name: v.picklist(['udveg', 'chal', 'labh', 'amrit', 'kaal', 'shubh', 'rog']),
  quality: v.picklist(['auspicious', 'good', 'inauspicious']),
  /** Its name, and how good it is with the time that overlaps it. */
  title: v.string(),
  rating: v.string(),
  /** The time that makes even a good one inauspicious. */
  mark: v.optional(v.string()),
});
export type DocumentChoghadiya = v.InferOutput<typeof choghadiyaSchema>;

/** Data of GET /api/reports/panchang. */
export const panchangDocumentSchema = v.object({
  ...almanacEntries,
  /** The date of the shown day: with `day=time` it may be the previous one. */
  date: v.string(),
  /** The instant of the limbs, the signs and the Moon. */
  readAt: instantField,
  /** `null` if they do not rise or set. */
  sunrise: v.nullable(instantField),
  sunset: v.nullable(instantField),
  nextSunrise: v.nullable(instantField),
  moonrise: v.nullable(instantField),
  moonset: v.nullable(instantField),
  /** The Moon at the instant; state and paksha are those of the date. */
  moon: v.object({ ...moonEntries, waxing: v.boolean() }),
  /** Tithi and nakshatra with their ends. */
  opening: timedText,
  /** For which instant, in which zone, by which sunrise, and with which ayanamsa. */
  basis: v.object({ at: timedText, zone: v.string(), sunrise: v.string(), settings: v.string() }),
  limbs: v.array(limbSchema),
  windows: v.array(
    v.object({
      quality: v.picklist(['inauspicious', 'auspicious']),
      title: v.string(),
      times: v.array(dayWindowSchema),
    }),
  ),
  /** Sun, Moon, month and year. */
  sky: v.object({ title: v.string(), facts: v.array(factSchema) }),
  eclipses: v.array(eclipseOfDaySchema),
  /** The great ones first. */
  festivals: v.array(festivalOfDaySchema),
  /** The next festivals of the month, if the day has none. */
  next: v.nullable(v.object({ date: v.string(), text: v.string() })),
  /** Why the day has no horas and choghadiyas. */
  noHours: v.nullable(v.string()),
  horas: v.array(horaSchema),
  choghadiyas: v.object({ day: v.array(choghadiyaSchema), night: v.array(choghadiyaSchema) }),
  /** The times that are avoided whatever the choghadiya. */
  marks: v.array(dayWindowSchema),
});
export type PanchangDocument = v.InferOutput<typeof panchangDocumentSchema>;
export const panchangDocumentResponseSchema = v.object({ data: panchangDocumentSchema });

/** Data of GET /api/reports/panchang/more: rising signs, yogas, Gowri, panchakas and regional dates. */
export const panchangMoreDocumentSchema = v.object({
  ...almanacEntries,
  date: v.string(),
  nextSunrise: v.nullable(instantField),
  parts: v.array(
    v.object({
      key: v.picklist(['calendars', 'special', 'noSun', 'anandadi', 'gowri', 'lagna', 'panchaka']),
      /** Absent where a block has it. */
      title: v.optional(v.string()),
      ...reportPartSchema.entries,
    }),
  ),
});
export type PanchangMoreDocument = v.InferOutput<typeof panchangMoreDocumentSchema>;
export const panchangMoreDocumentResponseSchema = v.object({ data: panchangMoreDocumentSchema });

const observanceSchema = v.object({
  id: v.string(),
  kind: v.picklist(['festival', 'eclipse']),
  title: v.string(),
  /** What it is; of an eclipse whether it is visible. */
  detail: v.string(),
  /** A great festival, or an eclipse that can be seen. */
  major: v.boolean(),
});

/** Data of GET /api/reports/panchang/month: a row for each civil date; limbs and Moon are those of its sunrise. */
export const panchangMonthDocumentSchema = v.object({
  ...almanacEntries,
  year: v.number(),
  month: v.number(),
  /** The lunar months that it has days of, in a sentence. */
  lunarMonths: v.string(),
  days: v.array(
    v.object({
      date: v.string(),
      /** 1 to 30 */
      tithi: v.number(),
      /** "Shukla Navami", "S 9", "Shukla Navami (9)" */
      tithiName: v.string(),
      tithiShort: v.string(),
      tithiNumbered: v.string(),
      nakshatra: v.string(),
      yoga: v.string(),
      /** "Sunrise 6:38 am"; `null` if there is none. */
      sunrise: v.nullable(v.string()),
      moon: v.object({
        ...moonEntries,
        /** When its phase is exact, in a sentence. */
        exact: v.optional(v.string()),
      }),
      /** Eclipses first. */
      observances: v.array(observanceSchema),
    }),
  ),
  /** What each state of the Moon that occurs is. */
  moonStates: v.record(moonStates, v.string()),
});
export type PanchangMonthDocument = v.InferOutput<typeof panchangMonthDocumentSchema>;
export const panchangMonthDocumentResponseSchema = v.object({ data: panchangMonthDocumentSchema });

import * as v from 'valibot';
import { grahaField, signField } from './bodies.ts';
import { instantField } from './fields.ts';
import { choghadiyaSchema, horaSchema, rangeSchema } from './muhurta.ts';
import {
  eclipseSchema,
  festivalSchema,
  masaSchema,
  monthSystemSchema,
  moonDaySchema,
  panchangNotices,
} from './panchang-parts.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** A sentence; absent if there is no text. */
const words = v.optional(v.string());
const limb = { name: v.string(), start: instantField, end: instantField };

const tithiSchema = v.object({
  ...limb,
  /** 1 to 30; 15 is Purnima, 30 Amavasya. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  paksha: v.picklist(['shukla', 'krishna']),
  type: v.string(),
  diety: v.string(),
  meaning: words,
});

const nakshatraSchema = v.object({
  ...limb,
  /** 1 (Ashwini) to 27 (Revati). */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(27)),
  lord: grahaField,
  diety: v.string(),
  special: words,
});

const yogaSchema = v.object({
  ...limb,
  /** 1 (Vishkambha) to 27 (Vaidhriti). */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(27)),
  good: v.boolean(),
  meaning: words,
  special: words,
});

const karanaSchema = v.object({
  ...limb,
  /** Half-tithi of the lunar month, 1 to 60. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  type: v.picklist(['movable', 'fixed']),
  lord: grahaField,
  diety: v.string(),
  meaning: words,
});

/** The four limbs of the sky that run at one instant. */
export const limbsSchema = v.object({
  tithi: tithiSchema,
  nakshatra: nakshatraSchema,
  yoga: yogaSchema,
  karana: karanaSchema,
});
export type PanchangLimbs = v.InferOutput<typeof limbsSchema>;

/**
 * When Sun and Moon rise and set; `null` if they do not. The Moon's are those from this sunrise to the next, which may be on the next
 * civil date; without a sunrise those of the civil date.
 */
export const risesSchema = {
  sun_rise: v.nullable(instantField),
  sun_set: v.nullable(instantField),
  moon_rise: v.nullable(instantField),
  moon_set: v.nullable(instantField),
  next_sun_rise: v.nullable(instantField),
};

const range = v.nullable(rangeSchema);

/** Data of GET /api/panchang. */
export const panchangSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  notice_codes: v.array(v.picklist(panchangNotices)),
  /** The weekday that begins with the sunrise of the date. */
  day: v.object({ name: v.string(), lord: grahaField, meaning: words }),
  /** The date of the shown day: with `day=time` it may be the previous one. */
  date: v.string(),
  /** As requested. */
  time: v.string(),
  /** The instant of the limbs, the signs and the Moon. */
  read_at: instantField,
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** Those that are running at the requested time. */
  ...limbsSchema.entries,
  /** All during the day, from sunrise to the next sunrise; without a sunrise the civil day. */
  tithis: v.array(tithiSchema),
  nakshatras: v.array(nakshatraSchema),
  yogas: v.array(yogaSchema),
  karanas: v.array(karanaSchema),
  /** Sidereal signs of Moon and Sun at the requested time. */
  rasi: signField,
  sun_sign: signField,
  /** The Moon at the requested time: illuminated fraction of its disc as text, and whether it is waxing. */
  moon: v.object({ luminance: v.string(), waxing: v.boolean() }),
  advanced_details: v.object({
    ...risesSchema,
    /** Local date of the next full moon. */
    purnimata_date: v.string(),
    masa: masaSchema,
    vikram_samvat: v.number(),
    /** The northern samvatsara of the Vikram year: that of Jupiter when the year began. */
    vikram_samvatsara: v.string(),
    /** The northern samvatsara that runs on the day, and the local date on which it began. */
    jupiter_samvatsara: v.object({ name: v.string(), since: v.string() }),
    shaka_samvat: v.number(),
    /** The southern samvatsara, of the Shaka year. */
    samvatsara: v.string(),
    /** The Vikram year of Gujarat, which begins with Kartika, and its samvatsara. */
    gujarati_samvat: v.number(),
    gujarati_samvatsara: v.string(),
    /** The vedic season, by the amanta month. */
    ritu: v.string(),
    ritu_meaning: words,
    /** The season by the tropical Sun. */
    drik_ritu: v.string(),
    /** The vedic ayana, by the sidereal Sun. */
    ayana: v.string(),
    /** By the tropical Sun: from solstice to solstice. */
    drik_ayana: v.string(),
    ayana_meaning: words,
    /** Meaning of the amanta month. */
    masa_meaning: words,
  }),
  rahukaal: range,
  gulika: range,
  yamakanta: range,
  /** The fourteenth fifteenth and the last tenth of the night before this sunrise; null after a polar night. */
  brahma_muhurta: range,
  pratah_sandhya: range,
  /** Null on a Wednesday, when it is a dur muhurta. */
  abhijit: range,
  /** The eleventh fifteenth of the day. */
  vijaya_muhurta: range,
  /** A thirtieth of the night, from a sunset that depends on the season. */
  godhuli: range,
  /** The first tenth and the eighth fifteenth of the night. */
  sayahna_sandhya: range,
  nishita: range,
  dur_muhurta: v.array(rangeSchema),
  amrit_kaal: v.array(rangeSchema),
  varjyam: v.array(rangeSchema),
  bhadra: v.array(rangeSchema),
  panchaka: range,
  ganda_moola: v.array(rangeSchema),
  /** 24 from sunrise; none if the Sun does not rise or set. */
  hora: v.array(horaSchema),
  choghadiya: v.object({ day: v.array(choghadiyaSchema), night: v.array(choghadiyaSchema) }),
  festivals: v.array(festivalSchema),
  /** Those that are visible, have sutak, or reach their maximum within the day. */
  eclipses: v.array(eclipseSchema),
});
export type Panchang = v.InferOutput<typeof panchangSchema>;
export const panchangResponseSchema = v.object({ data: panchangSchema });

const monthDaySchema = v.object({
  date: v.string(),
  day: v.object({ name: v.string() }),
  /** Those that run at sunrise; without a sunrise, at the start of the date. */
  ...limbsSchema.entries,
  ...risesSchema,
  masa: masaSchema,
  rahukaal: range,
  festivals: v.array(festivalSchema),
  notice_codes: v.array(v.picklist(panchangNotices)),
});
export type PanchangMonthDay = v.InferOutput<typeof monthDaySchema>;

/** Data of GET /api/panchang/month: one row for each civil date, with its Moon. */
export const panchangMonthSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  year: v.number(),
  month: v.number(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  months: monthSystemSchema,
  days: v.array(monthDaySchema),
  moon_calendar: v.array(moonDaySchema),
  eclipses: v.array(eclipseSchema),
});
export type PanchangMonth = v.InferOutput<typeof panchangMonthSchema>;
export const panchangMonthResponseSchema = v.object({ data: panchangMonthSchema });

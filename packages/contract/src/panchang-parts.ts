import * as v from 'valibot';
import { instantField } from './fields.ts';

/** What a day can lack; the last four distinguish bodies that never set from those that never rise. */
export const panchangNotices = [
  'no_sunrise',
  'no_sunset',
  'no_next_sunrise',
  'no_moonrise',
  'no_moonset',
  'sun_up_all_day',
  'sun_down_all_day',
  'moon_up_all_day',
  'moon_down_all_day',
] as const;

/** A time span, `end` exclusive; an instant has both equal. */
const spanSchema = v.object({ start: instantField, end: instantField });

/** The lunar month of a day, by its end with the new moon and with the full moon. */
export const masaSchema = v.object({
  amanta: v.string(),
  purnimanta: v.string(),
  adhika: v.boolean(),
});

/** Which lunar month almanacs of the region print: to the new moon (amanta) or to the full moon (purnimanta). */
export const monthSystemSchema = v.picklist(['amanta', 'purnimanta']);

/** How the end of a fast is given. */
export const paranaKinds = ['time', 'moonrise', 'puja'] as const;

/**
 * The end of a fast. `time`: preferably from `start` to `end`, until `latest` in any case; without a limit where they are `null`.
 * `moonrise`: when the Moon rises, `start` and `end` equal. `puja`: after the evening worship, which begins at `start`; `end` is
 * `null`.
 */
const paranaSchema = v.object({
  kind: v.picklist(paranaKinds),
  start: instantField,
  end: v.nullable(instantField),
  /** The last moment of a `time`; `null` without a limit. */
  latest: v.nullable(instantField),
});

const pujaSchema = v.object({ name: v.string(), label: v.string(), ...spanSchema.entries });

/**
 * A festival or vrat on its day, with the rule that selected the day. Duplicates of another one on the day are omitted.
 */
export const festivalSchema = v.object({
  id: v.string(),
  /** The full name: `Soma Pradosh Vrat`, `Rama Ekadashi (Smarta)`. */
  title: v.string(),
  name: v.string(),
  /** One line about it. */
  about: v.string(),
  /** Its importance in an almanac. */
  rank: v.picklist(['major', 'minor', 'vrat']),
  /** The special name on that weekday; `null` on others. */
  variant: v.nullable(v.string()),
  date: v.string(),
  /** The date that other almanacs may have, where less than 24 minutes of the tithi decide the evening; `null` elsewhere. */
  also_on: v.nullable(v.string()),
  region: v.string(),
  /** The region in words. */
  region_name: v.string(),
  /** For an Ekadashi on which Smartas and Vaishnavas fast on different days; `null` otherwise. */
  tradition: v.nullable(v.picklist(['smarta', 'vaishnava'])),
  /** The hour of its ritual, and the name of the ritual. */
  puja: v.nullable(pujaSchema),
  /** Further times of worship in its night: the four praharas of Maha Shivaratri, the evening puja of Karva Chauth. */
  night_pujas: v.array(pujaSchema),
  /** A code for the rule that selected the day, the same in every language: `every krishna-4 at moonrise; both: first`. */
  rule: v.string(),
  /** The rule in a sentence. */
  rule_text: v.string(),
  /** A code for the source of the rule, the same in every language. */
  source: v.string(),
  /** The source in words: `Dharmasindhu`. */
  source_name: v.string(),
  /**
   * Start and end of the tithi, nakshatra or sign that it is based on; for a solar ingress both are equal.
   */
  start: instantField,
  end: instantField,
  /** When its fast ends; `null` if it is no fast, or if the texts leave its end to custom. */
  parana: v.nullable(paranaSchema),
});
export type FestivalRow = v.InferOutput<typeof festivalSchema>;

/** In chronological order; `inner` is totality, or the ring of an annular eclipse. */
export const eclipseContacts = [
  'penumbra_begins',
  'begins',
  'inner_begins',
  'greatest',
  'inner_ends',
  'ends',
  'penumbra_ends',
] as const;
export type EclipseContactId = (typeof eclipseContacts)[number];

/** An eclipse as seen from a place. */
export const eclipseSchema = v.object({
  kind: v.picklist(['solar_eclipse', 'lunar_eclipse']),
  /** As the place has it; of a solar eclipse that does not reach it, as the Earth has it. */
  type: v.picklist(['penumbral', 'partial', 'annular', 'total', 'hybrid']),
  /** As the Earth has it, where it is greatest. */
  type_on_earth: v.picklist(['penumbral', 'partial', 'annular', 'total', 'hybrid']),
  /** By what it is on Earth: `Total solar eclipse` */
  title: v.string(),
  /** Local date of its first visibility, or of its maximum. */
  date: v.string(),
  /** Covered share of the diameter at its maximum; `null` if the eclipse does not reach the place. */
  magnitude: v.nullable(v.number()),
  contacts: v.array(
    v.object({
      contact: v.picklist(eclipseContacts),
      at: instantField,
      /** Whether it is above the horizon of the place then. */
      visible: v.boolean(),
    }),
  ),
  visibility: v.picklist(['all', 'part', 'none']),
  /** While it is above the horizon; `null` if it is not visible, and for a penumbral eclipse. */
  seen: v.nullable(spanSchema),
  /** `gentle_start`: for children, the old and the sick. `null` if it is not visible. */
  sutak: v.nullable(v.object({ ...spanSchema.entries, gentle_start: instantField })),
});
export type EclipseRow = v.InferOutput<typeof eclipseSchema>;

/** In the spelling of other astrology APIs. */
export const moonStates = [
  'newmoon',
  'waxing cresent',
  'quarter',
  'waxing gibbous',
  'fullmoon',
  'waning gibbous',
  'last quarter',
  'waning cresent',
] as const;
export type MoonStateName = (typeof moonStates)[number];

/** `Shukla Amavasya` is their name of the new moon's day. */
export const moonPakshas = [
  'Shukla Paksha',
  'Purnima',
  'Krishna Paksha',
  'Shukla Amavasya',
] as const;
export type MoonPakshaName = (typeof moonPakshas)[number];

export const moonDaySchema = v.object({
  date: v.string(),
  state: v.picklist(moonStates),
  /** Illuminated fraction of the disc as text: `97.3%`. */
  luminance: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d)?%$/)),
  paksha: v.picklist(moonPakshas),
  /** The instant of a principal phase; `null` on the other dates. */
  phase_at: v.nullable(instantField),
  bot_response: v.optional(v.string()),
});
export type MoonDayRow = v.InferOutput<typeof moonDaySchema>;

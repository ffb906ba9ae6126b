import * as v from 'valibot';
import { instantField } from './fields.ts';

/** What a day can lack; the last four tell what never sets from what never rises. */
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

/** A festival or vrat on its day, with what selected the day. */
export const festivalSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The name it bears because of the weekday; `null` on the others. */
  variant: v.nullable(v.string()),
  date: v.string(),
  region: v.string(),
  /** The rule in one line, and where it was taken from. */
  rule: v.string(),
  source: v.string(),
  /** When the tithi, nakshatra or sign that it rests on begins and ends; an entry has both equal. */
  start: instantField,
  end: instantField,
  /** When a fast of Ekadashi is broken. */
  parana: v.nullable(v.object({ start: instantField, end: instantField })),
});
export type FestivalRow = v.InferOutput<typeof festivalSchema>;

/** Spelt as the field spells them. */
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

/** `Shukla Amavasya` is the field's name of the new moon's day. */
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
  /** Lit part of the disc as text: `97.3%`. */
  luminance: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d)?%$/)),
  paksha: v.picklist(moonPakshas),
  /** The instant of a principal phase; `null` on the other dates. */
  phase_at: v.nullable(instantField),
  bot_response: v.optional(v.string()),
});
export type MoonDayRow = v.InferOutput<typeof moonDaySchema>;

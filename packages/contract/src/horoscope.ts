import * as v from 'valibot';
import { grahas, horoscopePeriods, horoscopeSigns } from './choices.ts';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';
import { rangeSchema } from './muhurta.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { calculationOptions, namedAyanamsaOption, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/**
 * Query of GET /api/horoscope/:sign/:period. The default date is today; the place matters only for the
 * favourable time and defaults to New Delhi.
 */
export const horoscopeQuerySchema = v.object({
  date: v.optional(almanacDateField),
  latitude: v.optional(latitudeField, 28.6139),
  longitude: v.optional(longitudeField, 77.209),
  ayanamsa: namedAyanamsaOption,
  node: calculationOptions.node,
  sunrise: calculationOptions.sunrise,
});
export type HoroscopeQuery = v.InferOutput<typeof horoscopeQuerySchema>;
const bodyField = v.picklist([...grahas, 'Uranus']);
const effectField = v.picklist(['good', 'obstructed', 'bad', 'relieved']);
export const forecastAreas = ['general', 'love', 'career', 'money', 'health'] as const;
const areaField = v.picklist(forecastAreas);
export const horoscopeOutlooks = ['quiet', 'even', 'favourable'] as const;
const outlookField = v.picklist(horoscopeOutlooks);
export type HoroscopeOutlook = (typeof horoscopeOutlooks)[number];

/** Where a body is on the requested date. */
const transitNowSchema = v.object({
  body: bodyField,
  zodiac: signField,
  rasi_no: twelfthField,
  /** Counted from the sign of the horoscope. */
  house: twelfthField,
  local_degree: v.number(),
  global_degree: v.number(),
  nakshatra: v.string(),
  nakshatra_pada: v.number(),
  retro: v.boolean(),
  speed: v.number(),
  /** The stay in its sign; `null` if it extends beyond 1800 to 2200. */
  since: v.nullable(instantField),
  until: v.nullable(instantField),
});
export type TransitNow = v.InferOutput<typeof transitNowSchema>;

/** An event in the span. Properties that a kind does not have are `null`. */
const transitSchema = v.object({
  kind: v.picklist([
    'sign_ingress',
    'nakshatra_ingress',
    'station',
    'lunation',
    'solar_eclipse',
    'lunar_eclipse',
    'combustion',
  ]),
  at: instantField,
  body: v.nullable(bodyField),
  zodiac: v.nullable(signField),
  nakshatra: v.nullable(v.string()),
  /** What changes: `retrograde` or `direct`, the phase, the type of an eclipse, `begins` or `ends`. */
  change: v.nullable(v.string()),
  house: v.nullable(twelfthField),
  effect: v.nullable(effectField),
});
export type TransitRow = v.InferOutput<typeof transitSchema>;

/**
 * A transit that a line or an outlook is based on. `karaka`, `occupant` and `aspect` are the factors of an
 * area, whose sum is its outlook; the others are only mentioned and add no points. A `balance` has a graha on
 * either side of an even area: the heavier in `graha`, both in `by`, the helping one first.
 */
const becauseSchema = v.object({
  /** Identifier that lines refer to. */
  id: v.string(),
  area: areaField,
  reason: v.picklist([
    'karaka',
    'occupant',
    'aspect',
    'moon',
    'nakshatra',
    'sign_ingress',
    'station',
    'lunation',
    'solar_eclipse',
    'lunar_eclipse',
    'combustion',
    'balance',
  ]),
  /** For an eclipse the eclipsed light, for a phase the Moon. */
  graha: grahaField,
  /** The sign in which it is or happens. */
  zodiac: signField,
  house: twelfthField,
  /** The house that could obstruct or relieve it. */
  vedha_house: v.nullable(twelfthField),
  /** The graha that does so at the middle of the span. */
  by: v.array(grahaField),
  /** The instant of an event, or the start of a stay of the Moon. */
  at: v.nullable(instantField),
  /** The end of a stay of the Moon. */
  until: v.nullable(instantField),
  /** The change of an event, as in a row of `transits`. */
  change: v.nullable(v.string()),
  nakshatra: v.nullable(v.string()),
  effect: v.nullable(effectField),
  benefic: v.nullable(v.boolean()),
  points: v.number(),
  /** Share of the days on which it is true, 0 to 1. */
  share: v.number(),
});

export type HoroscopeBecause = v.InferOutput<typeof becauseSchema>;

/** A line of the text: a sentence, or two or three about the same transit. */
const lineSchema = v.object({
  area: areaField,
  text: v.string(),
  /** `id` of the row of `because` that it is based on. */
  because: v.string(),
});
export type HoroscopeLineData = v.InferOutput<typeof lineSchema>;

/** A transit of the month: whether it is one of the four most important, and whether it was before today. */
const monthTransitSchema = v.object({
  ...transitSchema.entries,
  important: v.boolean(),
  past: v.boolean(),
});
export type MonthTransit = v.InferOutput<typeof monthTransitSchema>;

/** Data of GET /api/horoscope/:sign/:period. The sign represents the Moon's at birth. */
export const horoscopeSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  sign: v.picklist(horoscopeSigns),
  period: v.picklist(horoscopePeriods),
  /** First and last local date. */
  from: v.string(),
  to: v.string(),
  /** The lines of an area as one text; `career` has those of money too. */
  general: v.string(),
  love: v.string(),
  career: v.string(),
  health: v.string(),
  /** The same text line by line, in reading order. */
  lines: v.array(lineSchema),
  recommendations: v.object({
    gemstone: v.object({ gem: v.string(), planet: grahaField, text: v.string() }),
    meditation: v.string(),
    remedies: v.array(v.string()),
  }),
  compatibility: v.object({
    text: v.string(),
    /** Signs compatible with this one at any time, the best first; and those that need patience. */
    compatible: v.array(signField),
    challenging: v.array(signField),
  }),
  /** The outlook of an area in the span; its lines agree with it. Health has none. */
  outlook: v.object({ love: outlookField, career: outlookField, money: outlookField }),
  luckyNumber: v.number(),
  luckyColors: v.array(v.string()),
  /**
   * The graha of the number, which decides the colours. The number itself is that of the sign's lord plus the Moon's
   * house.
   */
  luckyPlanet: grahaField,
  compatibleSign: signField,
  /** The first hora that the lord of the sign rules and that does not overlap Rahu Kaal; for a day only. */
  favorableTime: v.nullable(v.object({ ...rangeSchema.entries, hora: grahaField })),
  moon: v.object({
    zodiac: signField,
    house: twelfthField,
    nakshatra: v.string(),
    nakshatra_pada: v.number(),
    waxing: v.boolean(),
  }),
  /** The instant of `transits_now`: the middle of the requested date. */
  transits_at: instantField,
  transits_now: v.pipe(v.array(transitNowSchema), v.length(10)),
  transits: v.array(transitSchema),
  /** The civil month of the date. */
  month: v.object({ from: v.string(), to: v.string(), transits: v.array(monthTransitSchema) }),
  because: v.array(becauseSchema),
});
export type Horoscope = v.InferOutput<typeof horoscopeSchema>;
export const horoscopeResponseSchema = v.object({ data: horoscopeSchema });

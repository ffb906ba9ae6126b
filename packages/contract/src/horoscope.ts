import * as v from 'valibot';
import { grahaField, grahas, signField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';
import { rangeSchema } from './muhurta.ts';
import { almanacDateField, latitudeField, longitudeField } from './panchang-request.ts';
import { calculationOptions, settingsSchema } from './settings.ts';

export const horoscopeSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type HoroscopeSign = (typeof horoscopeSigns)[number];
export const horoscopePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type HoroscopePeriod = (typeof horoscopePeriods)[number];

/**
 * Query of GET /api/horoscope/:sign/:period. Without a date today; the place counts for the
 * favourable time only and is New Delhi unless given.
 */
export const horoscopeQuerySchema = v.object({
  date: v.optional(almanacDateField),
  latitude: v.optional(latitudeField, 28.6139),
  longitude: v.optional(longitudeField, 77.209),
  ayanamsa: calculationOptions.ayanamsa,
  node: calculationOptions.node,
  sunrise: calculationOptions.sunrise,
});
export type HoroscopeQuery = v.InferOutput<typeof horoscopeQuerySchema>;
export type HoroscopeInput = v.InferInput<typeof horoscopeQuerySchema>;

const bodyField = v.picklist([...grahas, 'Uranus']);
const effectField = v.picklist(['good', 'obstructed', 'bad', 'relieved']);
export const forecastAreas = ['general', 'love', 'career', 'money', 'health'] as const;
const areaField = v.picklist(forecastAreas);

/** Where a body stands now. */
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
  /** The stay in its sign; `null` where it reaches beyond 1800 to 2200. */
  since: v.nullable(instantField),
  until: v.nullable(instantField),
});
export type TransitNow = v.InferOutput<typeof transitNowSchema>;

/** Something that happens in the span. What a kind does not have is `null`. */
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

/** One addend of the score of an area. */
const becauseSchema = v.object({
  area: areaField,
  reason: v.picklist(['karaka', 'occupant', 'aspect']),
  graha: grahaField,
  house: twelfthField,
  effect: v.nullable(effectField),
  benefic: v.nullable(v.boolean()),
  points: v.number(),
  /** Share of the days on which it holds, above 0 to 1. */
  share: v.number(),
});

/** A sentence; absent where no text is written. */
const words = v.optional(v.string());

/** Data of GET /api/horoscope/:sign/:period. The sign stands for the Moon's at birth. */
export const horoscopeSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  sign: v.picklist(horoscopeSigns),
  period: v.picklist(horoscopePeriods),
  /** First and last local date. */
  from: v.string(),
  to: v.string(),
  general: words,
  love: words,
  career: words,
  health: words,
  recommendations: words,
  compatibility: words,
  /** 0 to 100 each; 50 where good and bad balance. */
  scores: v.object({
    general: v.number(),
    love: v.number(),
    career: v.number(),
    money: v.number(),
    health: v.number(),
  }),
  luckyNumber: v.number(),
  luckyColors: v.array(v.string()),
  /** The strongest planet for the sign, which gives number, colours and time. */
  luckyPlanet: grahaField,
  compatibleSign: signField,
  /** The first hora of the day that the planet rules; of a day only. */
  favorableTime: v.nullable(v.object({ ...rangeSchema.entries, hora: grahaField })),
  moon: v.object({
    zodiac: signField,
    house: twelfthField,
    nakshatra: v.string(),
    nakshatra_pada: v.number(),
    waxing: v.boolean(),
  }),
  transits_now: v.pipe(v.array(transitNowSchema), v.length(10)),
  transits: v.array(transitSchema),
  because: v.array(becauseSchema),
});
export type Horoscope = v.InferOutput<typeof horoscopeSchema>;
export const horoscopeAnswerSchema = v.object({ data: horoscopeSchema });

import * as v from 'valibot';
import { birthSchema } from './birth.ts';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { currentDashaSchema } from './dashas.ts';
import { dateOrInstantField } from './date-or-instant.ts';
import { sadesatiNowSchema } from './doshas.ts';
import { instantField } from './fields.ts';
import { birthEchoSchema } from './kundli.ts';
import { contactOrbOption } from './schools.ts';
import { calculationOptions, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** Body of POST /api/kundli/transits. */
export const transitsRequestSchema = v.object({
  birth: v.optional(birthSchema, {}),
  at: dateOrInstantField,
  ...calculationOptions,
  contact_orb: contactOrbOption,
});
export type TransitsRequest = v.InferOutput<typeof transitsRequestSchema>;
export type TransitsInput = v.InferInput<typeof transitsRequestSchema>;

export const transitVerdicts = ['supportive', 'mixed', 'demanding'] as const;
export type TransitVerdict = (typeof transitVerdicts)[number];

/** A natal graha, or `Ascendant`, close to the transit or to the degree that it aspects in full. */
const contactSchema = v.object({
  point: v.union([grahaField, v.literal('Ascendant')]),
  kind: v.picklist(['conjunction', 'aspect']),
  /** The place of the aspect counted from the transit; 1 for a conjunction. */
  count: twelfthField,
  /** Degrees from exactness, 0 to the requested `contact_orb`. */
  orb: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  /** Whether the distance shrinks. */
  applying: v.boolean(),
});
export type TransitContact = v.InferOutput<typeof contactSchema>;

const transitOverChartSchema = v.object({
  graha: grahaField,
  zodiac: signField,
  rasi_no: twelfthField,
  /** Degrees inside the sign, 0 up to 30. */
  local_degree: v.number(),
  /** Sidereal longitude, degrees, 0 up to 360. */
  global_degree: v.number(),
  nakshatra: v.string(),
  nakshatra_pada: v.number(),
  retro: v.boolean(),
  /** Degrees a day; negative while retrograde. */
  speed: v.number(),
  /** When it entered the sign; `null` before 1800. */
  since: v.nullable(instantField),
  /** The next sign, forward or back; `null` after 2200. */
  next_sign: v.nullable(v.object({ at: instantField, zodiac: signField, retro: v.boolean() })),
  /** When it turns; `null` for Sun, Moon and nodes, and after 2200. */
  next_station: v.nullable(
    v.object({
      at: instantField,
      motion: v.picklist(['direct', 'retrograde']),
      zodiac: signField,
    }),
  ),
  /** Counted from the sign of the natal Moon. */
  house_from_moon: twelfthField,
  /** Counted from the sign of the natal ascendant. */
  house_from_lagna: twelfthField,
  /** Gochara from the Moon, vedha included. */
  effect: v.picklist(['good', 'obstructed', 'bad', 'relieved']),
  /** The house from which it could be obstructed or relieved. */
  vedha_house: v.nullable(twelfthField),
  /** The grahas that obstruct or relieve it. */
  by: v.array(grahaField),
  /** Bindus of its own ashtakavarga in its sign, 0 to 8; `null` for a node. */
  bindus: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
  /** Bindus of sarvashtakavarga in its sign, 0 to 56. */
  sarva_bindus: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(56)),
  /** From effect and bindus: the word to show. */
  verdict: v.picklist(transitVerdicts),
  contacts: v.array(contactSchema),
  /** What it often looks like, in the language of the request. */
  text: v.string(),
});
export type TransitOverChart = v.InferOutput<typeof transitOverChartSchema>;

/** A body of the birth chart, as much as a second chart needs beside the transits. */
const natalBodySchema = v.object({
  full_name: v.union([grahaField, v.literal('Ascendant')]),
  zodiac: signField,
  rasi_no: twelfthField,
  local_degree: v.number(),
  global_degree: v.number(),
  retro: v.boolean(),
});

/** Data of POST /api/kundli/transits. */
export const transitsSchema = v.object({
  birth: birthEchoSchema,
  settings: settingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  /** The instant of the transits. */
  at: instantField,
  /** The ascendant and the nine grahas of the birth. */
  natal: v.pipe(v.array(natalBodySchema), v.length(10)),
  moon_sign: signField,
  ascendant_sign: signField,
  transits: v.pipe(v.array(transitOverChartSchema), v.length(9)),
  /** Sade sati or a dhaiya at that instant. */
  sadesati: sadesatiNowSchema,
  /** The periods of Vimshottari at that instant; `null` outside the 120 years from birth. */
  dashas: v.nullable(currentDashaSchema),
});
export type Transits = v.InferOutput<typeof transitsSchema>;
export const transitsResponseSchema = v.object({ data: transitsSchema });

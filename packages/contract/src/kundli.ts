import * as v from 'valibot';
import { genders, grahas, vimshottariStarts } from './choices.ts';
import { ashtakvargaSchema, binnashtakvargaSchema } from './ashtakvarga.ts';
import { birthSchema, kundliBirthSchema } from './birth.ts';
import { dashasSchema, vimshottariPathSchema } from './dashas.ts';
import { dateOrInstantField } from './date-or-instant.ts';
import { divisionalSchema } from './divisional.ts';
import { doshasSchema } from './doshas.ts';
import { say } from './messages.ts';
import { moonChartSchema } from './moon-chart.ts';
import { planetDetailsSchema } from './planet-details.ts';
import { reportsSchema } from './reports.ts';
import { kundliSchoolOptions } from './schools.ts';
import { calculationOptions, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';
import { westernSchema } from './western.ts';

/** Every section of a kundli. */
export const kundliSections = [
  'planet_details',
  'divisional',
  'ashtakvarga',
  'binnashtakvarga',
  'western',
  'dashas',
  'doshas',
  'reports',
] as const;
export type KundliSection = (typeof kundliSections)[number];

/**
 * Body of POST /api/kundli. Without `sections` all are returned; a birth of unknown time gets only
 * `moon_chart`.
 */
export const kundliRequestSchema = v.object({
  birth: v.optional(kundliBirthSchema, {}),
  sections: v.optional(
    v.pipe(
      v.array(v.picklist(kundliSections, say('choiceUnknown')), say('valueInvalid')),
      v.maxLength(kundliSections.length, say('sectionsTooMany')),
    ),
  ),
  /**
   * When the running periods, ages and sade sati apply: a date, `YYYY-MM-DD`, for its noon by the clock of the birth's place, or
   * an instant in UTC, `2026-11-21T06:30:00Z`. From the birth to 2200; now if absent.
   */
  at: dateOrInstantField,
  ...calculationOptions,
  ...kundliSchoolOptions,
});
export type KundliRequest = v.InferOutput<typeof kundliRequestSchema>;
export type KundliInput = v.InferInput<typeof kundliRequestSchema>;

/** Body of POST /api/kundli/vimshottari. An empty path returns the mahadashas, four lords the fifth level. */
export const vimshottariRequestSchema = v.object({
  birth: v.optional(birthSchema, {}),
  path: v.optional(
    v.pipe(
      v.array(v.picklist(grahas, say('choiceUnknown')), say('valueInvalid')),
      v.maxLength(4, say('pathTooDeep')),
    ),
    [],
  ),
  /** What the dasha is counted from: as usual the Moon, or the ascendant, another graha, or a nakshatra from the Moon's. */
  start_from: v.optional(v.picklist(vimshottariStarts, say('choiceUnknown')), 'moon'),
  ...calculationOptions,
});
export type VimshottariRequest = v.InferOutput<typeof vimshottariRequestSchema>;
export type VimshottariInput = v.InferInput<typeof vimshottariRequestSchema>;

/** The resolved birth, with its time zone. */
export const birthEchoSchema = v.object({
  name: v.string(),
  gender: v.nullable(v.picklist(genders)),
  date: v.string(),
  time: v.string(),
  place: v.object({
    name: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    timezone: v.string(),
  }),
  fold: v.picklist([0, 1]),
  /** The time is not known: `time` is noon, and nothing that depends on it is included. */
  time_unknown: v.optional(v.literal(true)),
});
export type BirthEcho = v.InferOutput<typeof birthEchoSchema>;

/** Data of POST /api/kundli: only the keys of the requested sections. */
export const kundliSchema = v.object({
  birth: birthEchoSchema,
  settings: settingsSchema,
  /** Notices on the result, in the language of the request. */
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  /** The opening sentence of the reading, in the language of the request. */
  summary: v.optional(v.string()),
  planet_details: v.optional(planetDetailsSchema),
  divisional: v.optional(divisionalSchema),
  ashtakvarga: v.optional(ashtakvargaSchema),
  binnashtakvarga: v.optional(binnashtakvargaSchema),
  western: v.optional(westernSchema),
  dashas: v.optional(dashasSchema),
  doshas: v.optional(doshasSchema),
  reports: v.optional(reportsSchema),
  /** Replaces all sections if the time of birth is unknown. */
  moon_chart: v.optional(moonChartSchema),
});
export type Kundli = v.InferOutput<typeof kundliSchema>;

export const kundliResponseSchema = v.object({ data: kundliSchema });

const vimshottariDataSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  start_from: v.picklist(vimshottariStarts),
  ...vimshottariPathSchema.entries,
});
export type VimshottariData = v.InferOutput<typeof vimshottariDataSchema>;
export const vimshottariResponseSchema = v.object({ data: vimshottariDataSchema });

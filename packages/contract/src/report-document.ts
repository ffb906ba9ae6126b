import * as v from 'valibot';
import { birthSchema } from './birth.ts';
import { birthEchoSchema, kundliRequestSchema } from './kundli.ts';
import { kundliOpeningSchema } from './kundli-opening.ts';
import { kundliParts, paneParts } from './kundli-parts.ts';
import { say } from './messages.ts';
import { contactOrbOption } from './schools.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';
import { yearOfLifeField, yearPlaceSchema } from './year-chart.ts';

/** A part of a report: a sentence of introduction and its blocks, which the kit's `ReportView` renders. */
export const reportPartSchema = v.object({
  intro: v.string(),
  blocks: v.pipe(v.array(v.object({ type: v.string() })), v.readonly()),
});

const partField = v.picklist([...kundliParts, ...paneParts], say('choiceUnknown'));

/** What every report document has beside its parts. */
export const reportDocumentEntries = {
  birth: birthEchoSchema,
  settings: settingsSchema,
  /** Notices on the result, in the language of the request. */
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
};

/**
 * Body of POST /api/reports/kundli. A birth of unknown time has none of the parts; at an instant before the birth there are
 * transits only.
 */
export const kundliDocumentRequestSchema = v.object({
  ...v.omit(kundliRequestSchema, ['sections']).entries,
  contact_orb: contactOrbOption,
  /** Of part `year-chart`: the year of life, 1 to 120, that begins at birth for 1; the one that runs at `at` if absent. */
  year: v.optional(yearOfLifeField),
  /** Where the chart of the year is cast; at the place of birth if absent. */
  place: v.optional(yearPlaceSchema),
  /** The other birth of the parts `pair:…`. */
  second: v.optional(birthSchema),
  /** Whether the answer has the opening of the report. */
  opening: v.optional(v.boolean(say('choiceUnknown')), false),
  parts: v.pipe(
    v.array(partField, say('valueInvalid')),
    v.maxLength(kundliParts.length, say('sectionsTooMany')),
  ),
});
export type KundliDocumentRequest = v.InferOutput<typeof kundliDocumentRequestSchema>;
export type KundliDocumentInput = v.InferInput<typeof kundliDocumentRequestSchema>;

/** Data of POST /api/reports/kundli: the requested parts, with their words in the language of the request. */
export const kundliDocumentSchema = v.object({
  ...reportDocumentEntries,
  /** With part `year-chart`: the year of life that it is of, and the one that runs; `null` after 120 years. */
  year: v.optional(v.object({ number: v.number(), running: v.nullable(v.number()) })),
  opening: v.optional(kundliOpeningSchema),
  parts: v.record(
    partField,
    v.object({
      ...reportPartSchema.entries,
      /** A part that tells what runs now holds until this instant, ISO 8601. */
      until: v.optional(v.string()),
    }),
  ),
});
export type KundliDocument = v.InferOutput<typeof kundliDocumentSchema>;
export const kundliDocumentResponseSchema = v.object({ data: kundliDocumentSchema });

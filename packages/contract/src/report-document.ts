import * as v from 'valibot';
import { birthEchoSchema, kundliRequestSchema } from './kundli.ts';
import { kundliParts } from './kundli-parts.ts';
import { say } from './messages.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** A part of a report: a sentence of introduction and its blocks, which the kit's `ReportView` renders. */
export const reportPartSchema = v.object({
  intro: v.string(),
  blocks: v.pipe(v.array(v.object({ type: v.string() })), v.readonly()),
});

/** What every report document has beside its parts. */
export const reportDocumentEntries = {
  birth: birthEchoSchema,
  settings: settingsSchema,
  /** Notices on the result, in the language of the request. */
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
};

/** Body of POST /api/reports/kundli. A birth of unknown time has none of the parts. */
export const kundliDocumentRequestSchema = v.object({
  ...v.omit(kundliRequestSchema, ['sections']).entries,
  parts: v.pipe(
    v.array(v.picklist(kundliParts, say('choiceUnknown')), say('valueInvalid')),
    v.maxLength(kundliParts.length, say('sectionsTooMany')),
  ),
});
export type KundliDocumentRequest = v.InferOutput<typeof kundliDocumentRequestSchema>;
export type KundliDocumentInput = v.InferInput<typeof kundliDocumentRequestSchema>;

/** Data of POST /api/reports/kundli: the requested parts, with their words in the language of the request. */
export const kundliDocumentSchema = v.object({
  ...reportDocumentEntries,
  parts: v.record(v.picklist(kundliParts), reportPartSchema),
});
export type KundliDocument = v.InferOutput<typeof kundliDocumentSchema>;
export const kundliDocumentResponseSchema = v.object({ data: kundliDocumentSchema });

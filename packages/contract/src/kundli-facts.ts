import * as v from 'valibot';
import { say } from './messages.ts';
import { kundliDocumentRequestSchema } from './report-document.ts';
import { settingsSchema } from './settings.ts';

/** What can be requested of a birth. */
export const kundliFacts = [
  'chart',
  'panchang',
  'avakahada',
  'ashtakavarga',
  'aspects',
  'bhavas',
  'karakas',
  'arudhas',
  'strengths',
  'yogas',
  'kp',
  'dashas',
  'sade_sati',
  'transits',
  'year',
] as const;
const factField = v.picklist(kundliFacts, say('choiceUnknown'));

/** Body of POST /api/facts/kundli. */
export const kundliFactsRequestSchema = v.object({
  ...v.omit(kundliDocumentRequestSchema, ['parts', 'second']).entries,
  facts: v.pipe(
    v.array(factField, say('valueInvalid')),
    v.maxLength(kundliFacts.length, say('sectionsTooMany')),
  ),
});
export type KundliFactsRequest = v.InferOutput<typeof kundliFactsRequestSchema>;
export type KundliFactsInput = v.InferInput<typeof kundliFactsRequestSchema>;

/** Data of POST /api/facts/kundli: ids, numbers and Julian days UT, in the types of `@jyoti/jyotish`. */
const kundliFactsSchema = v.object({
  settings: settingsSchema,
  notices: v.array(v.string()),
  facts: v.record(factField, v.unknown()),
});
export type KundliFacts = v.InferOutput<typeof kundliFactsSchema>;
export const kundliFactsResponseSchema = v.object({ data: kundliFactsSchema });

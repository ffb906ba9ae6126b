import * as v from 'valibot';
import { grahaField } from './bodies.ts';

/**
 * The verdict on a gem for a chart, the same wherever the gem is shown: `advised`, `advised_with_care` (the stone of
 * the ascendant's lord that also rules a difficult house), `not_advised` (something counts against it), or `not_named` (neither).
 */
export const gemVerdictField = v.picklist([
  'advised',
  'advised_with_care',
  'not_named',
  'not_advised',
]);

/** Marks a field as deprecated in the API's description. */
export const deprecated = <Value>() =>
  v.metadata<Value, { jsonSchema: { deprecated: true } }>({ jsonSchema: { deprecated: true } });

/** A gem on a page: its graha, and the verdict on it for this chart. */
export const namedGemSchema = v.object({
  gem: v.string(),
  planet: grahaField,
  verdict: gemVerdictField,
  /** "Ruby, the stone of the Sun". */
  text: v.string(),
  /** With the reason: "advised for this chart", "not advised for this chart: Venus mainly rules the sixth house". */
  verdict_text: v.string(),
});
export type NamedGem = v.InferOutput<typeof namedGemSchema>;

import * as v from 'valibot';
import type { Language } from '@jyoti/language';
import { message } from './messages.ts';

/** Messages by field, the field as a dotted path: `birth.place.latitude`, `email`. A list is one field. */
export type FieldMessages = Record<string, string>;

export type Validation<Output> =
  | { ok: true; /** The input with its defaults, trimmed and converted. */ value: Output }
  | { ok: false; /** One sentence for each field that is wrong. */ fields: FieldMessages };

/** Default messages of the validator for schemas without a message; not meant for visitors. */
const unworded = /^Invalid [\w ]+: Expected /;

/** The field of an issue. Issues inside a list are reported once, for the whole list. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const path: readonly v.IssuePathItem[] = issue.path ?? [];
  const list = path.findIndex(({ type }) => type === 'array');
  const fields = list === -1 ? path : path.slice(0, list);
  return fields.map(({ key }) => String(key)).join('.');
}

/**
 * Validates a value against a schema and returns the first message of every invalid field in the given language. Used
 * by both the server and the forms.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  language: Language,
): Validation<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { lang: language });
  if (result.success) return { ok: true, value: result.output };
  const fields: FieldMessages = {};
  for (const issue of result.issues) {
    fields[fieldOf(issue)] ??= unworded.test(issue.message)
      ? message('valueInvalid', language)
      : issue.message;
  }
  return { ok: false, fields };
}

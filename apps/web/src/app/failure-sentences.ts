import { ApiFailure } from '@jyoti/contract';

/** What to say of a failure: the sentences of its fields, else its own. */
export function failureSentences(failure: unknown): string[] {
  const fields = failure instanceof ApiFailure ? Object.values(failure.fields) : [];
  if (fields.length > 0) return fields;
  return [failure instanceof Error ? failure.message : String(failure)];
}

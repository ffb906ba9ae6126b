import { ApiFailure, failureText } from '@jyoti/contract';

/** What to say of a failure: the sentences of its fields, else its own. */
export function failureSentences(failure: unknown): string[] {
  const fields = failure instanceof ApiFailure ? Object.values(failure.fields) : [];
  if (fields.length > 0) return fields;
  return [failure instanceof Error ? failure.message : String(failure)];
}

/** The server's own sentence; without one the page's, and why no answer came, where none did. */
export function failureSentence(failure: unknown, fallback: string): string {
  const unreached = failure instanceof ApiFailure && failure.status === 0;
  if (!unreached) return failureText(failure, fallback);
  return `${/[.!?]$/.test(fallback) ? fallback : `${fallback}.`} ${failure.message}`;
}

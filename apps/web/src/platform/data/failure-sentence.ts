import { ApiFailure, failureText } from '@jyoti/contract';

/**
 * The message for an error: the sentences of its fields, else the server's, else the fallback.
 * After a network error the reason follows.
 *
 * @param fallback the page's own sentence; without one the general sentence for the error is used
 */
export function failureSentence(failure: unknown, fallback = ''): string {
  if (!(failure instanceof ApiFailure)) return fallback;
  const fields = Object.values(failure.fields);
  if (fields.length > 0) return fields.join(' ');
  if (failure.status === 0 && fallback !== '') {
    return `${/[.!?]$/.test(fallback) ? fallback : `${fallback}.`} ${failure.message}`;
  }
  return failureText(failure, fallback || failure.message);
}

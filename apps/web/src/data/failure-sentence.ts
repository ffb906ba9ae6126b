import { ApiFailure, failureText } from '@jyoti/contract';

/**
 * What to say of a failure: the sentences about its fields, else the server's own, else the fallback. Where no answer
 * came, the reason follows.
 *
 * @param fallback what the page says by itself; without one the failure's general sentence is used
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

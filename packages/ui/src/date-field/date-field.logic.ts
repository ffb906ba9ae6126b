import { latinDigits } from '../shared/latin-digits.ts';
import { DIGIT } from './segments.ts';

const WHOLE = new RegExp(`^(${DIGIT}{2})/(${DIGIT}{2})/(${DIGIT}{4})$`);
/** Everything that more typing at the end can still turn into dd/mm/yyyy. */
const BEGINNING = new RegExp(
  `^${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{2}/${DIGIT}{0,4}$`,
);

/** A typed date: its ISO form (YYYY-MM-DD), or what is the matter with it. */
export type ParsedDate = { iso: string } | { problem: 'format' | 'not_real' };

/**
 * Reads dd/mm/yyyy: two, two and four digits, Latin or Devanagari, days of the Gregorian calendar.
 *
 * @returns `format` where it is not of that shape (an empty text too), `not_real` where there is no such day.
 */
export function parseDate(text: string): ParsedDate {
  const parts = WHOLE.exec(text.trim());
  if (!parts) return { problem: 'format' };
  const [day, month, year] = parts.slice(1).map(latinDigits) as [string, string, string];
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return real && Number(year) > 0 ? { iso: `${year}-${month}-${day}` } : { problem: 'not_real' };
}

/** Whether more typing at the end can still make it dd/mm/yyyy. */
export function canBecomeDate(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * What is the matter with the text, as far as it may be said now. While the user is typing a beginning is no fault;
 * once the field is left, it is. An empty field has no fault of its own.
 */
export function dateProblem(text: string, left: boolean): 'format' | 'not_real' | null {
  if (text.trim() === '' || (!left && canBecomeDate(text) && !WHOLE.test(text))) return null;
  const parsed = parseDate(text);
  return 'problem' in parsed ? parsed.problem : null;
}

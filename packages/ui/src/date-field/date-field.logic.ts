import { latinDigits } from '../shared/latin-digits.ts';

/** Any decimal digit in use in India's dates: Latin or Devanagari. */
const DIGIT = '[0-9०-९]';

const WHOLE = new RegExp(`^(${DIGIT}{2})/(${DIGIT}{2})/(${DIGIT}{4})$`);
/** Everything that more typing can still turn into dd/mm/yyyy. */
const BEGINNING = new RegExp(
  `^${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{2}/${DIGIT}{0,4}$`,
);
const LOOSE = new RegExp(
  `^(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{4})$`,
);
const DIGITS_ONLY = new RegExp(`^(${DIGIT}{2})(${DIGIT}{2})(${DIGIT}{4})$`);

/** `7` → `07`, `७` → `०७`: in the digits it is written in. */
const padded = (part: string) =>
  part.length > 1 ? part : `${/[०-९]/.test(part) ? '०' : '0'}${part}`;

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
 * What the field shows after a keystroke. One character added at the end is helped along: a slash comes before the
 * digit that needs one, and a typed separator fills up a one-digit day or month (`5-` → `05/`). Any other change
 * (deleting, editing inside, a whole text at once) is left exactly as it was made, so that the caret stays put.
 */
export function typeDate(before: string, after: string): string {
  if (after.length !== before.length + 1 || !after.startsWith(before)) return after;
  const typed = after.slice(-1);
  const separatorMayFollow = before.split('/').length < 3;
  const part = before.slice(before.lastIndexOf('/') + 1);
  const partIsDigits = new RegExp(`^${DIGIT}{1,2}$`).test(part);
  if (!separatorMayFollow || !partIsDigits) return after;
  if (/[-/. ]/.test(typed))
    return `${before.slice(0, before.length - part.length)}${padded(part)}/`;
  if (part.length === 2 && new RegExp(DIGIT).test(typed)) return `${before}/${typed}`;
  return after;
}

/**
 * What the field shows after a paste: a day-first date in another dress (`15-8-1947`, `15.08.1947`, `15081947`) becomes
 * dd/mm/yyyy. Anything else, and a date that does not exist, stays as pasted.
 */
export function pasteDate(text: string): string {
  const trimmed = text.trim();
  const parts = LOOSE.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed);
  if (!parts) return text;
  const [day, month, year] = parts.slice(1) as [string, string, string];
  const tidy = `${padded(day)}/${padded(month)}/${year}`;
  return 'iso' in parseDate(tidy) ? tidy : text;
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

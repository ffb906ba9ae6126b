import { monthNames } from '../../dates/index.ts';
import { latinDigits } from '../../shared/format/digits.ts';

/** Any decimal digit in use in India's dates: Latin or Devanagari. */
export const DIGIT = '[0-9०-९]';

/** The order in which day and month are written. */
export type DateFormat = 'dd/mm/yyyy' | 'mm/dd/yyyy';

/** Index of a segment in the format. */
export type Segment = 0 | 1 | 2;
export const YEAR = 2;

/** Indexes of the segments for day and month. */
export const placesIn = (format: DateFormat): { day: Segment; month: Segment } =>
  format === 'dd/mm/yyyy' ? { day: 0, month: 1 } : { day: 1, month: 0 };

/** Regions that write the month first. https://cldr.unicode.org */
const MONTH_FIRST = /-(?:US|PR|GU|AS|VI|UM|MP|FM|MH|PW|PH)\b/;

/** The format of a locale: `mm/dd/yyyy` in `en-US`, `dd/mm/yyyy` in `en-IN`. Without `Intl`, whose first use is slow. */
export const formatOf = (locale: string): DateFormat =>
  MONTH_FIRST.test(locale) ? 'mm/dd/yyyy' : 'dd/mm/yyyy';

/** Number of digits of each. */
export const SIZES = [2, 2, 4] as const;

const PARTIAL = new RegExp(`^${DIGIT}{0,2}(?:/${DIGIT}{0,2}(?:/${DIGIT}{0,4})?)?$`);

/** The segments of a text that is a date, or may become one by typing; null for any other text. */
export function segmentsOf(text: string): string[] | null {
  return PARTIAL.test(text) ? text.split('/') : null;
}

/** The segment at a position of the text: a slash belongs to the one before it. */
export function segmentAt(text: string, place: number): Segment {
  return Math.min(2, text.slice(0, place).split('/').length - 1) as Segment;
}

/** Position of a segment in the text: from its first digit up to the slash after it. */
export function rangeOf(text: string, segment: Segment): readonly [start: number, end: number] {
  const segments = text.split('/');
  const start = segments.slice(0, segment).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + (segments[segment]?.length ?? 0)];
}

/** The text with other digits in one segment; missing segments before it are added empty. */
export function withSegment(text: string, segment: Segment, digits: string): string {
  const segments = text.split('/');
  const count = Math.max(segments.length, segment + 1);
  return Array.from({ length: count }, (_, index) =>
    index === segment ? digits : (segments[index] ?? ''),
  ).join('/');
}

/** `7` → `07`, `७` → `०७`: in the same script. */
export const padded = (digits: string): string =>
  digits.length > 1 ? digits : `${/[०-९]/.test(digits) ? '०' : '0'}${digits}`;

/** The number in a segment; null if it has none. */
export function numberIn(text: string, segment: Segment): number | null {
  const digits = text.split('/')[segment];
  return digits ? Number(latinDigits(digits)) : null;
}

/** Whether typing can still add missing digits, in any segment. */
export function isUnfinished(text: string): boolean {
  const segments = segmentsOf(text);
  return segments !== null && SIZES.some((size, index) => (segments[index] ?? '').length < size);
}

const WHOLE = new RegExp(`^(${DIGIT}{2})/(${DIGIT}{2})/(${DIGIT}{4})$`);
/** Matches everything that further typing at the end can turn into a date. */
const BEGINNING = new RegExp(
  `^${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{0,2}$|^${DIGIT}{2}/${DIGIT}{2}/${DIGIT}{0,4}$`,
);

/** A typed date: its ISO form (YYYY-MM-DD), or its error. */
export type ParsedDate = { iso: string } | { problem: 'format' | 'not_real' };

/**
 * Reads a date of the format: two, two and four digits, Latin or Devanagari, days of the Gregorian calendar.
 *
 * @param format @default "dd/mm/yyyy"
 * @returns `format` if it has another shape (or is empty), `not_real` if there is no such day.
 */
export function parseDate(text: string, format: DateFormat = 'dd/mm/yyyy'): ParsedDate {
  const parts = WHOLE.exec(text.trim());
  if (!parts) return { problem: 'format' };
  const digits = parts.slice(1).map(latinDigits) as [string, string, string];
  const places = placesIn(format);
  const [day, month, year] = [digits[places.day], digits[places.month], digits[YEAR]];
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return real && Number(year) > 0 ? { iso: `${year}-${month}-${day}` } : { problem: 'not_real' };
}

/** Whether further typing at the end can still make it a date. */
export function canBecomeDate(text: string): boolean {
  return BEGINNING.test(text);
}

/**
 * The error of the text to show now. While the user is typing, an incomplete date is no error; after blur it is. An
 * empty field has no error here.
 */
export function dateProblem(
  text: string,
  left: boolean,
  format: DateFormat = 'dd/mm/yyyy',
): 'format' | 'not_real' | null {
  if (text.trim() === '' || (!left && canBecomeDate(text) && !WHOLE.test(text))) return null;
  const parsed = parseDate(text, format);
  return 'problem' in parsed ? parsed.problem : null;
}

/** `1947-08-15` → `15/08/1947`; the empty string for anything but an ISO date. */
export function writeDate(iso: string, format: DateFormat): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (year === undefined) return '';
  return format === 'dd/mm/yyyy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

const FIGURES = new RegExp(
  `^(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{4})$`,
);
const DIGITS_ONLY = new RegExp(`^(${DIGIT}{2})(${DIGIT}{2})(${DIGIT}{4})$`);
const YEAR_FIRST = new RegExp(
  `^(${DIGIT}{4})\\s*[-/.]\\s*(${DIGIT}{1,2})\\s*[-/.]\\s*(${DIGIT}{1,2})$`,
);
/** A letter or a combining mark, the characters of month names. */
const WORD = '([\\p{L}\\p{M}]+)';
const DAY_AND_NAME = new RegExp(
  `^(${DIGIT}{1,2})(?:st|nd|rd|th)?[-\\s]*${WORD}\\.?[-,\\s]*(${DIGIT}{4})$`,
  'iu',
);
const NAME_AND_DAY = new RegExp(
  `^${WORD}\\.?\\s*(${DIGIT}{1,2})(?:st|nd|rd|th)?[,\\s]+(${DIGIT}{4})$`,
  'iu',
);

/** Normalizes alternative Hindi spellings: the nukta, the half nasal, the two Octobers. */
const plainHindi = (word: string) =>
  word.normalize('NFD').replaceAll('\u093c', '').replace('म्ब', 'ंब').replace('क्टू', 'क्तू');

/** The two digits of a month name, written in full or as at least its first three letters. */
function monthOf(word: string): string | null {
  const lower = word.toLowerCase();
  const hindi = plainHindi(word);
  const english = monthNames('en', 'long').map((name) => name.toLowerCase());
  const index = monthNames('hi', 'long').findIndex(
    (name, month) =>
      plainHindi(name) === hindi || (lower.length > 2 && english[month]?.startsWith(lower)),
  );
  return index === -1 ? null : padded(String(index + 1));
}

/** Day, month and year of a text in one of the ways that dates are written. */
function partsOf(text: string, format: DateFormat): readonly [string, string, string] | null {
  const figures = FIGURES.exec(text) ?? DIGITS_ONLY.exec(text);
  const { day: dayPlace, month: monthPlace } = placesIn(format);
  if (figures)
    return [figures[dayPlace + 1] ?? '', figures[monthPlace + 1] ?? '', figures[3] ?? ''];
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [yearFirst[3] ?? '', yearFirst[2] ?? '', yearFirst[1] ?? ''];
  const [, day = '', name = '', year = ''] = DAY_AND_NAME.exec(text) ?? [];
  const [, otherName = '', otherDay = '', otherYear = ''] = NAME_AND_DAY.exec(text) ?? [];
  const month = monthOf(name || otherName);
  return month === null ? null : [day || otherDay, month, year || otherYear];
}

/**
 * Parses a date in the common notations (`15-8-1947`, `15.08.1947`, `15081947`, `1947-08-15`, `15 August 1947`, `15
 * अगस्त 1947`) and returns it in the format. Digits only are read in the order of the format.
 *
 * @param format @default "dd/mm/yyyy"
 * @returns null for anything else, and for a date that does not exist
 */
export function readDate(text: string, format: DateFormat = 'dd/mm/yyyy'): string | null {
  const parts = partsOf(text.trim(), format);
  if (!parts) return null;
  const [day, month, year] = parts;
  const [first, second] = format === 'dd/mm/yyyy' ? [day, month] : [month, day];
  const tidy = `${padded(first)}/${padded(second)}/${year}`;
  return 'iso' in parseDate(tidy, format) ? tidy : null;
}

import { monthNames } from '../../dates/index.ts';
import { indianLanguage } from '../../i18n/locale.ts';
import { DIGIT, digitsLike, latinDigits } from '../../shared/format/digits.ts';

/** The order in which a date is written. */
export type DateFormat = 'dd/mm/yyyy' | 'mm/dd/yyyy' | 'yyyy/mm/dd';

/** Index of a segment in the format. */
export type Segment = 0 | 1 | 2;
export const LAST = 2;

/** Indexes of the segments for day, month and year. */
export function placesIn(format: DateFormat): { day: Segment; month: Segment; year: Segment } {
  const [day, month, year] = ['dd', 'mm', 'yyyy'].map((letters) =>
    format.split('/').indexOf(letters),
  ) as [Segment, Segment, Segment];
  return { day, month, year };
}

const formats = new Map<string, DateFormat>();

/**
 * The format of a locale: `dd/mm/yyyy` in India, `mm/dd/yyyy` in `en-US`, `yyyy/mm/dd` in `ja-JP`. Source: CLDR, of
 * the browser; India's without `Intl`, whose first use is slow.
 */
export function formatOf(locale: string): DateFormat {
  if (indianLanguage(locale)) return 'dd/mm/yyyy';
  const known = formats.get(locale);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(0);
  const first = parts.find(({ type }) => type !== 'literal')?.type;
  const format = first === 'year' ? 'yyyy/mm/dd' : first === 'month' ? 'mm/dd/yyyy' : 'dd/mm/yyyy';
  formats.set(locale, format);
  return format;
}

/** Number of digits of a segment. */
export const sizeOf = (format: DateFormat, segment: Segment): number =>
  format.split('/')[segment]?.length ?? 0;

/** Matches a whole date, its beginnings, and what may become one by typing anywhere in it. */
function patternsOf(format: DateFormat) {
  const [first, second, third] = ([0, 1, 2] as const).map((segment) => sizeOf(format, segment));
  const whole = (size = 0) => `(${DIGIT}{${size}})`;
  const part = (size = 0) => `${DIGIT}{0,${size}}`;
  const [one, two] = [whole(first), whole(second)];
  return {
    whole: new RegExp(`^${one}/${two}/${whole(third)}$`),
    beginning: new RegExp(
      `^(?:${part(first)}|${one}/${part(second)}|${one}/${two}/${part(third)})$`,
    ),
    partial: new RegExp(`^${part(first)}(?:/${part(second)}(?:/${part(third)})?)?$`),
    digitsOnly: new RegExp(`^${one}${two}${whole(third)}$`),
  };
}

/** The segments of a text that is a date, or may become one by typing; null for any other text. */
export function segmentsOf(text: string, format: DateFormat): string[] | null {
  return patternsOf(format).partial.test(text) ? text.split('/') : null;
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
  digits.length > 1 ? digits : `${digitsLike(digits, '0')}${digits}`;

/** The number in a segment; null if it has none. */
export function numberIn(text: string, segment: Segment): number | null {
  const digits = text.split('/')[segment];
  return digits ? Number(latinDigits(digits)) : null;
}

/** Whether typing can still add missing digits, in any segment. */
export function isUnfinished(text: string, format: DateFormat): boolean {
  const segments = segmentsOf(text, format);
  return (
    segments !== null &&
    ([0, 1, 2] as const).some((index) => (segments[index] ?? '').length < sizeOf(format, index))
  );
}

/** A typed date: its ISO form (YYYY-MM-DD), or its error. */
export type ParsedDate =
  | { /** The day, `YYYY-MM-DD`. */ iso: string }
  | { /** Not in the format, or no day of the calendar. */ problem: 'format' | 'not_real' };

/**
 * Reads a date of the format: all its digits, in any script that is read, and a day of the Gregorian calendar.
 *
 * @param format @default "dd/mm/yyyy"
 * @returns `format` if it has another shape (or is empty), `not_real` if there is no such day.
 */
export function parseDate(text: string, format: DateFormat = 'dd/mm/yyyy'): ParsedDate {
  const parts = patternsOf(format).whole.exec(text.trim());
  if (!parts) return { problem: 'format' };
  const digits = parts.slice(1).map(latinDigits) as [string, string, string];
  const places = placesIn(format);
  const [day, month, year] = [digits[places.day], digits[places.month], digits[places.year]];
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return real && Number(year) > 0 ? { iso: `${year}-${month}-${day}` } : { problem: 'not_real' };
}

/** Whether further typing at the end can still make it a date, in figures or with the name of the month. */
export function canBecomeDate(text: string, format: DateFormat = 'dd/mm/yyyy'): boolean {
  if (patternsOf(format).beginning.test(text)) return true;
  const [, ordinal, , month] = NAME_BEGUN.exec(text.trim()) ?? [];
  return month === undefined ? ordinal !== undefined : monthsFrom(month).length > 0;
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
  if (
    text.trim() === '' ||
    (!left && canBecomeDate(text, format) && !patternsOf(format).whole.test(text))
  )
    return null;
  const parsed = parseDate(text, format);
  return 'problem' in parsed ? parsed.problem : null;
}

/** `1947-08-15` → `15/08/1947`; the empty string for anything but an ISO date. */
export function writeDate(iso: string, format: DateFormat): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (year === undefined) return '';
  return arranged({ day, month, year } as DateParts, format);
}

interface DateParts {
  day: string;
  month: string;
  year: string;
}

const arranged = ({ day, month, year }: DateParts, format: DateFormat): string =>
  format.replace('dd', day).replace('mm', month).replace('yyyy', year);

const FIGURES = new RegExp(
  `^(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{4})$`,
);
const YEAR_FIRST = new RegExp(
  `^(${DIGIT}{4})\\s*[-/.]\\s*(${DIGIT}{1,2})\\s*[-/.]\\s*(${DIGIT}{1,2})\\.?$`,
);
/** A time of day after the date, of which only the date is read. */
const TIME = new RegExp(
  `[T,\\s]+${DIGIT}{1,2}:${DIGIT}{2}(?::${DIGIT}{2}(?:[.,]${DIGIT}+)?)?\\s*(?:Z|[ap]\\.?m\\.?|[+-]${DIGIT}{2}:?${DIGIT}{2})?$`,
  'i',
);
/** A letter or a combining mark, the characters of month names. */
const WORD = '([\\p{L}\\p{M}]+)';
/** A day before a name. Typed, the slash after it comes by itself. */
const DAY = `(${DIGIT}{1,2})/?(?:st|nd|rd|th)?[-/,\\s]*`;
const DAY_AND_NAME = new RegExp(`^${DAY}${WORD}\\.?[-,\\s]*(${DIGIT}{4})$`, 'iu');
const NAME_AND_DAY = new RegExp(
  `^${WORD}\\.?\\s*(${DIGIT}{1,2})(?:st|nd|rd|th)?[,\\s]+(${DIGIT}{4})$`,
  'iu',
);
/** The beginning of either: with an ordinal only, or a word. */
const NAME_BEGUN = new RegExp(
  `^${DIGIT}{1,2}/?(s|st|n|nd|r|rd|t|th)$|^(?:${DAY})?${WORD}\\.?[-,\\s]*(?:${DIGIT}{1,2}(?:st|nd|rd|th)?[,\\s]+)?${DIGIT}{0,4}$`,
  'iu',
);

/** Normalizes alternative Hindi spellings: the nukta, the half nasal, the two Octobers. */
const plainHindi = (word: string) =>
  word.normalize('NFD').replaceAll('\u093c', '').replace('म्ब', 'ंब').replace('क्टू', 'क्तू');

/** The months, from 1, whose names begin with a word, in English or Hindi. */
function monthsFrom(word: string): number[] {
  const lower = word.toLowerCase();
  const hindi = plainHindi(word);
  const english = monthNames('en', 'long');
  return monthNames('hi', 'long').flatMap((name, index) =>
    plainHindi(name).startsWith(hindi) || english[index]?.toLowerCase().startsWith(lower)
      ? [index + 1]
      : [],
  );
}

/** The two digits of a month name, written in full or in English as at least its first three letters. */
function monthOf(word: string): string | null {
  const months = monthsFrom(word).filter(
    (month) =>
      /^[a-z]{3}/i.test(word) ||
      plainHindi(monthNames('hi', 'long')[month - 1] ?? '') === plainHindi(word),
  );
  return months[0] === undefined ? null : padded(String(months[0]));
}

/** Day, month and year of a text in one of the ways that dates are written. */
function partsOf(text: string, format: DateFormat): DateParts | null {
  const places = placesIn(format);
  // Where the year is written first, the order of the others is not known if it is last.
  const figures =
    (places.year === LAST ? FIGURES.exec(text) : null) ?? patternsOf(format).digitsOnly.exec(text);
  const at = (place: Segment) => figures?.[place + 1] ?? '';
  if (figures) return { day: at(places.day), month: at(places.month), year: at(places.year) };
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst)
    return { day: yearFirst[3] ?? '', month: yearFirst[2] ?? '', year: yearFirst[1] ?? '' };
  const [, day = '', name = '', year = ''] = DAY_AND_NAME.exec(text) ?? [];
  const [, otherName = '', otherDay = '', otherYear = ''] = NAME_AND_DAY.exec(text) ?? [];
  const month = name || otherName ? monthOf(name || otherName) : null;
  if (month === null) return null;
  const dayOfName = day || otherDay;
  return { day: dayOfName, month: digitsLike(dayOfName, month), year: year || otherYear };
}

/**
 * Parses a date in the common notations (`15-8-1947`, `15.08.1947`, `15081947`, `1947-08-15`, `15 August 1947`, `15
 * अगस्त 1947`, each also with a time of day) and returns it in the format. Digits only are read in the order of the
 * format.
 *
 * @param format @default "dd/mm/yyyy"
 * @returns null for anything else, and for a date that does not exist
 */
export function readDate(text: string, format: DateFormat = 'dd/mm/yyyy'): string | null {
  const parts = partsOf(text.trim().replace(TIME, ''), format);
  if (!parts) return null;
  const tidy = arranged(
    { day: padded(parts.day), month: padded(parts.month), year: parts.year },
    format,
  );
  return 'iso' in parseDate(tidy, format) ? tidy : null;
}

/**
 * The date that a text with two digits for the year may mean, for people to confirm: of those from `min` to `max` the
 * last that is not after `today`, or else the next.
 *
 * @param days as YYYY-MM-DD
 * @returns YYYY-MM-DD; null if nothing is missing but two digits of the year
 */
export function dateOfShortYear(
  text: string,
  format: DateFormat,
  { today, min, max }: { today: string; min: string; max: string },
): string | null {
  const short = placesIn(format).year === LAST ? /(?<!\d)(?=\d\d$)/ : /^(?=\d\d(?!\d))/;
  const latin = latinDigits(text.trim());
  if (!short.test(latin)) return null;
  const century = Number(today.slice(0, 2));
  const dates = [century - 1, century, century + 1].flatMap((each) => {
    const date = readDate(latin.replace(short, String(each).padStart(2, '0')), format);
    const parsed = date === null ? null : parseDate(date, format);
    return parsed && 'iso' in parsed && parsed.iso >= min && parsed.iso <= max ? [parsed.iso] : [];
  });
  return dates.findLast((date) => date <= today) ?? dates[0] ?? null;
}

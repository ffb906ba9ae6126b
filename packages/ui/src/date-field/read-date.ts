import { monthNames } from '../dates/index.ts';
import { parseDate } from './date-field.logic.ts';
import { DIGIT, padded } from './segments.ts';

const DAY_FIRST = new RegExp(
  `^(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{1,2})\\s*[-/. ]\\s*(${DIGIT}{4})$`,
);
const DIGITS_ONLY = new RegExp(`^(${DIGIT}{2})(${DIGIT}{2})(${DIGIT}{4})$`);
const YEAR_FIRST = new RegExp(
  `^(${DIGIT}{4})\\s*[-/.]\\s*(${DIGIT}{1,2})\\s*[-/.]\\s*(${DIGIT}{1,2})$`,
);
/** A letter or a sign on it: what a name of a month is of. */
const WORD = '([\\p{L}\\p{M}]+)';
const DAY_AND_NAME = new RegExp(
  `^(${DIGIT}{1,2})(?:st|nd|rd|th)?[-\\s]*${WORD}\\.?[-,\\s]*(${DIGIT}{4})$`,
  'iu',
);
const NAME_AND_DAY = new RegExp(
  `^${WORD}\\.?\\s*(${DIGIT}{1,2})(?:st|nd|rd|th)?[,\\s]+(${DIGIT}{4})$`,
  'iu',
);

/** Spellings that stand beside one another in Hindi become one: the nukta, the half nasal, the two Octobers. */
const plainHindi = (word: string) =>
  word.normalize('NFD').replaceAll('\u093c', '').replace('म्ब', 'ंब').replace('क्टू', 'क्तू');

/** The month of a name, two digits: whole, or its first three letters or more. */
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
function partsOf(text: string): readonly [string, string, string] | null {
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (dayFirst) return [dayFirst[1] ?? '', dayFirst[2] ?? '', dayFirst[3] ?? ''];
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return [yearFirst[3] ?? '', yearFirst[2] ?? '', yearFirst[1] ?? ''];
  const [, day = '', name = '', year = ''] = DAY_AND_NAME.exec(text) ?? [];
  const [, otherName = '', otherDay = '', otherYear = ''] = NAME_AND_DAY.exec(text) ?? [];
  const month = monthOf(name || otherName);
  return month === null ? null : [day || otherDay, month, year || otherYear];
}

/**
 * A date in any of the ways that people write one (`15-8-1947`, `15.08.1947`, `15081947`, `1947-08-15`,
 * `15 August 1947`, `15 अगस्त 1947`) as dd/mm/yyyy. Never month first, which figures alone do not tell apart.
 *
 * @returns null for anything else, and for a date that does not exist
 */
export function readDate(text: string): string | null {
  const parts = partsOf(text.trim());
  if (!parts) return null;
  const [day, month, year] = parts;
  const tidy = `${padded(day)}/${padded(month)}/${year}`;
  return 'iso' in parseDate(tidy) ? tidy : null;
}

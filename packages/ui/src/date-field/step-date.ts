import { devanagariDigits } from '../shared/devanagari-digits.ts';
import { latinDigits } from '../shared/latin-digits.ts';
import {
  DAY,
  MONTH,
  numberIn,
  padded,
  segmentsOf,
  withSegment,
  YEAR,
  type Segment,
} from './segments.ts';

/** What Page Up and Page Down go by: a week, a quarter, a decade. */
const PAGES = [7, 3, 10] as const;

/** How far a key steps a segment; undefined for any other key. */
export function stepOfKey(key: string, segment: Segment): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return 1;
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return PAGES[segment];
    case 'PageDown':
      return -PAGES[segment];
    default:
      return undefined;
  }
}

/** Days of the month that stands there; the most there may be while month or year are missing. */
function lastDay(text: string): number {
  const month = numberIn(text, MONTH);
  if (month === null || month < 1 || month > 12) return 31;
  const isYear = segmentsOf(text)?.[YEAR]?.length === 4;
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(isYear ? (numberIn(text, YEAR) ?? 2000) : 2000, month, 0);
  return date.getUTCDate();
}

interface Years {
  first: number;
  last: number;
  /** The year that an empty segment begins at. */
  current: number;
}

const within = (value: number, first: number, last: number) =>
  Math.min(Math.max(value, first), last);

/**
 * The text with one segment stepped, over its end to its beginning. An empty day or month begins at its first or last,
 * an empty year at the current one. A day that the new month has not becomes its last.
 *
 * @param by how far, back where negative
 * @returns null where the text is none of segments
 */
export function stepDate(text: string, segment: Segment, by: number, years: Years): string | null {
  if (!segmentsOf(text)) return null;
  const bounds: Record<Segment, [number, number]> = {
    [DAY]: [1, lastDay(text)],
    [MONTH]: [1, 12],
    [YEAR]: [years.first, years.last],
  };
  const [first, last] = bounds[segment];
  const value = numberIn(text, segment);
  const count = last - first + 1;
  const stepped = () => {
    if (value === null && segment === YEAR) return within(years.current, first, last);
    if (value === null) return by > 0 ? first : last;
    return first + ((((within(value, first, last) - first + by) % count) + count) % count);
  };

  const write = (into: string, which: Segment, number: number) => {
    const digits = which === YEAR ? String(number).padStart(4, '0') : padded(String(number));
    const isDevanagari = text !== '' && latinDigits(text) !== text;
    return withSegment(into, which, isDevanagari ? devanagariDigits(digits) : digits);
  };
  const next = write(text, segment, stepped());
  const day = numberIn(next, DAY);
  const whole = day !== null && day > lastDay(next) ? write(next, DAY, lastDay(next)) : next;
  // A slash after it, so that the segment that follows can be reached.
  return segment !== YEAR && whole.split('/').length === segment + 1 ? `${whole}/` : whole;
}

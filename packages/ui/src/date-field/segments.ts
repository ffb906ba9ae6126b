import { latinDigits } from '../shared/latin-digits.ts';

/** Any decimal digit in use in India's dates: Latin or Devanagari. */
export const DIGIT = '[0-9०-९]';

/** Day, month, year: in the order that they are written. */
export type Segment = 0 | 1 | 2;
export const DAY = 0;
export const MONTH = 1;
export const YEAR = 2;

/** How many digits each takes. */
export const SIZES = [2, 2, 4] as const;

const PARTIAL = new RegExp(`^${DIGIT}{0,2}(?:/${DIGIT}{0,2}(?:/${DIGIT}{0,4})?)?$`);

/** The segments of a text that is a date or may become one by typing, those that stand there; null for any other text. */
export function segmentsOf(text: string): string[] | null {
  return PARTIAL.test(text) ? text.split('/') : null;
}

/** The segment that a place in the text belongs to: a slash belongs to the one before it. */
export function segmentAt(text: string, place: number): Segment {
  return Math.min(2, text.slice(0, place).split('/').length - 1) as Segment;
}

/** Where a segment stands in the text: from its first digit up to the slash after it. */
export function rangeOf(text: string, segment: Segment): readonly [start: number, end: number] {
  const segments = text.split('/');
  const start = segments.slice(0, segment).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + (segments[segment]?.length ?? 0)];
}

/** The text with other digits in one segment; those before it come into being, empty. */
export function withSegment(text: string, segment: Segment, digits: string): string {
  const segments = text.split('/');
  const count = Math.max(segments.length, segment + 1);
  return Array.from({ length: count }, (_, index) =>
    index === segment ? digits : (segments[index] ?? ''),
  ).join('/');
}

/** `7` → `07`, `७` → `०७`: in the digits it is written in. */
export const padded = (digits: string): string =>
  digits.length > 1 ? digits : `${/[०-९]/.test(digits) ? '०' : '0'}${digits}`;

/** The number that stands in a segment; null where none does. */
export function numberIn(text: string, segment: Segment): number | null {
  const digits = text.split('/')[segment];
  return digits ? Number(latinDigits(digits)) : null;
}

/** Whether digits are missing that typing can still put in, in whatever segment. */
export function isUnfinished(text: string): boolean {
  const segments = segmentsOf(text);
  return segments !== null && SIZES.some((size, index) => (segments[index] ?? '').length < size);
}

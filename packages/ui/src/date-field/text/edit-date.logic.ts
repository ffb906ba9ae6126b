import { DIGIT, digitsLike, latinDigits } from '../../shared/format/digits.ts';
import {
  LAST,
  numberIn,
  padded,
  placesIn,
  rangeOf,
  readDate,
  segmentAt,
  segmentsOf,
  sizeOf,
  withSegment,
  type DateFormat,
  type Segment,
} from './date-text.logic.ts';

/** Steps of Page Up and Page Down: a week, a quarter, a decade. */
const PAGES = { day: 7, month: 3, year: 10 } as const;

function pageOf(segment: Segment, format: DateFormat): number {
  const { day, year } = placesIn(format);
  if (segment === year) return PAGES.year;
  return segment === day ? PAGES.day : PAGES.month;
}

/** How far a key steps a segment; undefined for any other key. */
export function stepOfKey(
  key: string,
  segment: Segment,
  format: DateFormat = 'dd/mm/yyyy',
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return 1;
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return pageOf(segment, format);
    case 'PageDown':
      return -pageOf(segment, format);
    default:
      return undefined;
  }
}

/** Number of days of the month in the text; the maximum possible if month or year are missing. */
function lastDay(text: string, format: DateFormat): number {
  const places = placesIn(format);
  const month = numberIn(text, places.month);
  if (month === null || month < 1 || month > 12) return 31;
  const isYear = segmentsOf(text, format)?.[places.year]?.length === 4;
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(isYear ? (numberIn(text, places.year) ?? 2000) : 2000, month, 0);
  return date.getUTCDate();
}

interface Years {
  first: number;
  last: number;
  /** The initial year when an empty segment is stepped. */
  current: number;
}

const within = (value: number, first: number, last: number) =>
  Math.min(Math.max(value, first), last);

/**
 * Returns the text with one segment stepped, wrapping at its end. An empty day or month starts at its first or last, an
 * empty year at the current one. A day that the new month lacks becomes its last.
 *
 * @param by number of steps, negative for back
 * @returns null if the text has no segments
 */
export function stepDate(
  text: string,
  segment: Segment,
  by: number,
  years: Years,
  format: DateFormat = 'dd/mm/yyyy',
): string | null {
  if (!segmentsOf(text, format)) return null;
  const places = placesIn(format);
  const boundsOf = (): [number, number] => {
    if (segment === places.year) return [years.first, years.last];
    return [1, segment === places.day ? lastDay(text, format) : 12];
  };
  const [first, last] = boundsOf();
  const value = numberIn(text, segment);
  const count = last - first + 1;
  const stepped = () => {
    if (value === null && segment === places.year) return within(years.current, first, last);
    if (value === null) return by > 0 ? first : last;
    return first + ((((within(value, first, last) - first + by) % count) + count) % count);
  };

  const write = (into: string, which: Segment, number: number) => {
    const digits = String(number).padStart(sizeOf(format, which), '0');
    return withSegment(into, which, digitsLike(text, digits));
  };
  const next = write(text, segment, stepped());
  const day = numberIn(next, places.day);
  const end = lastDay(next, format);
  const whole = day !== null && day > end ? write(next, places.day, end) : next;
  // A slash after it, so that the segment that follows can be reached.
  return segment !== LAST && whole.split('/').length === segment + 1 ? `${whole}/` : whole;
}

/** The segment being typed, from its first digit on. */
export interface Run {
  segment: Segment;
  /** The caret was moved here automatically, so that a separator typed out of habit is ignored. */
  isFresh: boolean;
}

/** The text, its selection, and what is being typed. */
export interface Typed {
  text: string;
  start: number;
  end: number;
  run: Run | null;
}

/** The browser's result of a key, a paste or a word of a soft keyboard. */
export interface Change {
  /** The text before and after. */
  before: string;
  after: string;
  /** Where the caret is after. */
  caret: number;
  /** The `inputType` of the event: `insertText`, `deleteContentBackward`. Empty if the browser has none. */
  inputType: string;
  /** The inserted text (`data` of the event), if the browser has it. */
  data: string | null;
}

/** Values of `inputType` for text that was inserted as a whole rather than typed. */
const FROM_ELSEWHERE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText', ''];

const isDigit = (character: string) => new RegExp(`^${DIGIT}$`).test(character);
const isSeparator = (character: string) => /^[-/. ]$/.test(character);

const at = (text: string, place: number, run: Run | null = null): Typed => ({
  text,
  start: place,
  end: place,
  run,
});

/**
 * Moves to the segment after a full one, by selecting it. A caret inside a complete date does not
 * move.
 */
function moveOn(text: string, segment: Segment, isTypingOn: boolean, format: DateFormat): Typed {
  const next = (segment + 1) as Segment;
  const run = { segment: next, isFresh: true };
  if (segmentsOf(text, format)?.[next] === undefined) return at(`${text}/`, text.length + 1, run);
  const [start, end] = rangeOf(text, next);
  if (!isTypingOn && start < end) return at(text, rangeOf(text, segment)[1]);
  return { text, start, end, run };
}

/** The text without the selection. Slashes between digits stay; without digits the text is empty. */
function erase(text: string, start: number, end: number): string {
  const rest = text.slice(end);
  const slashes = rest === '' ? '' : text.slice(start, end).replace(/[^/]/g, '');
  const left = `${text.slice(0, start)}${slashes}${rest}`;
  return /^\/*$/.test(left) ? '' : left;
}

function typeDigit(state: Typed, digit: string, format: DateFormat): Typed {
  const segment = segmentAt(state.text, state.start);
  if (segmentAt(state.text, state.end) !== segment) {
    const left = erase(state.text, state.start, state.end);
    return typeDigit(at(left, Math.min(state.start, left.length)), digit, format);
  }

  const { text, run } = state;
  const places = placesIn(format);
  const size = sizeOf(format, segment);
  const [from, to] = rangeOf(text, segment);
  const place = state.start - from;
  let selected = state.end - state.start;
  if (selected === 0 && to - from === size) {
    if (place === size) {
      if (segment !== LAST) return typeDigit(moveOn(text, segment, true, format), digit, format);
      // Typed text is never dropped: a fifth digit stays visible.
      return at(`${text.slice(0, state.start)}${digit}${text.slice(state.start)}`, state.start + 1);
    }
    // Before a digit of a full segment, typing overwrites that digit.
    selected = 1;
  }

  const before = text.slice(from, to);
  const isFirst = place === 0 && selected === before.length;
  const takesNoMore =
    segment !== places.year && Number(latinDigits(digit)) > (segment === places.day ? 3 : 1);
  const after =
    isFirst && takesNoMore
      ? padded(digit)
      : `${before.slice(0, place)}${digit}${before.slice(place + selected)}`;
  const isTypingOn = isFirst || run?.segment === segment;
  const typed = withSegment(text, segment, after);
  const caret = from + (isFirst ? after.length : place + 1);
  if (segment !== LAST && after.length === size && caret === from + size)
    return moveOn(typed, segment, isTypingOn, format);
  return at(typed, caret, isTypingOn ? { segment, isFresh: false } : null);
}

function typeSeparator(state: Typed, format: DateFormat): Typed {
  const { text, run } = state;
  const segment = segmentAt(text, state.start);
  const segments = segmentsOf(text, format);
  const digits = segments?.[segment] ?? '';
  if (run?.segment === segment && run.isFresh)
    return { ...state, run: { segment, isFresh: false } };
  const isLast = segments?.[segment + 1] === undefined;
  if (segment === LAST || (digits === '' && isLast)) return state;
  // A year may be in two digits, to be completed later.
  const isWhole = digits === '' || segment === placesIn(format).year;
  const filled = isWhole ? text : withSegment(text, segment, padded(digits));
  return moveOn(filled, segment, true, format);
}

/**
 * The text after deleting. Slashes stay if digits follow; from an empty segment the caret moves into the previous one.
 */
function afterDeleting({ before, after, caret, inputType }: Change, format: DateFormat): Typed {
  const end = before.length - (after.length - caret);
  const isCut = `${before.slice(0, caret)}${before.slice(end)}` === after;
  if (!segmentsOf(before, format) || !isCut) return at(after, caret);
  const remaining = erase(before, caret, end);
  const goesForward = inputType === 'deleteContentForward' && remaining === before;
  return at(remaining, Math.min(goesForward ? end : caret, remaining.length));
}

/**
 * Returns the text and selection of the field after an input event. Digits fill the segment under the caret and move on
 * when it is full or can take no other digit (`4` as a day becomes `04`); a separator moves on too. A complete date in
 * another notation replaces the text in the field's format, regardless of the selection; so does one that is typed with
 * the name of its month. Text that is not a date is
 * left as it is.
 *
 * It compares the text before and after instead of handling keys, because soft keyboards send no key events.
 */
export function typeDate(
  change: Change,
  run: Run | null,
  format: DateFormat = 'dd/mm/yyyy',
): Typed {
  const { before, after, caret, inputType, data } = change;
  const asMade = at(after, caret);
  if (inputType.startsWith('delete')) return afterDeleting(change, format);

  const isFromElsewhere = FROM_ELSEWHERE.includes(inputType);
  const isInsertion = isFromElsewhere || (data?.length ?? 0) > 1;
  const date = isInsertion ? readDate(data ?? '', format) : null;
  const isNamed = /\p{L}/u.test(after);
  const whole = date ?? (isFromElsewhere || isNamed ? readDate(after, format) : null);
  if (whole) return whole === after ? asMade : at(whole, whole.length);
  if (isFromElsewhere || !data || !segmentsOf(before, format)) return asMade;

  const start = caret - data.length;
  const end = before.length - (after.length - caret);
  const isInserted =
    start >= 0 && end >= start && `${before.slice(0, start)}${data}${before.slice(end)}` === after;
  if (!isInserted || ![...data].every((each) => isDigit(each) || isSeparator(each))) return asMade;

  return [...data].reduce<Typed>(
    (state, character) => {
      if (!segmentsOf(state.text, format))
        return at(`${state.text}${character}`, state.text.length + 1);
      return isDigit(character)
        ? typeDigit(state, character, format)
        : typeSeparator(state, format);
    },
    { text: before, start, end, run },
  );
}

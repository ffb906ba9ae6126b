import type { TimeWords } from './time-words.ts';

/** `[start/end|words]`; a missing start or end is open, equal ones are an instant. */
const TIME = /\[([^\][|/]*)\/([^\][|]*)\|([^\][]*)\]/g;

/**
 * A time in a text, as instants and in words for print, so that a page can say "tomorrow".
 *
 * @param start ISO 8601; omitted where only the end matters
 * @param end ISO 8601; the same as `start` for an instant
 * @param words without the current day: "3:03 am, 7 Apr"
 */
export const markedTime = (
  start: string | undefined,
  end: string | undefined,
  words: string,
): string => `[${start ?? ''}/${end ?? ''}|${words}]`;

/** A text whose marked times are in words. @param words those of the page, which know the current day */
export const timedText = (text: string, { at, span }: Pick<TimeWords, 'at' | 'span'>): string =>
  text.replaceAll(TIME, (_, start: string, end: string) =>
    start === end ? at(start) : span(start || undefined, end || undefined),
  );

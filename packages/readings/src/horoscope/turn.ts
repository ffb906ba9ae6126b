import type { HoroscopeSource } from './source.ts';

/** Which of several equals is chosen. */
export interface Turn {
  /** @param count how many there are; @returns an index below it */
  of: (count: number) => number;
}

const DAY_MS = 86_400_000;

/** The Moon is back in the same house after 27 days and a third: then other words are due. */
const ROUND_OF_MOON = 27;

/**
 * Offset of a new round: neither this plus one day, nor this plus a round of days, is divisible by 2, 3, 4 or 5, so
 * that neither the next day nor the next round repeats a choice.
 */
const STEP_OF_ROUND = 10;

/** How many days, weeks, months or years have passed since 1970, or lie before it. */
function countOf({ forecast: { period }, civil: { firstDate } }: HoroscopeSource): number {
  const day = Date.parse(`${firstDate}T00:00:00Z`) / DAY_MS;
  const [year = 0, month = 0] = firstDate.split('-').map(Number);
  switch (period) {
    case 'daily':
      return day + STEP_OF_ROUND * Math.floor(day / ROUND_OF_MOON);
    case 'weekly':
      return Math.floor((day + 3) / 7);
    case 'monthly':
      return year * 12 + month;
    case 'yearly':
      return year;
  }
}

/**
 * Synonymous texts rotate: the index is the number of the day, week, month or year plus the number of the sign, modulo
 * the number of choices. Selection is deterministic, so a date always has the same text.
 */
export function turnOf(source: HoroscopeSource): Turn {
  const count = countOf(source) + source.forecast.sign;
  return { of: (choices) => ((count % choices) + choices) % choices };
}

import type { HoroscopeSource } from './source.ts';

/** Chooses among equal options. */
export interface Turn {
  /** @param count number of options @returns an index below it */
  of: (count: number) => number;
}

const DAY_MS = 86_400_000;

/** The Moon returns to the same house after 27 days and a third, and then other texts are used. */
const ROUND_OF_MOON = 27;

/**
 * Offset of a new round: neither this plus one day, nor this plus a round of days, is divisible by 2, 3, 4 or 5, so
 * that neither the next day nor the next round repeats a choice.
 */
const STEP_OF_ROUND = 10;

/** The number of days, weeks, months or years since 1970, negative before. */
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

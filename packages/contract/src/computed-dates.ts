// Imported by the code that parses URLs on the first render, so it must not import schemas.
import { isRealDate } from './calendar.ts';
import type { HoroscopePeriod } from './choices.ts';

/** Years of birth that the product accepts, inclusive. */
export const birthYears = { first: 1800, last: 2200 } as const;

/** The first date for which horoscopes and panchangs are computed. */
export const FIRST_DATE = `${birthYears.first}-01-01`;
export const LAST_DATE = `${birthYears.last}-12-31`;

/** Whether the text is a date `YYYY-MM-DD` in the range that the API supports. */
export const isComputedDate = (date: string) =>
  isRealDate(date) && date >= FIRST_DATE && date <= LAST_DATE;

const DAY_MS = 86_400_000;
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The same date in the previous or next span; in a shorter month it is the last day.
 * @returns null outside the computed range
 */
export function steppedDate(date: string, period: HoroscopePeriod, step: -1 | 1): string | null {
  const to = steppedFreely(date, period, step);
  return isComputedDate(to) ? to : null;
}

function steppedFreely(date: string, period: HoroscopePeriod, step: -1 | 1): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (period === 'daily' || period === 'weekly') {
    const days = period === 'daily' ? 1 : 7;
    return isoOf(Date.parse(`${date}T00:00:00Z`) + step * days * DAY_MS);
  }
  const months = period === 'monthly' ? 1 : 12;
  const last = new Date(Date.UTC(year, month - 1 + step * months + 1, 0));
  const inMonth = Math.min(day, last.getUTCDate());
  return isoOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), inMonth));
}

/** Days from one date to another; NaN where one is absent or no date, which its own field says. */
export function daysBetween(from = '', to = ''): number {
  if (!isComputedDate(from) || !isComputedDate(to)) return Number.NaN;
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

import type { Promotion } from '@jyoti/contract';

const HOUR = 3_600_000;
/** India's clock runs so far ahead of UTC, the whole year. */
const INDIA = 5.5 * HOUR;

/** The first instant after a day in India, ms since 1970; in another year of the same day where one is given. */
function endOfDay(date: string, inYear?: number): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(inYear ?? year, month - 1, day + 1) - INDIA;
}

/**
 * When an offer ends: at the end of its last day in India. One that renews yearly ends at the next return of that day.
 *
 * @param now ms since 1970
 * @returns ms since 1970; in the past where the offer has ended
 */
export function endOfOffer({ expiryDate, renews }: Promotion, now: number): number {
  const end = endOfDay(expiryDate);
  if (!renews || end > now) return end;
  const year = new Date(now + INDIA).getUTCFullYear();
  const thisYear = endOfDay(expiryDate, year);
  return thisYear > now ? thisYear : endOfDay(expiryDate, year + 1);
}

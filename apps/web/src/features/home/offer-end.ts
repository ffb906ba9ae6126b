import type { Promotion } from '@jyoti/contract';

const HOUR = 3_600_000;
/** UTC offset of India, the whole year. */
const INDIA = 5.5 * HOUR;

/** The end of a day in India, ms since 1970; of the same day in another year if one is given. */
function endOfDay(date: string, inYear?: number): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(inYear ?? year, month - 1, day + 1) - INDIA;
}

/**
 * When an offer ends: at the end of its last day in India. A yearly offer ends at the next
 * occurrence of that day.
 *
 * @param now ms since 1970
 * @returns ms since 1970; in the past if the offer has ended
 */
export function endOfOffer({ expiryDate, renews }: Promotion, now: number): number {
  const end = endOfDay(expiryDate);
  if (!renews || end > now) return end;
  const year = new Date(now + INDIA).getUTCFullYear();
  const thisYear = endOfDay(expiryDate, year);
  return thisYear > now ? thisYear : endOfDay(expiryDate, year + 1);
}

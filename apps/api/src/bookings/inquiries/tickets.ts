import { randomInt } from 'node:crypto';
import { todayIn } from '@jyoti/contract';

/** Digits and capitals that are not confused on paper or on the telephone. */
const signs = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/**
 * A new ticket, such as `JY-20261122-4F7K`, with the day in India. The four random signs allow 923,521 a day.
 * Bookings use `JB`.
 */
export function newTicket(now: Date, prefix: 'JY' | 'JB' = 'JY'): string {
  const day = todayIn('Asia/Kolkata', now).replaceAll('-', '');
  const ending = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${prefix}-${day}-${ending}`;
}

/** Stores something under a new, unique ticket. @param keep returns `false` if the ticket is taken */
export async function underNewTicket(
  now: Date,
  keep: (ticket: string) => Promise<boolean>,
): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const ticket = newTicket(now);
    if (await keep(ticket)) return ticket;
  }
  throw new Error('There is no free ticket.');
}

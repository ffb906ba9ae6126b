import { randomInt } from 'node:crypto';
import { todayIn } from '@jyoti/contract';

/** Digits and capitals that nobody mistakes for one another on paper or on the telephone. */
const signs = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** A new ticket: `JY-20261122-4F7K`, the day in India. Four signs are 923,521 a day. Bookings have `JB`. */
export function newTicket(now: Date, prefix: 'JY' | 'JB' = 'JY'): string {
  const day = todayIn('Asia/Kolkata', now).replaceAll('-', '');
  const ending = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${prefix}-${day}-${ending}`;
}

/** Keeps something under a ticket that nothing else has. @param keep `false` where the ticket is taken */
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

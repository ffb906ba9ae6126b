import type { Transaction } from 'kysely';
import type { SubscriptionRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import { locked, plain, recordBy, type Database } from '../database.ts';
import { folded, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';
import { enqueueMail } from './mails.ts';

async function put(rows: Transaction<Tables>, subscription: SubscriptionRecord): Promise<void> {
  const row = rowOf.subscription(subscription);
  await rows
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email_folded').doUpdateSet(row))
    .execute();
}

/** A confirmed newsletter follows its reader to a new address, unless that has one already. */
export async function moveSubscription(
  rows: Transaction<Tables>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const stored = await locked(rows, 'subscriptions', 'email_folded', folded(from));
  if (!stored?.confirmedAt) return;
  await rows.deleteFrom('subscriptions').where('email_folded', '=', folded(from)).execute();
  const present = await locked(rows, 'subscriptions', 'email_folded', folded(to));
  if (!present?.confirmedAt) await put(rows, { ...stored, email: to });
}

export function subscriptionsRepository(db: Database): Store['subscriptions'] {
  return {
    // A known address is written again too, so that the response time does not reveal whether it was known.
    insert: (subscription, renewed = '', mail) =>
      db.change(async (rows) => {
        const stored = await locked(
          rows,
          'subscriptions',
          'email_folded',
          folded(subscription.email),
        );
        const stays = stored && (stored.confirmedAt !== null || stored.subscribedAt > renewed);
        await put(rows, stays ? stored : subscription);
        if (!stored || stored.confirmedAt === null) await enqueueMail(rows, mail);
      }),
    byEmail: (email) => recordBy(db.rows, 'subscriptions', 'email_folded', folded(email)),
    byToken: (token) => recordBy(db.rows, 'subscriptions', 'token', token),
    confirm: (token, now, after, welcome) =>
      db.change(async (rows) => {
        const found = await locked(rows, 'subscriptions', 'token', token);
        if (!found || found.confirmedAt !== null) return found;
        if (found.subscribedAt <= after) return null;
        const confirmed = { ...found, confirmedAt: now };
        await put(rows, confirmed);
        await enqueueMail(rows, welcome(confirmed));
        return confirmed;
      }),
    remove: async (token) => {
      const removed = await db.rows
        .deleteFrom('subscriptions')
        .where('token', '=', plain(token))
        .returning('record')
        .executeTakeFirst();
      return removed?.record ?? null;
    },
  };
}

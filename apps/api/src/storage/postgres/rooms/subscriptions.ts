import type { Transaction } from 'kysely';
import type { SubscriptionRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import { plain, type Database } from '../database.ts';
import { folded, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';
import { owe } from './letters.ts';

async function locked(
  rows: Transaction<Tables>,
  column: 'email_folded' | 'token',
  value: string,
): Promise<SubscriptionRecord | null> {
  const found = await rows
    .selectFrom('subscriptions')
    .select('record')
    .where(column, '=', plain(value))
    .forUpdate()
    .executeTakeFirst();
  return found?.record ?? null;
}

async function put(rows: Transaction<Tables>, subscription: SubscriptionRecord): Promise<void> {
  const row = rowOf.subscription(subscription);
  await rows
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('email_folded').doUpdateSet(row))
    .execute();
}

export function subscriptionsRoom(db: Database): Store['subscriptions'] {
  return {
    // A known address is written again too: how long an answer takes tells nobody which it was.
    insert: (subscription, renewed = '', letter) =>
      db.change(async (rows) => {
        const standing = await locked(rows, 'email_folded', folded(subscription.email));
        const stays =
          standing && (standing.confirmedAt !== null || standing.subscribedAt > renewed);
        await put(rows, stays ? standing : subscription);
        if (!standing || standing.confirmedAt === null) await owe(rows, letter);
      }),
    byEmail: async (email) => {
      const found = await db.rows
        .selectFrom('subscriptions')
        .select('record')
        .where('email_folded', '=', folded(email))
        .executeTakeFirst();
      return found?.record ?? null;
    },
    byToken: async (token) => {
      const found = await db.rows
        .selectFrom('subscriptions')
        .select('record')
        .where('token', '=', plain(token))
        .executeTakeFirst();
      return found?.record ?? null;
    },
    confirm: (token, now, after, welcome) =>
      db.change(async (rows) => {
        const found = await locked(rows, 'token', token);
        if (!found || found.confirmedAt !== null) return found;
        if (found.subscribedAt <= after) return null;
        const confirmed = { ...found, confirmedAt: now };
        await put(rows, confirmed);
        await owe(rows, welcome(confirmed));
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

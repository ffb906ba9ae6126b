import type { Store } from '../../store.ts';
import type { Database } from '../database.ts';
import { folded, rowOf } from '../row-of.ts';

export function subscriptionsRoom(db: Database): Store['subscriptions'] {
  return {
    insert: async (subscription) => {
      await db.rows
        .insertInto('subscriptions')
        .values(rowOf.subscription(subscription))
        // A known address is written again too: how long an answer takes tells nobody which it was.
        .onConflict((conflict) =>
          conflict
            .column('email_folded')
            .doUpdateSet({ email_folded: (column) => column.ref('subscriptions.email_folded') }),
        )
        .execute();
    },
    byEmail: async (email) => {
      const found = await db.rows
        .selectFrom('subscriptions')
        .select('record')
        .where('email_folded', '=', folded(email))
        .executeTakeFirst();
      return found?.record ?? null;
    },
  };
}

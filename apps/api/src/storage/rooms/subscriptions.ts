import type { Store } from '../store.ts';
import { copied, entryOf, type Database } from './database.ts';

export function subscriptionsRoom(db: Database): Store['subscriptions'] {
  return {
    // A known address is written again too: how long an answer takes tells nobody which it was.
    insert: (subscription) =>
      db.mutate((data, changes) => {
        const key = subscription.email.toLowerCase();
        const standing = entryOf(data.subscriptions, key);
        changes.put('subscriptions', key, structuredClone(standing ?? subscription));
      }),
    byEmail: async (email) => copied(entryOf(db.data.subscriptions, email.toLowerCase())),
  };
}

import type { Changes, Records } from '../changes.ts';
import type { SubscriptionRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, type Database } from './database.ts';
import { enqueueMail } from './mails.ts';

function withToken(data: Records, token: string): SubscriptionRecord | undefined {
  return Object.values(data.subscriptions).find((subscription) => subscription.token === token);
}

/** A confirmed newsletter follows its reader to a new address, unless that has one already. */
export function moveSubscription(
  data: Records,
  changes: Changes,
  { from, to }: { from: string; to: string },
): void {
  const stored = entryOf(data.subscriptions, from.toLowerCase());
  if (!stored?.confirmedAt) return;
  changes.remove('subscriptions', from.toLowerCase());
  if (entryOf(data.subscriptions, to.toLowerCase())?.confirmedAt) return;
  changes.put('subscriptions', to.toLowerCase(), { ...stored, email: to });
}

export function subscriptionsRepository(db: Database): Store['subscriptions'] {
  return {
    // A known address is written again too, so that the response time does not reveal whether it was known.
    insert: (subscription, renewed = '', mail) =>
      db.mutate((data, changes) => {
        const key = subscription.email.toLowerCase();
        const stored = entryOf(data.subscriptions, key);
        const stays = stored && (stored.confirmedAt !== null || stored.subscribedAt > renewed);
        changes.put('subscriptions', key, structuredClone(stays ? stored : subscription));
        if (!stored || stored.confirmedAt === null) enqueueMail(changes, mail);
      }),
    byEmail: async (email) => copied(entryOf(db.data.subscriptions, email.toLowerCase())),
    byToken: async (token) => copied(withToken(db.data, token)),
    confirm: (token, now, after, welcome) =>
      db.mutate((data, changes) => {
        const found = withToken(data, token);
        if (!found || found.confirmedAt !== null) return copied(found);
        if (found.subscribedAt <= after) return null;
        const confirmed = { ...found, confirmedAt: now };
        changes.put('subscriptions', found.email.toLowerCase(), confirmed);
        enqueueMail(changes, welcome(confirmed));
        return structuredClone(confirmed);
      }),
    remove: (token) =>
      db.mutate((data, changes) => {
        const found = withToken(data, token);
        if (found) changes.remove('subscriptions', found.email.toLowerCase());
        return copied(found);
      }, true),
  };
}

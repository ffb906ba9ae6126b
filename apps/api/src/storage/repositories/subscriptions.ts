import type { Engine, Rows, Transaction } from '../engine.ts';
import type { MailRecord, SubscriptionRecord } from '../records.ts';
import { folded } from '../tables.ts';
import { enqueueMail } from './shared.ts';

async function withToken(rows: Rows, token: string): Promise<SubscriptionRecord | null> {
  return (await rows.find('subscriptions', [['token', '=', token]]))[0] ?? null;
}

/** Locks the subscription of a token. */
async function lockedWith(rows: Transaction, token: string): Promise<SubscriptionRecord | null> {
  const found = await withToken(rows, token);
  const locked = found ? await rows.locked('subscriptions', folded(found.email)) : null;
  return locked?.token === token ? locked : null;
}

/** A confirmed newsletter follows its reader to a new address, unless that has one already. */
export async function moveSubscription(
  rows: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const stored = await rows.locked('subscriptions', folded(from));
  if (!stored?.confirmedAt) return;
  await rows.remove('subscriptions', folded(from));
  const present = await rows.locked('subscriptions', folded(to));
  if (present?.confirmedAt) return;
  await rows.put('subscriptions', folded(to), { ...stored, email: to });
}

export function subscriptionsRepository(db: Engine) {
  return {
    /**
     * Stores an address once, case-insensitively. A confirmed one remains, and so does one requested after
     * `renewed` (ISO 8601); an older unconfirmed one is replaced. An e-mail is queued if confirmation is
     * needed.
     */
    insert: (subscription: SubscriptionRecord, renewed = '', mail?: MailRecord): Promise<void> =>
      db.change(async (rows) => {
        const key = folded(subscription.email);
        const stored = await rows.locked('subscriptions', key);
        const stays = stored && (stored.confirmedAt !== null || stored.subscribedAt > renewed);
        // Written even if it stays, so that the response time does not reveal whether it was known.
        await rows.put('subscriptions', key, stays ? stored : subscription);
        if (!stored || stored.confirmedAt === null) await enqueueMail(rows, mail);
      }),
    byEmail: (email: string): Promise<SubscriptionRecord | null> =>
      db.rows.get('subscriptions', folded(email)),
    byToken: (token: string): Promise<SubscriptionRecord | null> => withToken(db.rows, token),
    /**
     * Confirms the subscription of this token if it was requested after `after`, and returns it; one already
     * confirmed remains unchanged, and no e-mail is queued. `null` if there is none.
     */
    confirm: (
      token: string,
      now: string,
      after: string,
      welcome: (subscription: SubscriptionRecord) => MailRecord,
    ): Promise<SubscriptionRecord | null> =>
      db.change(async (rows) => {
        const found = await lockedWith(rows, token);
        if (!found || found.confirmedAt !== null) return found;
        if (found.subscribedAt <= after) return null;
        const confirmed = { ...found, confirmedAt: now };
        await rows.put('subscriptions', folded(found.email), confirmed);
        await enqueueMail(rows, welcome(confirmed));
        return confirmed;
      }),
    /** Returns the deleted subscription, or `null`. */
    remove: (token: string): Promise<SubscriptionRecord | null> =>
      db.change(async (rows) => {
        const found = await lockedWith(rows, token);
        if (found) await rows.remove('subscriptions', folded(found.email));
        return found;
      }, true),
  };
}

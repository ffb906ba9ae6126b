import type { Transaction } from 'kysely';
import { rejectedBy, withConfirmed, withPasswordByLink } from '../../confirmed.ts';
import type { Store } from '../../store.ts';
import { lockedUser, updateRecord, recordBy, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';
import { enqueueMail } from './mails.ts';
import { moveSubscription } from './subscriptions.ts';
import { eraseUser, uniqueEmail } from './users.ts';

/** A valid link and its user, locked until the end of the transaction. */
async function usable(rows: Transaction<Tables>, tokenHash: string, now: string) {
  const request = await recordBy(rows, 'resets', 'hash', tokenHash);
  const user = request && request.expiresAt > now ? await lockedUser(rows, request.userId) : null;
  // It may have been used before the user was locked.
  const link = user && (await recordBy(rows, 'resets', 'hash', tokenHash));
  return { link, user };
}

export function resetsRepository(db: Database): Store['resets'] {
  return {
    byHash: (tokenHash) => recordBy(db.rows, 'resets', 'hash', tokenHash),
    insert: (tokenHash, reset, now) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, reset.userId);
        await rows.deleteFrom('resets').where('expires_at', '<=', now).execute();
        if (!user) return false;
        await rows.insertInto('resets').values(rowOf.reset(tokenHash, reset)).execute();
        return true;
      }),
    redeem: (tokenHash, passwordHash, now, mail) =>
      db.change(async (rows) => {
        const { link, user } = await usable(rows, tokenHash, now);
        if (!user || !link || link.email !== undefined) return null;
        const changed = withPasswordByLink(user, passwordHash);
        await updateRecord(rows, 'users', rowOf.user(changed));
        await rows.deleteFrom('tokens').where('user_id', '=', user.id).execute();
        await rows.deleteFrom('resets').where('user_id', '=', user.id).execute();
        await enqueueMail(rows, mail);
        return changed;
      }),
    confirm: async (tokenHash, now, changed) => {
      try {
        return await db.change(async (rows) => {
          const { link, user: before } = await usable(rows, tokenHash, now);
          const user = link && before ? withConfirmed(before, link.email) : null;
          if (!user || !before) return null;
          await updateRecord(rows, 'users', rowOf.user(user));
          await rows.deleteFrom('resets').where('user_id', '=', user.id).execute();
          if (user.email === before.email) return { user, emailBefore: null };
          if (before.emailConfirmed) {
            await enqueueMail(rows, changed(before));
            await moveSubscription(rows, { from: before.email, to: user.email });
          }
          return { user, emailBefore: before.email };
        });
      } catch (error) {
        throw uniqueEmail(error);
      }
    },
    reject: (tokenHash, now, noted) =>
      db.change(async (rows) => {
        const { link, user } = await usable(rows, tokenHash, now);
        const rejected = link && user ? rejectedBy(user, link.email) : null;
        if (!user || !rejected) return null;
        if (rejected === 'account') await eraseUser(rows, user, noted);
        else {
          const { newEmail: _newEmail, ...others } = user;
          await updateRecord(rows, 'users', rowOf.user(others));
          await rows.deleteFrom('resets').where('user_id', '=', user.id).execute();
        }
        return { user, rejected };
      }),
  };
}

import { rejectedBy, withConfirmed, withPasswordByLink } from '../confirmed.ts';
import type { Engine, Transaction } from '../engine.ts';
import type {
  AuditRecord,
  BookingRecord,
  MailRecord,
  ResetRecord,
  UserRecord,
} from '../records.ts';
import { enqueueMail, ofUser } from './shared.ts';
import { moveSubscription } from './subscriptions.ts';
import { eraseUser } from './users.ts';

/** A valid link and its user, locked until the end of the transaction; `null` if there is none. */
async function usable(rows: Transaction, tokenHash: string, now: string) {
  const request = await rows.get('resets', tokenHash);
  const user =
    request && request.expiresAt > now ? await rows.locked('users', request.userId) : null;
  // It may have been used before the user was locked.
  const link = user && (await rows.get('resets', tokenHash));
  return link && { link, user };
}

export function resetsRepository(db: Engine) {
  return {
    byHash: (tokenHash: string): Promise<ResetRecord | null> => db.rows.get('resets', tokenHash),
    /**
     * Stores a link and deletes expired ones; `now` in ISO 8601. `false`, without a change, if the user no
     * longer exists.
     */
    insert: (tokenHash: string, reset: ResetRecord, now: string): Promise<boolean> =>
      db.change(async (rows) => {
        const user = await rows.locked('users', reset.userId);
        await rows.removeWhere('resets', [['expiresAt', '<=', now]]);
        if (!user) return false;
        await rows.put('resets', tokenHash, reset);
        return true;
      }),
    /**
     * Uses a link: sets the hash, confirms the e-mail of the account, cancels a change of it, and deletes every
     * token, device and other link of the user, atomically. `null`, without a change, for a link that is unknown,
     * expired or used.
     */
    redeem: (
      tokenHash: string,
      passwordHash: string,
      now: string,
      mail?: MailRecord,
    ): Promise<UserRecord | null> =>
      db.change(async (rows) => {
        const found = await usable(rows, tokenHash, now);
        if (!found || found.link.email !== undefined) return null;
        const user = withPasswordByLink(found.user, passwordHash);
        await rows.put('users', user.id, user);
        await rows.removeWhere('tokens', ofUser(user.id));
        await rows.removeWhere('resets', ofUser(user.id));
        await enqueueMail(rows, mail);
        return user;
      }),
    /**
     * Uses a link that confirms an address: that of the account, or the new one, which then replaces it while
     * the e-mail from `changed` is queued for the previous one if that was confirmed, whose confirmed newsletter
     * goes to the new one. Also deletes every link of the user, atomically. `null`, without a change, for a link
     * that is unknown, expired, used, or for another address.
     * @throws DuplicateEmail
     */
    confirm: (
      tokenHash: string,
      now: string,
      changed: (before: UserRecord) => MailRecord,
    ): Promise<{ user: UserRecord; emailBefore: string | null } | null> =>
      db.change(async (rows) => {
        const found = await usable(rows, tokenHash, now);
        const user = found && withConfirmed(found.user, found.link.email);
        if (!user) return null;
        const { user: before } = found;
        await rows.put('users', user.id, user);
        await rows.removeWhere('resets', ofUser(user.id));
        if (user.email === before.email) return { user, emailBefore: null };
        if (before.emailConfirmed) {
          await enqueueMail(rows, changed(before));
          await moveSubscription(rows, { from: before.email, to: user.email });
        }
        return { user, emailBefore: before.email };
      }),
    /**
     * Uses a link that confirms an address to reject it: erases the account with everything of it if the
     * address was never confirmed, or cancels the change of an e-mail, atomically. Returns the user before.
     * `null`, without a change, for a link that is unknown, expired, used, or for another address.
     * @param noted as for `users.erase`
     */
    reject: (
      tokenHash: string,
      now: string,
      noted: (booking: BookingRecord) => AuditRecord | null,
    ): Promise<{ user: UserRecord; rejected: 'account' | 'change' } | null> =>
      db.change(async (rows) => {
        const found = await usable(rows, tokenHash, now);
        const rejected = found && rejectedBy(found.user, found.link.email);
        if (!rejected) return null;
        const { user } = found;
        if (rejected === 'account') await eraseUser(rows, user, noted);
        else {
          const { newEmail: _newEmail, ...others } = user;
          await rows.put('users', user.id, others);
          await rows.removeWhere('resets', ofUser(user.id));
        }
        return { user, rejected };
      }, true),
  };
}

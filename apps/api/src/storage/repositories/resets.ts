import { rejectedBy, withConfirmed, withPasswordByLink } from '../confirmed.ts';
import { DuplicateEmail, type Store } from '../store.ts';
import { copied, entryOf, type Database } from './database.ts';
import { enqueueMail } from './mails.ts';
import { moveSubscription } from './subscriptions.ts';
import { eraseUser, removeLinks, userByEmail } from './users.ts';

export function resetsRepository(db: Database): Store['resets'] {
  return {
    byHash: async (tokenHash) => copied(entryOf(db.data.resets, tokenHash)),
    insert: (tokenHash, reset, now) =>
      db.mutate((data, changes) => {
        changes.removeWhere('resets', ({ expiresAt }) => expiresAt <= now);
        if (!entryOf(data.users, reset.userId)) return false;
        changes.put('resets', tokenHash, structuredClone(reset));
        return true;
      }),
    redeem: (tokenHash, passwordHash, now, mail) =>
      db.mutate((data, changes) => {
        const reset = entryOf(data.resets, tokenHash);
        const user = reset && entryOf(data.users, reset.userId);
        if (!user || reset.expiresAt <= now || reset.email !== undefined) return null;
        const changed = withPasswordByLink(user, passwordHash);
        changes.put('users', user.id, changed);
        const own = ({ userId }: { userId: string }) => userId === user.id;
        changes.removeWhere('tokens', own);
        changes.removeWhere('resets', own);
        enqueueMail(changes, mail);
        return structuredClone(changed);
      }),
    confirm: (tokenHash, now, changed) =>
      db.mutate((data, changes) => {
        const link = entryOf(data.resets, tokenHash);
        const before = link && entryOf(data.users, link.userId);
        if (!before || link.expiresAt <= now) return null;
        const user = withConfirmed(before, link.email);
        if (!user) return null;
        const emailBefore = user.email === before.email ? null : before.email;
        if (emailBefore !== null && userByEmail(data, user.email)) throw new DuplicateEmail();
        changes.put('users', user.id, user);
        removeLinks(changes, user.id);
        if (emailBefore !== null && before.emailConfirmed) {
          enqueueMail(changes, changed(before));
          moveSubscription(data, changes, { from: emailBefore, to: user.email });
        }
        return structuredClone({ user, emailBefore });
      }),
    reject: (tokenHash, now, noted) =>
      db.mutate((data, changes) => {
        const link = entryOf(data.resets, tokenHash);
        const user = link && entryOf(data.users, link.userId);
        const rejected = user && link.expiresAt > now ? rejectedBy(user, link.email) : null;
        if (!user || !rejected) return null;
        if (rejected === 'account') eraseUser(data, changes, user, noted);
        else {
          const { newEmail: _newEmail, ...others } = user;
          changes.put('users', user.id, others);
          removeLinks(changes, user.id);
        }
        return { user: structuredClone(user), rejected };
      }, true),
  };
}

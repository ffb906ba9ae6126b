import type { Changes } from '../changes.ts';
import type { MailRecord } from '../records.ts';
import type { Store } from '../store.ts';
import { entryOf, type Database } from './database.ts';

/** Stores an e-mail with the change that causes it. */
export function enqueueMail(changes: Changes, mail: MailRecord | undefined): void {
  if (mail) changes.put('mails', mail.id, structuredClone(mail));
}

export function mailsRepository(db: Database): Store['mails'] {
  return {
    insert: (mail) =>
      db.mutate((data, changes) => {
        if (mail.userId !== null && !entryOf(data.users, mail.userId)) return false;
        enqueueMail(changes, mail);
        return true;
      }),
    take: async (now, next) => {
      const due = () =>
        Object.values(db.data.mails)
          .filter(({ dueAt }) => dueAt <= now)
          .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
      // Usually there is none, and a write is avoided.
      if (!due()) return null;
      return db.mutate((_data, changes) => {
        const mail = due();
        if (!mail) return null;
        const tries = mail.tries + 1;
        const taken = { ...mail, tries, dueAt: next(tries) };
        changes.put('mails', mail.id, taken);
        return structuredClone(taken);
      });
    },
    queued: async () => {
      const mails = Object.values(db.data.mails);
      return {
        waiting: mails.length,
        tried: mails.filter(({ tries }) => tries > 0).length,
        oldest: mails.map(({ createdAt }) => createdAt).toSorted()[0] ?? null,
      };
    },
    remove: (id) => db.mutate((_data, changes) => changes.remove('mails', id)),
  };
}

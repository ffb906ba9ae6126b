import type { Engine } from '../engine.ts';
import type { MailRecord } from '../records.ts';
import { enqueueMail } from './shared.ts';

/**
 * The queue of e-mails. An e-mail caused by a change is passed to that change and stored with it, atomically.
 */
export function mailsRepository(db: Engine) {
  return {
    /** `false`, without a change, if the user no longer exists. */
    insert: (mail: MailRecord): Promise<boolean> =>
      db.change(async (rows) => {
        if (mail.userId !== null && !(await rows.locked('users', mail.userId))) return false;
        await enqueueMail(rows, mail);
        return true;
      }),
    /**
     * Claims an e-mail that is due at `now`: it is not due again until the time that `next` returns for the
     * number of tries. `null` if there is none.
     */
    take: (now: string, next: (tries: number) => string): Promise<MailRecord | null> =>
      db.change(async (rows) => {
        const mail = await rows.claim('mails', [['dueAt', '<=', now]], [['dueAt', 'asc']]);
        if (!mail) return null;
        const tries = mail.tries + 1;
        const taken = { ...mail, tries, dueAt: next(tries) };
        await rows.put('mails', mail.id, taken);
        return taken;
      }),
    /** The number of stored e-mails, of those that were tried already, and when the oldest was made, ISO 8601. */
    queued: (): Promise<{ waiting: number; tried: number; oldest: string | null }> =>
      db.snapshot(async (rows) => ({
        waiting: await rows.count('mails', []),
        tried: await rows.count('mails', [['tries', '<>', 0]]),
        oldest:
          (await rows.find('mails', [], { order: [['createdAt', 'asc']], most: 1 }))[0]
            ?.createdAt ?? null,
      })),
    /** Deletes an e-mail that was sent or is no longer needed. */
    remove: (id: string): Promise<void> =>
      db.change(async (rows) => {
        await rows.remove('mails', id);
      }),
  };
}

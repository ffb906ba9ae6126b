import { sql, type Transaction } from 'kysely';
import type { MailRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import { lockedUser, plain, updateRecord, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

/** Stores an e-mail with the change that causes it; the caller has locked its user, if it has one. */
export async function enqueueMail(
  rows: Transaction<Tables>,
  mail: MailRecord | undefined,
): Promise<void> {
  if (mail) await rows.insertInto('mails').values(rowOf.mail(mail)).execute();
}

export function mailsRepository(db: Database): Store['mails'] {
  return {
    insert: (mail) =>
      db.change(async (rows) => {
        const { userId } = mail;
        if (userId !== null && !(await lockedUser(rows, userId))) return false;
        await enqueueMail(rows, mail);
        return true;
      }),
    take: (now, next) =>
      db.change(async (rows) => {
        const found = await rows
          .selectFrom('mails')
          .select('record')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('seq')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!found) return null;
        const tries = found.record.tries + 1;
        const taken = { ...found.record, tries, dueAt: next(tries) };
        await updateRecord(rows, 'mails', rowOf.mail(taken));
        return taken;
      }),
    queued: async () => {
      const { waiting, tried, oldest } = await db.rows
        .selectFrom('mails')
        .select([
          sql<string>`count(*)`.as('waiting'),
          sql<string>`count(*) filter (where (record->>'tries')::int > 0)`.as('tried'),
          sql<string | null>`min(record->>'createdAt')`.as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      return { waiting: Number(waiting), tried: Number(tried), oldest };
    },
    remove: async (id) => {
      await db.rows.deleteFrom('mails').where('id', '=', plain(id)).execute();
    },
  };
}

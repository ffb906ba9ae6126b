import type { Transaction } from 'kysely';
import type { LetterRecord } from '../../records.ts';
import type { Store } from '../../store.ts';
import { lockedUser, plain, updateRecord, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

/** Stores a letter with the change that causes it; the caller has locked its user, if it has one. */
export async function enqueueLetter(
  rows: Transaction<Tables>,
  letter: LetterRecord | undefined,
): Promise<void> {
  if (letter) await rows.insertInto('letters').values(rowOf.letter(letter)).execute();
}

export function lettersRepository(db: Database): Store['letters'] {
  return {
    insert: (letter) =>
      db.change(async (rows) => {
        const { userId } = letter;
        if (userId !== null && !(await lockedUser(rows, userId))) return false;
        await enqueueLetter(rows, letter);
        return true;
      }),
    take: (now, next) =>
      db.change(async (rows) => {
        const found = await rows
          .selectFrom('letters')
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
        await updateRecord(rows, 'letters', rowOf.letter(taken));
        return taken;
      }),
    remove: async (id) => {
      await db.rows.deleteFrom('letters').where('id', '=', plain(id)).execute();
    },
  };
}

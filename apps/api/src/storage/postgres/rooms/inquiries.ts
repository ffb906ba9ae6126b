import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Store } from '../../store.ts';
import { lockedRecord, lockedUser, mayAsk, plain, type Database } from '../database.ts';
import { asKept, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

async function written<Inquiry extends { userId: string | null }>(
  rows: Transaction<Tables>,
  inquiry: Inquiry,
): Promise<Inquiry> {
  const known = inquiry.userId !== null && (await lockedUser(rows, inquiry.userId)) !== undefined;
  return known ? inquiry : { ...inquiry, userId: null };
}

export function inquiriesRoom(db: Database): Store['inquiries'] {
  return {
    insertMessage: (message) =>
      db.change(async (rows) => {
        const kept = await rows
          .insertInto('messages')
          .values(rowOf.message(await written(rows, message)))
          .onConflict((conflict) => conflict.column('ticket').doNothing())
          .executeTakeFirst();
        return kept.numInsertedOrUpdatedRows === 1n;
      }),
    insertConsultation: (consultation) =>
      db.change(async (rows) => {
        const kept = await rows
          .insertInto('consultations')
          .values(rowOf.consultation(await written(rows, consultation)))
          .onConflict((conflict) => conflict.column('ticket').doNothing())
          .executeTakeFirst();
        return kept.numInsertedOrUpdatedRows === 1n;
      }),
    messageByTicket: async (ticket) => {
      const found = await db.rows
        .selectFrom('messages')
        .select('record')
        .where('ticket', '=', plain(ticket))
        .executeTakeFirst();
      return found?.record ?? null;
    },
    consultationByTicket: async (ticket) => {
      const found = await db.rows
        .selectFrom('consultations')
        .select('record')
        .where('ticket', '=', plain(ticket))
        .executeTakeFirst();
      return found?.record ?? null;
    },
    consultationsOfUser: async (userId) => {
      const found = await db.rows
        .selectFrom('consultations')
        .select('record')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('seq')
        .execute();
      return found.map(({ record }) => record);
    },
    replaceConsultation: (before, after, askedWith) =>
      db.change(async (rows) => {
        if (before.userId !== null) {
          await lockedUser(rows, before.userId);
          if (!(await mayAsk(rows, before.userId, askedWith))) return 'signed_out';
        }
        const standing = await lockedRecord(rows, 'consultations', before.ticket);
        if (!isDeepStrictEqual(standing, asKept(before))) return 'changed';
        await rows
          .updateTable('consultations')
          .set(rowOf.consultation(after))
          .where('ticket', '=', before.ticket)
          .execute();
        return asKept(after);
      }),
  };
}

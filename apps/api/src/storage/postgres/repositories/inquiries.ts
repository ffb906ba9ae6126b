import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Store } from '../../store.ts';
import {
  locked,
  lockedUser,
  isTokenValid,
  updateRecord,
  recordBy,
  recordsOf,
  type Database,
} from '../database.ts';
import { asStored, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';

async function withKnownUser<Inquiry extends { userId: string | null }>(
  rows: Transaction<Tables>,
  inquiry: Inquiry,
): Promise<Inquiry> {
  const known = inquiry.userId !== null && (await lockedUser(rows, inquiry.userId)) !== null;
  return known ? inquiry : { ...inquiry, userId: null };
}

export function inquiriesRepository(db: Database): Store['inquiries'] {
  return {
    insertMessage: (message) =>
      db.change(async (rows) => {
        const inserted = await rows
          .insertInto('messages')
          .values(rowOf.message(await withKnownUser(rows, message)))
          .onConflict((conflict) => conflict.column('ticket').doNothing())
          .executeTakeFirst();
        return inserted.numInsertedOrUpdatedRows === 1n;
      }),
    insertConsultation: (consultation) =>
      db.change(async (rows) => {
        const inserted = await rows
          .insertInto('consultations')
          .values(rowOf.consultation(await withKnownUser(rows, consultation)))
          .onConflict((conflict) => conflict.column('ticket').doNothing())
          .executeTakeFirst();
        return inserted.numInsertedOrUpdatedRows === 1n;
      }),
    messageByTicket: (ticket) => recordBy(db.rows, 'messages', 'ticket', ticket),
    consultationByTicket: (ticket) => recordBy(db.rows, 'consultations', 'ticket', ticket),
    consultationsOfUser: (userId) => recordsOf(db.rows, 'consultations', userId),
    replaceConsultation: (before, after, requestToken) =>
      db.change(async (rows) => {
        if (before.userId !== null) {
          await lockedUser(rows, before.userId);
          if (!(await isTokenValid(rows, before.userId, requestToken))) return 'signed_out';
        }
        const stored = await locked(rows, 'consultations', 'ticket', before.ticket);
        if (!isDeepStrictEqual(stored, asStored(before))) return 'changed';
        await updateRecord(rows, 'consultations', rowOf.consultation(after));
        return asStored(after);
      }),
  };
}

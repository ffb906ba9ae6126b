import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingRecord } from '../../records.ts';
import { mostPlacesOfDay, type Store } from '../../store.ts';
import {
  locked,
  lockedUser,
  isTokenValid,
  plain,
  updateRecord,
  recordBy,
  recordsOf,
  type Database,
} from '../database.ts';
import { asStored, rowOf } from '../row-of.ts';
import type { Tables } from '../tables.ts';
import { enqueueMail } from './mails.ts';

async function bookedWith(
  rows: Kysely<Tables>,
  userId: string,
  key: string,
): Promise<BookingRecord | null> {
  const found = await rows
    .selectFrom('bookings')
    .select('record')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', plain(key))
    .executeTakeFirst();
  return found?.record ?? null;
}

/** Whether the user, who is locked, already has the maximum of places for the ceremony on this day. */
async function isOwnFull(
  rows: Kysely<Tables>,
  { id, userId, poojaId, preferredDate }: BookingRecord,
): Promise<boolean> {
  const { own } = await rows
    .selectFrom('bookings')
    .select((column) => column.fn.countAll<string>().as('own'))
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('pooja_id', '=', poojaId)
    .where('preferred_date', '=', preferredDate)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(own) >= mostPlacesOfDay;
}

/** Concurrent bookings of the same ceremony and day wait here until this transaction ends. */
async function isFull(
  rows: Transaction<Tables>,
  { poojaId, preferredDate }: BookingRecord,
  capacity: number,
): Promise<boolean> {
  const day = `bookings ${poojaId} ${preferredDate}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${day}, 0))`.execute(rows);
  const { taken } = await rows
    .selectFrom('bookings')
    .select((column) => column.fn.countAll<string>().as('taken'))
    .where('pooja_id', '=', poojaId)
    .where('preferred_date', '=', preferredDate)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(taken) >= capacity;
}

export function bookingsRepository(db: Database): Store['bookings'] {
  return {
    ofUser: (userId) => recordsOf(db.rows, 'bookings', userId),
    ofUserById: async (id, userId) => {
      const booking = await recordBy(db.rows, 'bookings', 'id', id);
      return booking?.userId === userId ? booking : null;
    },
    byKey: (userId, key) => bookedWith(db.rows, userId, key),
    taken: async (poojaId) => {
      const days = await db.rows
        .selectFrom('bookings')
        .select(['preferred_date', (column) => column.fn.countAll<string>().as('taken')])
        .where('pooja_id', '=', poojaId)
        .where('status', '<>', 'cancelled')
        .groupBy('preferred_date')
        .execute();
      return new Map(days.map((day) => [day.preferred_date, Number(day.taken)]));
    },
    insert: (booking, capacity, requestToken, onlyFirst = false, mail) =>
      db.change(async (rows) => {
        const { id, userId, idempotencyKey } = booking;
        const user = await lockedUser(rows, userId);
        if (!user || !(await isTokenValid(rows, userId, requestToken))) return 'signed_out';
        const earlier = await bookedWith(rows, userId, idempotencyKey);
        if (earlier) return earlier;
        if (await recordBy(rows, 'bookings', 'id', id)) return 'id_taken';
        const own = onlyFirst ? await recordsOf(rows, 'bookings', userId) : [];
        if (own.some(({ status }) => status !== 'cancelled')) return 'not_first';
        if (await isOwnFull(rows, booking)) return 'own_full';
        if (await isFull(rows, booking, capacity)) return 'full';
        const inserted = await rows
          .insertInto('bookings')
          .values(rowOf.booking(booking))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        // Another user's booking took the id in the meantime.
        if (inserted.numInsertedOrUpdatedRows !== 1n) return 'id_taken';
        await enqueueMail(rows, mail);
        return asStored(booking);
      }),
    replace: (before, after, capacity, requestToken, mail) =>
      db.change(async (rows) => {
        await lockedUser(rows, before.userId);
        if (!(await isTokenValid(rows, before.userId, requestToken))) return 'signed_out';
        const stored = await locked(rows, 'bookings', 'id', before.id);
        if (!isDeepStrictEqual(stored, asStored(before))) return 'changed';
        const moves = after.preferredDate !== before.preferredDate;
        if (moves && (await isOwnFull(rows, after))) return 'own_full';
        if (moves && (await isFull(rows, after, capacity))) return 'full';
        await updateRecord(rows, 'bookings', rowOf.booking(after));
        await enqueueMail(rows, mail);
        return asStored(after);
      }),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { copied } from '../copied.ts';
import type { Engine, Rows, Transaction } from '../engine.ts';
import type { BookingRecord, MailRecord } from '../records.ts';
import { enqueueMail, isTokenValid, newestFirst, ofUser, signedIn } from './shared.ts';

/** Maximum places of one ceremony and day for one account. */
export const mostPlacesOfDay = 3;

const isNotCancelled = ['status', '<>', 'cancelled'] as const;

const ofDay = ({ poojaId, preferredDate }: BookingRecord) =>
  [['poojaId', '=', poojaId], ['preferredDate', '=', preferredDate], isNotCancelled] as const;

async function bookedWith(rows: Rows, userId: string, key: string): Promise<BookingRecord | null> {
  const found = await rows.find('bookings', [...ofUser(userId), ['idempotencyKey', '=', key]]);
  return found[0] ?? null;
}

/**
 * Why there is no place for a booking: its user, who is locked, has `mostPlacesOfDay`, or all are taken.
 * Concurrent bookings of the same ceremony and day wait until this transaction ends.
 */
async function fullFor(
  rows: Transaction,
  booking: BookingRecord,
  capacity: number,
): Promise<'full' | 'own_full' | null> {
  const { id, userId, poojaId, preferredDate } = booking;
  const own = [...ofUser(userId), ['id', '<>', id], ...ofDay(booking)] as const;
  if ((await rows.count('bookings', own)) >= mostPlacesOfDay) return 'own_full';
  await rows.lock(`bookings ${poojaId} ${preferredDate}`);
  return (await rows.count('bookings', ofDay(booking))) >= capacity ? 'full' : null;
}

export function bookingsRepository(db: Engine) {
  return {
    /** Newest first. */
    ofUser: (userId: string): Promise<BookingRecord[]> =>
      db.rows.find('bookings', ofUser(userId), { order: newestFirst }),
    /** `null` if the user has no booking of this id. */
    ofUserById: async (id: string, userId: string): Promise<BookingRecord | null> => {
      const booking = await db.rows.get('bookings', id);
      return booking?.userId === userId ? booking : null;
    },
    /** The booking of this user with this idempotency key. */
    byKey: (userId: string, idempotencyKey: string): Promise<BookingRecord | null> =>
      bookedWith(db.rows, userId, idempotencyKey),
    /** The number of taken places of a ceremony, by day, without cancelled bookings. */
    taken: (poojaId: number): Promise<Map<string, number>> =>
      db.rows.tally('bookings', 'preferredDate', [['poojaId', '=', poojaId], isNotCancelled]),
    /**
     * Stores a booking if fewer than `capacity` places of its ceremony and day are taken. Returns the stored
     * one: an existing one of the same user and key, whatever was requested with it, or the new one. With
     * `onlyFirst`, only if the user has no other booking that is not cancelled. If a string is returned,
     * nothing was changed; `own_full`: the user has `mostPlacesOfDay` of them.
     */
    insert: (
      booking: BookingRecord,
      capacity: number,
      requestToken?: string,
      onlyFirst = false,
      mail?: MailRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'id_taken' | 'not_first' | 'signed_out'> =>
      db.change(async (rows) => {
        const { id, userId, idempotencyKey } = booking;
        if (!(await signedIn(rows, userId, requestToken))) return 'signed_out';
        const earlier = await bookedWith(rows, userId, idempotencyKey);
        if (earlier) return earlier;
        if (await rows.get('bookings', id)) return 'id_taken';
        const others = [...ofUser(userId), isNotCancelled] as const;
        if (onlyFirst && (await rows.count('bookings', others)) > 0) return 'not_first';
        const full = await fullFor(rows, booking, capacity);
        if (full) return full;
        // Another user's booking may have taken the id in the meantime.
        if (!(await rows.insert('bookings', id, booking))) return 'id_taken';
        await enqueueMail(rows, mail);
        return copied(booking);
      }),
    /**
     * Replaces `before` with `after` unless it has changed since it was read, or the new day has no free
     * place. If a string is returned, nothing was changed.
     */
    replace: (
      before: BookingRecord,
      after: BookingRecord,
      capacity: number,
      requestToken?: string,
      mail?: MailRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'changed' | 'signed_out'> =>
      db.change(async (rows) => {
        await rows.locked('users', before.userId);
        if (!(await isTokenValid(rows, before.userId, requestToken))) return 'signed_out';
        const stored = await rows.locked('bookings', before.id);
        if (!isDeepStrictEqual(stored, copied(before))) return 'changed';
        const moves = after.preferredDate !== before.preferredDate;
        const full = moves ? await fullFor(rows, after, capacity) : null;
        if (full) return full;
        await rows.put('bookings', before.id, after);
        await enqueueMail(rows, mail);
        return copied(after);
      }),
  };
}

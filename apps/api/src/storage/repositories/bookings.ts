import { isDeepStrictEqual } from 'node:util';
import type { Records } from '../changes.ts';
import type { BookingRecord } from '../records.ts';
import { mostPlacesOfDay, type Store } from '../store.ts';
import { copied, entryOf, isTokenValid, newestFirst, type Database } from './database.ts';
import { enqueueMail } from './mails.ts';

function bookingsOf(data: Records, userId: string): BookingRecord[] {
  return Object.values(data.bookings).filter((booking) => booking.userId === userId);
}

function isCancelled({ status }: BookingRecord): boolean {
  return status === 'cancelled';
}

function bookedWith(data: Records, userId: string, key: string): BookingRecord | undefined {
  return bookingsOf(data, userId).find(({ idempotencyKey }) => idempotencyKey === key);
}

function takenDays(data: Records, poojaId: number): Map<string, number> {
  const taken = new Map<string, number>();
  for (const booking of Object.values(data.bookings)) {
    if (booking.poojaId !== poojaId || isCancelled(booking)) continue;
    taken.set(booking.preferredDate, (taken.get(booking.preferredDate) ?? 0) + 1);
  }
  return taken;
}

function isFull(data: Records, booking: BookingRecord, capacity: number): boolean {
  return (takenDays(data, booking.poojaId).get(booking.preferredDate) ?? 0) >= capacity;
}

/** Whether the user already has the maximum of places for the ceremony on this day. */
function isOwnFull(data: Records, { id, userId, poojaId, preferredDate }: BookingRecord): boolean {
  const own = bookingsOf(data, userId).filter(
    (other) =>
      other.id !== id &&
      other.poojaId === poojaId &&
      other.preferredDate === preferredDate &&
      !isCancelled(other),
  );
  return own.length >= mostPlacesOfDay;
}

export function bookingsRepository(db: Database): Store['bookings'] {
  return {
    ofUser: async (userId) => structuredClone(bookingsOf(db.data, userId).toSorted(newestFirst)),
    ofUserById: async (id, userId) => {
      const booking = entryOf(db.data.bookings, id);
      return booking?.userId === userId ? copied(booking) : null;
    },
    byKey: async (userId, key) => copied(bookedWith(db.data, userId, key)),
    taken: async (poojaId) => takenDays(db.data, poojaId),
    insert: (booking, capacity, requestToken, onlyFirst = false, mail) =>
      db.mutate((data, changes) => {
        const { id, userId, idempotencyKey } = booking;
        if (!entryOf(data.users, userId) || !isTokenValid(data, userId, requestToken))
          return 'signed_out';
        const earlier = bookedWith(data, userId, idempotencyKey);
        if (earlier) return structuredClone(earlier);
        if (entryOf(data.bookings, id)) return 'id_taken';
        if (onlyFirst && !bookingsOf(data, userId).every(isCancelled)) return 'not_first';
        if (isOwnFull(data, booking)) return 'own_full';
        if (isFull(data, booking, capacity)) return 'full';
        changes.put('bookings', id, structuredClone(booking));
        enqueueMail(changes, mail);
        return structuredClone(booking);
      }),
    replace: (before, after, capacity, requestToken, mail) =>
      db.mutate((data, changes) => {
        if (!isTokenValid(data, before.userId, requestToken)) return 'signed_out';
        const stored = entryOf(data.bookings, before.id);
        if (!isDeepStrictEqual(stored, before)) return 'changed';
        const moves = after.preferredDate !== before.preferredDate;
        if (moves && isOwnFull(data, after)) return 'own_full';
        if (moves && isFull(data, after, capacity)) return 'full';
        changes.put('bookings', before.id, structuredClone(after));
        enqueueMail(changes, mail);
        return structuredClone(after);
      }),
  };
}

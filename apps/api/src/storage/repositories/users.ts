import { isDeepStrictEqual } from 'node:util';
import { noProfileImage } from '@jyoti/contract';
import type { Changes, Records } from '../changes.ts';
import { groupingsOf, ownedTables } from '../finding.ts';
import type { AuditRecord, BookingRecord, UserRecord } from '../records.ts';
import { DuplicateEmail, type Store, type UserData } from '../store.ts';
import { copied, entryOf, isTokenValid, newestFirst, type Database } from './database.ts';
import { newestVersionFirst } from './acknowledgements.ts';
import { enqueueMail } from './mails.ts';

export function userByEmail(data: Records, email: string): UserRecord | undefined {
  const [id] = groupingsOf(data).users.keysOf(email.toLowerCase());
  return id === undefined ? undefined : data.users[id];
}

function userDataOf(data: Records, user: UserRecord): UserData {
  const own = <Entry extends { userId: string | null }>(entries: readonly Entry[]) =>
    entries.filter(({ userId }) => userId === user.id);
  return {
    user,
    tokens: own(Object.values(data.tokens)).toSorted(newestFirst),
    resets: own(Object.values(data.resets)).toSorted(newestFirst),
    charts: own(Object.values(data.charts)).toSorted(newestFirst),
    shares: own(Object.values(data.shares)).toSorted(newestFirst),
    messages: own(Object.values(data.messages)).toSorted(newestFirst),
    consultations: own(Object.values(data.consultations)).toSorted(newestFirst),
    acknowledgements: own(data.acknowledgements).toSorted(newestVersionFirst),
    bookings: own(Object.values(data.bookings)).toSorted(newestFirst),
    subscription: user.emailConfirmed
      ? (entryOf(data.subscriptions, user.email.toLowerCase()) ?? null)
      : null,
  };
}

/** Removes every link sent to a user. */
export function removeLinks(changes: Changes, id: string): void {
  changes.removeWhere('resets', ({ userId }) => userId === id);
}

/** Removes users with everything that belongs to them. */
export function eraseUsers(data: Records, changes: Changes, users: readonly UserRecord[]): void {
  const ids = new Set<string | null>(users.map(({ id }) => id));
  for (const { id, email, emailConfirmed } of users) {
    changes.remove('users', id);
    if (emailConfirmed) changes.remove('subscriptions', email.toLowerCase());
    for (const table of ownedTables) {
      for (const key of groupingsOf(data)[table].keysOf(id)) changes.remove(table, key);
    }
  }
  changes.dropWhere('acknowledgements', ({ userId }) => ids.has(userId));
}

/** Removes a user with everything that belongs to it. @param noted the audit entry of a booking */
export function eraseUser(
  data: Records,
  changes: Changes,
  user: UserRecord,
  noted: (booking: BookingRecord) => AuditRecord | null,
): void {
  for (const key of groupingsOf(data).bookings.keysOf(user.id)) {
    const booking = data.bookings[key];
    const entry = booking ? noted(booking) : null;
    if (entry) changes.add('audit', structuredClone(entry));
  }
  eraseUsers(data, changes, [user]);
}

export function usersRepository(db: Database): Store['users'] {
  return {
    byId: async (id) => copied(entryOf(db.data.users, id)),
    byEmail: async (email) => copied(userByEmail(db.data, email)),
    profileImages: async () => {
      const users = Object.values(db.data.users);
      if (users.length === 0 && db.data.departures.length === 0) return null;
      return users
        .map(({ profileImage }) => profileImage)
        .filter((name) => name !== noProfileImage);
    },
    insert: (user, mail) =>
      db.mutate((data, changes) => {
        if (userByEmail(data, user.email)) throw new DuplicateEmail();
        changes.put('users', user.id, structuredClone(user));
        enqueueMail(changes, mail);
      }),
    update: (id, change, requestToken, mail) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !isTokenValid(data, id, requestToken)) return null;
        const other = change.email === undefined ? undefined : userByEmail(data, change.email);
        if (other && other.id !== id) throw new DuplicateEmail();
        const changed = structuredClone({ ...user, ...change });
        changes.put('users', id, changed);
        if (changed.email !== user.email || changed.newEmail !== user.newEmail) {
          removeLinks(changes, id);
        }
        enqueueMail(changes, mail);
        return { user: structuredClone(changed), pictureBefore: user.profileImage };
      }),
    replacePassword: (id, passwordHash, exceptTokenHash, mail) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !isTokenValid(data, id, exceptTokenHash ?? undefined)) return false;
        changes.put('users', id, { ...user, passwordHash, devices: [] });
        changes.removeWhere(
          'tokens',
          ({ userId }, hash) => userId === id && hash !== exceptTokenHash,
        );
        removeLinks(changes, id);
        enqueueMail(changes, mail);
        return true;
      }),
    renewHash: (id, before, after) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (user?.passwordHash !== before) return false;
        changes.put('users', id, { ...user, passwordHash: after });
        return true;
      }),
    setSecondFactor: (id, before, after, given, entry) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !isDeepStrictEqual(user.secondFactor, before)) return false;
        if (given) {
          const token = entryOf(data.tokens, given.tokenHash);
          if (token?.userId !== id) return false;
          changes.put('tokens', given.tokenHash, { ...token, secondFactorAt: given.at });
        }
        const { secondFactor: _before, ...others } = user;
        const changed = after ? { ...others, secondFactor: structuredClone(after) } : others;
        changes.put('users', id, changed);
        if (entry) changes.add('audit', structuredClone(entry));
        return true;
      }),
    file: async (id) => {
      const user = entryOf(db.data.users, id);
      return user ? structuredClone(userDataOf(db.data, user)) : null;
    },
    erase: (id, departure, requestToken, noted = () => null) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !isTokenValid(data, id, requestToken)) return null;
        eraseUser(data, changes, user, noted);
        changes.add('departures', structuredClone(departure));
        return user;
      }, true),
  };
}

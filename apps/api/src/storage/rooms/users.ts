import { noProfileImage } from '@jyoti/contract';
import type { Changes, Records } from '../changes.ts';
import { groupingsOf } from '../finding.ts';
import type { UserRecord } from '../records.ts';
import { DuplicateEmail, type Store, type UserFile } from '../store.ts';
import { copied, entryOf, mayAsk, newestFirst, type Database } from './database.ts';
import { newestVersionFirst } from './acknowledgements.ts';

export function userByEmail(data: Records, email: string): UserRecord | undefined {
  const [id] = groupingsOf(data).users.keysOf(email.toLowerCase());
  return id === undefined ? undefined : data.users[id];
}

function fileOf(data: Records, user: UserRecord): UserFile {
  const own = <Entry extends { userId: string | null }>(entries: readonly Entry[]) =>
    entries.filter(({ userId }) => userId === user.id);
  return {
    user,
    tokens: own(Object.values(data.tokens)).toSorted(newestFirst),
    resets: own(Object.values(data.resets)).toSorted(newestFirst),
    charts: own(Object.values(data.charts)).toSorted(newestFirst),
    messages: own(Object.values(data.messages)).toSorted(newestFirst),
    consultations: own(Object.values(data.consultations)).toSorted(newestFirst),
    acknowledgements: own(data.acknowledgements).toSorted(newestVersionFirst),
    bookings: own(Object.values(data.bookings)).toSorted(newestFirst),
    subscription: entryOf(data.subscriptions, user.email.toLowerCase()) ?? null,
  };
}

function eraseFile(changes: Changes, { id, email }: UserRecord): void {
  const own = ({ userId }: { userId: string | null }) => userId === id;
  changes.remove('users', id);
  changes.remove('subscriptions', email.toLowerCase());
  changes.removeWhere('tokens', own);
  changes.removeWhere('resets', own);
  changes.removeWhere('charts', own);
  changes.removeWhere('messages', own);
  changes.removeWhere('consultations', own);
  changes.removeWhere('bookings', own);
  changes.removeWhere('letters', own);
  changes.dropWhere('acknowledgements', own);
}

export function usersRoom(db: Database): Store['users'] {
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
    insert: (user) =>
      db.mutate((data, changes) => {
        if (userByEmail(data, user.email)) throw new DuplicateEmail();
        changes.put('users', user.id, structuredClone(user));
      }),
    update: (id, change, askedWith) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, askedWith)) return null;
        const other = change.email === undefined ? undefined : userByEmail(data, change.email);
        if (other && other.id !== id) throw new DuplicateEmail();
        const changed = structuredClone({ ...user, ...change });
        changes.put('users', id, changed);
        if (changed.email !== user.email) {
          changes.removeWhere('resets', ({ userId }) => userId === id);
        }
        return { user: structuredClone(changed), pictureBefore: user.profileImage };
      }),
    replacePassword: (id, passwordHash, keptTokenHash) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, keptTokenHash ?? undefined)) return false;
        changes.put('users', id, { ...user, passwordHash, devices: [] });
        changes.removeWhere(
          'tokens',
          ({ userId }, hash) => userId === id && hash !== keptTokenHash,
        );
        changes.removeWhere('resets', ({ userId }) => userId === id);
        return true;
      }),
    renewHash: (id, before, after) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (user?.passwordHash !== before) return false;
        changes.put('users', id, { ...user, passwordHash: after });
        return true;
      }),
    file: async (id) => {
      const user = entryOf(db.data.users, id);
      return user ? structuredClone(fileOf(db.data, user)) : null;
    },
    erase: (id, departure, askedWith, noted = () => null) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, askedWith)) return null;
        for (const booking of Object.values(data.bookings)) {
          const entry = booking.userId === id ? noted(booking) : null;
          if (entry) changes.add('audit', structuredClone(entry));
        }
        eraseFile(changes, user);
        changes.add('departures', structuredClone(departure));
        return user;
      }, true),
  };
}

import { noProfileImage } from '@jyoti/contract';
import type { StoredData, UserRecord } from '../records.ts';
import { DuplicateEmail, type Store, type UserFile } from '../store.ts';
import { copied, entryOf, mayAsk, newestFirst, removeWhere, type Database } from './database.ts';
import { newestVersionFirst } from './acknowledgements.ts';

export function userByEmail(data: StoredData, email: string): UserRecord | undefined {
  const wanted = email.toLowerCase();
  return Object.values(data.users).find((user) => user.email.toLowerCase() === wanted);
}

function fileOf(data: StoredData, user: UserRecord): UserFile {
  const own = <Entry extends { userId: string | null }>(entries: Entry[]) =>
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

function eraseFile(data: StoredData, { id, email }: UserRecord): void {
  const own = ({ userId }: { userId: string | null }) => userId === id;
  delete data.users[id];
  delete data.subscriptions[email.toLowerCase()];
  removeWhere(data.tokens, own);
  removeWhere(data.resets, own);
  removeWhere(data.charts, own);
  removeWhere(data.messages, own);
  removeWhere(data.consultations, own);
  removeWhere(data.bookings, own);
  data.acknowledgements = data.acknowledgements.filter((one) => !own(one));
}

export function usersRoom(db: Database): Store['users'] {
  return {
    byId: async (id) => copied(entryOf(db.data.users, id)),
    byEmail: async (email) => copied(userByEmail(db.data, email)),
    profileImages: async () =>
      Object.values(db.data.users)
        .map(({ profileImage }) => profileImage)
        .filter((name) => name !== noProfileImage),
    insert: (user) =>
      db.mutate((data) => {
        if (userByEmail(data, user.email)) throw new DuplicateEmail();
        data.users[user.id] = structuredClone(user);
      }),
    update: (id, change, askedWith) =>
      db.mutate((data) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, askedWith)) return null;
        const other = change.email === undefined ? undefined : userByEmail(data, change.email);
        if (other && other.id !== id) throw new DuplicateEmail();
        const pictureBefore = user.profileImage;
        Object.assign(user, structuredClone(change));
        return { user: structuredClone(user), pictureBefore };
      }),
    replacePassword: (id, passwordHash, keptTokenHash) =>
      db.mutate((data) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, keptTokenHash ?? undefined)) return false;
        user.passwordHash = passwordHash;
        removeWhere(data.tokens, ({ userId }, hash) => userId === id && hash !== keptTokenHash);
        removeWhere(data.resets, ({ userId }) => userId === id);
        return true;
      }),
    file: async (id) => {
      const user = entryOf(db.data.users, id);
      return user ? structuredClone(fileOf(db.data, user)) : null;
    },
    erase: async (id, departure, askedWith) => {
      const erased = await db.mutate((data) => {
        const user = entryOf(data.users, id);
        if (!user || !mayAsk(data, id, askedWith)) return null;
        eraseFile(data, user);
        data.departures.push(structuredClone(departure));
        return user;
      });
      if (erased) await db.forgetLastGood();
      return erased;
    },
  };
}

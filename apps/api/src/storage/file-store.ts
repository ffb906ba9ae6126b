import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noProfileImage } from '@jyoti/contract';
import { Low } from 'lowdb';
import { DurableAdapter } from './durable-adapter.ts';
import { LockFile } from './lock-file.ts';
import { emptyData, type StoredData, type UserRecord } from './records.ts';
import { DuplicateEmail, StoreUnusable, type Store } from './store.ts';

function userByEmail(data: StoredData, email: string): UserRecord | undefined {
  const wanted = email.toLowerCase();
  return Object.values(data.users).find((user) => user.email.toLowerCase() === wanted);
}

function removeTokens(
  data: StoredData,
  matches: (tokenHash: string, userId: string, expiresAt: string) => boolean,
): void {
  for (const [tokenHash, token] of Object.entries(data.tokens)) {
    if (matches(tokenHash, token.userId, token.expiresAt)) delete data.tokens[tokenHash];
  }
}

async function prepareDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(directory, error);
  }
}

function unwritable(directory: string, error: unknown): StoreUnusable {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new StoreUnusable(
    `The data folder ${directory} cannot be written (${code}): check that it is a folder, its permissions and the free space, or set DATA_DIR to another.`,
  );
}

/**
 * Opens the store that lives in `db.json` of a folder, creating both where there is nothing yet.
 * One process at a time.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openFileStore(directory: string): Promise<Store> {
  await prepareDirectory(directory);
  const path = join(directory, 'db.json');
  const lock = await LockFile.take(`${path}.lock`).catch((error: unknown) => {
    throw error instanceof StoreUnusable ? error : unwritable(directory, error);
  });
  try {
    const adapter = new DurableAdapter(path, (data) => {
      db.data = data;
    });
    const db = new Low<StoredData>(adapter, emptyData());
    const stored = await adapter.read();
    db.data = stored ?? emptyData();
    await db.write().catch((error: unknown) => {
      throw unwritable(directory, error);
    });
    return storeOver(db, adapter, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A token may be revoked while the body of its request is still coming in: what it asks is then not done. */
function mayAsk(data: StoredData, userId: string, tokenHash: string | undefined): boolean {
  return tokenHash === undefined || data.tokens[tokenHash]?.userId === userId;
}

function storeOver(db: Low<StoredData>, adapter: DurableAdapter, lock: LockFile): Store {
  let closed = false;
  let lastWrite: Promise<void> = Promise.resolve();

  /** A change is made whole in one breath, then saved: no other change can come in between. */
  async function mutate<Result>(change: (data: StoredData) => Result): Promise<Result> {
    if (closed) throw new Error('The store is closed.');
    const result = change(db.data);
    lastWrite = db.write();
    await lastWrite;
    return result;
  }

  return {
    users: {
      byId: async (id) => structuredClone(db.data.users[id] ?? null),
      byEmail: async (email) => structuredClone(userByEmail(db.data, email) ?? null),
      profileImages: async () =>
        Object.values(db.data.users)
          .map(({ profileImage }) => profileImage)
          .filter((name) => name !== noProfileImage),
      insert: (user) =>
        mutate((data) => {
          if (userByEmail(data, user.email)) throw new DuplicateEmail();
          data.users[user.id] = structuredClone(user);
        }),
      update: (id, change, askedWith) =>
        mutate((data) => {
          const user = data.users[id];
          if (!user || !mayAsk(data, id, askedWith)) return null;
          const other = change.email === undefined ? undefined : userByEmail(data, change.email);
          if (other && other.id !== id) throw new DuplicateEmail();
          const pictureBefore = user.profileImage;
          Object.assign(user, structuredClone(change));
          return { user: structuredClone(user), pictureBefore };
        }),
      replacePassword: (id, passwordHash, keptTokenHash) =>
        mutate((data) => {
          const user = data.users[id];
          if (!user || !mayAsk(data, id, keptTokenHash ?? undefined)) return false;
          user.passwordHash = passwordHash;
          removeTokens(data, (hash, userId) => userId === id && hash !== keptTokenHash);
          return true;
        }),
      erase: async (id, departure, askedWith) => {
        const erased = await mutate((data) => {
          const user = data.users[id];
          if (!user || !mayAsk(data, id, askedWith)) return null;
          delete data.users[id];
          removeTokens(data, (_hash, userId) => userId === id);
          data.departures.push(structuredClone(departure));
          return user;
        });
        if (erased) await adapter.forgetLastGood();
        return erased;
      },
    },
    tokens: {
      byHash: async (tokenHash) => structuredClone(db.data.tokens[tokenHash] ?? null),
      insert: (tokenHash, token, verifiedHash, now) =>
        mutate((data) => {
          if (data.users[token.userId]?.passwordHash !== verifiedHash) return false;
          removeTokens(
            data,
            (_hash, userId, expiresAt) => userId === token.userId && expiresAt <= now,
          );
          data.tokens[tokenHash] = structuredClone(token);
          return true;
        }),
      remove: (tokenHash) =>
        mutate((data) => {
          delete data.tokens[tokenHash];
        }),
    },
    ping: async () => {
      if (closed) throw new Error('The store is closed.');
    },
    close: async () => {
      if (closed) return;
      closed = true;
      await lastWrite.catch(() => undefined);
      await lock.release();
    },
  };
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { Changes } from './changes.ts';
import { DurableAdapter, type AdapterOptions } from './durable-adapter.ts';
import { LockFile } from './lock-file.ts';
import { emptyData, type StoredData } from './records.ts';
import { acknowledgementsRepository } from './repositories/acknowledgements.ts';
import { attemptsRepository } from './repositories/attempts.ts';
import { bookingsRepository } from './repositories/bookings.ts';
import { chartsRepository } from './repositories/charts.ts';
import type { Database } from './repositories/database.ts';
import { inquiriesRepository } from './repositories/inquiries.ts';
import { mailsRepository } from './repositories/mails.ts';
import { operationRepository } from './repositories/operation.ts';
import { picturesRepository } from './repositories/pictures.ts';
import { resetsRepository } from './repositories/resets.ts';
import { retentionRepository } from './repositories/retention.ts';
import { sharesRepository } from './repositories/shares.ts';
import { subscriptionsRepository } from './repositories/subscriptions.ts';
import { tokensRepository } from './repositories/tokens.ts';
import { usersRepository } from './repositories/users.ts';
import { StoreUnusable, type Store } from './store.ts';

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
 * Opens the store in `db.json` of a folder, creating both if needed. Only one process at a time.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openFileStore(
  directory: string,
  options: AdapterOptions = {},
): Promise<Store> {
  await prepareDirectory(directory);
  const path = join(directory, 'db.json');
  const lock = await LockFile.take(`${path}.lock`).catch((error: unknown) => {
    throw error instanceof StoreUnusable ? error : unwritable(directory, error);
  });
  try {
    const adapter = new DurableAdapter(path, options);
    const db = new Low<StoredData>(adapter, emptyData());
    const stored = await adapter.read();
    db.data = stored ?? emptyData();
    await db.write().catch((error: unknown) => {
      throw unwritable(directory, error);
    });
    return storeOver(db, adapter, lock, picturesRepository(join(directory, 'uploads')));
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function storeOver(
  db: Low<StoredData>,
  adapter: DurableAdapter,
  lock: LockFile,
  pictures: Store['pictures'],
): Store {
  let closed = false;
  let lastWrite: Promise<void> = Promise.resolve();

  const database: Database = {
    get data() {
      return db.data;
    },
    /** Runs synchronously, so that no other change can interleave. */
    async mutate(change, erases) {
      if (closed) throw new Error('The store is closed.');
      const lockHeld = lock.hold();
      if (lockHeld) await lockHeld;
      const changes = new Changes(db.data);
      const result = changes.transaction(() => change(db.data, changes));
      adapter.note(changes.applied, erases);
      lastWrite = db.write();
      await lastWrite;
      return result;
    },
  };

  return {
    users: usersRepository(database),
    tokens: tokensRepository(database),
    resets: resetsRepository(database),
    charts: chartsRepository(database),
    shares: sharesRepository(database),
    subscriptions: subscriptionsRepository(database),
    inquiries: inquiriesRepository(database),
    acknowledgements: acknowledgementsRepository(database),
    bookings: bookingsRepository(database),
    mails: mailsRepository(database),
    operation: operationRepository(database),
    retention: retentionRepository(database),
    pictures,
    attempts: attemptsRepository(),
    fileState: () => adapter.state,
    ping: async () => {
      if (closed) throw new Error('The store is closed.');
      await lock.hold();
      await adapter.probe();
    },
    close: async () => {
      if (closed) return;
      closed = true;
      await lastWrite.catch(() => undefined);
      await adapter.settle();
      await lock.release();
    },
  };
}

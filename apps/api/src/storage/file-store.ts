import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { attemptsInMemory } from './attempts-in-memory.ts';
import { DurableAdapter, type AdapterOptions } from './durable-adapter.ts';
import { FileEngine } from './file-engine.ts';
import { FolderLock } from './folder-lock.ts';
import { folderPictures } from './folder-pictures.ts';
import { emptyData, type StoredData } from './records.ts';
import { repositoriesOver } from './repositories/repositories.ts';
import { StoreUnusable, type Store } from './store.ts';

function unwritable(directory: string, error: unknown): StoreUnusable {
  if (error instanceof StoreUnusable) return error;
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return new StoreUnusable(
    `The data folder ${directory} cannot be written (${code}): check that it is a folder, its permissions and the free space, or set DATA_DIR to another.`,
  );
}

/** Creates a data folder if needed, and locks it. @throws StoreUnusable with the one sentence to print */
export async function lockFolder(directory: string): Promise<FolderLock> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return await FolderLock.take(directory);
  } catch (error) {
    throw unwritable(directory, error);
  }
}

/**
 * Opens the store in `db.json` of a folder, creating both if needed. Only one process at a time.
 * @throws StoreUnusable with the one sentence to print
 */
export async function openFileStore(
  directory: string,
  options: AdapterOptions = {},
): Promise<Store> {
  const lock = await lockFolder(directory);
  try {
    const adapter = new DurableAdapter(join(directory, 'db.json'), options);
    const db = new Low<StoredData>(adapter, emptyData());
    db.data = (await adapter.read()) ?? emptyData();
    await db.write().catch((error: unknown) => {
      throw unwritable(directory, error);
    });
    return storeOver(new FileEngine(db, adapter), adapter, lock, directory);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function storeOver(
  engine: FileEngine,
  adapter: DurableAdapter,
  lock: FolderLock,
  directory: string,
): Store {
  let closing: Promise<void> | null = null;
  const close = async () => {
    await engine.close();
    await adapter.settle();
    await lock.release();
  };
  return {
    ...repositoriesOver(engine),
    pictures: folderPictures(join(directory, 'uploads')),
    attempts: attemptsInMemory(),
    fileState: () => adapter.state,
    answerCommands: (answer) => lock.answerWith(answer),
    ping: async () => {
      engine.rejectIfClosed();
      await adapter.probe();
    },
    close: () => (closing ??= close()),
  };
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMissing } from '../durable-file.ts';
import { assembled, contentOf } from '../assembled.ts';
import { Journal, type JournalTexts } from '../journal.ts';
import type { StoredData } from '../records.ts';

/** A consistent snapshot of the files of a data folder. */
export interface DataFiles {
  /** Path of `db.json`. */
  path: string;
  /** The content of `db.json`; `null` if there is no file. */
  content: Buffer | null;
  /** The content of the last good copy. */
  earlierContent: Buffer | null;
  journals: JournalTexts;
}

const mostTries = 50;
const betweenTries = 20; // ms

/** Identifies the file that a name refers to now. */
async function identity(path: string): Promise<string | null> {
  try {
    const { ino, mtimeMs } = await stat(path);
    return `${ino} ${mtimeMs}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Reads the files without changing them, while a server may write. `db.json` is replaced atomically and the
 * journal names the file that it continues, so the snapshot is consistent if `db.json` was not replaced
 * during the read.
 */
export async function readFiles(directory: string): Promise<DataFiles> {
  const path = join(directory, 'db.json');
  const journal = new Journal(`${path}.journal`);
  for (let tries = 1; ; tries += 1) {
    const before = await identity(path);
    const files = {
      path,
      content: await contentOf(path),
      journals: await journal.texts(),
      earlierContent: await contentOf(`${path}.bak`),
    };
    if ((await identity(path)) === before || tries === mostTries) return files;
    await pause(betweenTries);
  }
}

/**
 * The latest durable state of a data folder; `null` if nothing was ever stored.
 * @throws StoreUnusable
 */
export async function storedDataIn(directory: string): Promise<StoredData | null> {
  const { path, content, journals } = await readFiles(directory);
  return content === null ? null : assembled(path, content, journals).data;
}

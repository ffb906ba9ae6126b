import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMissing } from '../durable-file.ts';
import { assembled, textOf } from '../durable-adapter.ts';
import { Journal, type JournalTexts } from '../journal.ts';
import type { StoredData } from '../records.ts';

/** The files of a data folder, of one moment. */
export interface DataFiles {
  /** Of `db.json`. */
  path: string;
  /** `null` where there is none. */
  text: string | null;
  /** The last good copy. */
  earlierText: string | null;
  journals: JournalTexts;
}

const mostTries = 50;
const betweenTries = 20; // ms

/** Which file the name means just now. */
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
 * Reads the files without changing anything, while a server may write them: `db.json` is replaced whole and the journal says
 * which file it continues, so what was read belongs together where that was not replaced meanwhile.
 */
export async function readFiles(directory: string): Promise<DataFiles> {
  const path = join(directory, 'db.json');
  const journal = new Journal(`${path}.journal`);
  for (let tries = 1; ; tries += 1) {
    const before = await identity(path);
    const files = {
      path,
      text: await textOf(path),
      journals: await journal.texts(),
      earlierText: await textOf(`${path}.bak`),
    };
    if ((await identity(path)) === before || tries === mostTries) return files;
    await pause(betweenTries);
  }
}

/**
 * What is in a data folder, durable to the moment; `null` where nothing was ever stored.
 * @throws StoreUnusable
 */
export async function storedDataIn(directory: string): Promise<StoredData | null> {
  const { path, text, journals } = await readFiles(directory);
  return text === null ? null : assembled(path, text, journals).data;
}

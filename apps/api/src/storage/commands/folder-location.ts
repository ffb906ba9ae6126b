import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DurableAdapter } from '../durable-adapter.ts';
import { isMissing } from '../durable-file.ts';
import { lockFolder } from '../file-store.ts';
import { folderPictures } from '../folder-pictures.ts';
import { emptyData, type StoredData } from '../records.ts';
import { CommandError } from './command-line.ts';
import { storedDataIn } from './data-files.ts';
import { holdsSomething, type RecordsLocation } from './store-location.ts';

/** Opens a folder with `db.json` and `uploads/`: a data folder without a running server, or a backup. */
export async function openFolder(directory: string): Promise<RecordsLocation> {
  const lock = await lockFolder(directory);
  const adapter = new DurableAdapter(join(directory, 'db.json'));
  return {
    ...folder(directory, () => adapter.read()),
    fill: async (data) => {
      const existing = await adapter.read();
      if (existing !== null && !isDeepStrictEqual(existing, emptyData())) {
        throw holdsSomething(`the folder ${directory}`);
      }
      await adapter.write(data);
    },
    close: () => lock.release(),
  };
}

/** Opens a data folder only for reading; a server may use it at the same time. */
export function readableFolder(directory: string): RecordsLocation {
  return {
    ...folder(directory, () => storedDataIn(directory)),
    fill: () => Promise.reject(new CommandError(`The folder ${directory} is only read.`)),
    close: async () => undefined,
  };
}

function folder(directory: string, stored: () => Promise<StoredData | null>) {
  const read: RecordsLocation['read'] = async (work) => {
    const data = await stored();
    if (!data) throw new CommandError(`There is no db.json in the folder ${directory}.`);
    return work(data);
  };
  const pictures = folderPictures(join(directory, 'uploads'));
  return { place: `the folder ${directory}`, pictures, read };
}

/** Whether a folder is empty or does not exist. */
export async function isEmptyFolder(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.length === 0;
}

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DurableAdapter } from '../durable-adapter.ts';
import { isMissing } from '../durable-file.ts';
import { LockFile } from '../lock-file.ts';
import { emptyData, type StoredData } from '../records.ts';
import { picturesRepository } from '../repositories/pictures.ts';
import { noProfileImage } from '@jyoti/contract';
import { CommandError } from './command-line.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';
import { storedDataIn } from './data-files.ts';

/** Opens a folder with `db.json` and `uploads/`: a data folder without a running server, or a backup. */
export async function openFolder(directory: string): Promise<StoreLocation> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'db.json');
  const lock = await LockFile.take(`${path}.lock`);
  const adapter = new DurableAdapter(path);
  const pictures = picturesRepository(join(directory, 'uploads'));

  const names = () => namesIn(pictures);

  const stored = async (): Promise<StoredData> => {
    const data = await adapter.read();
    if (!data) throw new CommandError(`There is no db.json in the folder ${directory}.`);
    return data;
  };

  return {
    place: `the folder ${directory}`,
    read: async (work) =>
      work({ data: await stored(), pictures: await names(), picture: pictures.read }),
    fill: async (contents: StoreContents) => {
      const existing = await adapter.read();
      const empty = existing === null || isDeepStrictEqual(existing, emptyData());
      if (!empty || (await names()).length > 0) {
        throw new CommandError(
          `The folder ${directory} holds something already: nothing was changed; empty it or name another.`,
        );
      }
      await pictures.prepare();
      for (const name of contents.pictures) {
        const content = await contents.picture(name);
        if (content) await pictures.insert(name, content);
      }
      // Records are written last, so that an incomplete copy is not mistaken for a complete one.
      await adapter.write(contents.data);
    },
    removePictures: async (unused) => {
      for (const name of unused) await pictures.remove(name);
    },
    close: () => lock.release(),
  };
}

/** Opens a data folder only for reading; a server may use it at the same time. */
export function readableFolder(directory: string): StoreLocation {
  const pictures = picturesRepository(join(directory, 'uploads'));
  const onlyRead = () => Promise.reject(new CommandError(`The folder ${directory} is only read.`));
  return {
    place: `the folder ${directory}`,
    read: async (work) => {
      // Listed before the records: a picture that is missing here was added later, and is then read by name.
      const names = await namesIn(pictures);
      const data = await storedDataIn(directory);
      if (!data) throw new CommandError(`There is no db.json in the folder ${directory}.`);
      const owned = Object.values(data.users)
        .map(({ profileImage }) => profileImage)
        .filter((name) => name !== noProfileImage);
      return work({ data, pictures: [...new Set([...names, ...owned])], picture: pictures.read });
    },
    fill: onlyRead,
    removePictures: onlyRead,
    close: async () => undefined,
  };
}

function namesIn(pictures: ReturnType<typeof picturesRepository>): Promise<string[]> {
  return pictures.settled(false).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Whether a folder is empty or does not exist. */
export async function isEmptyFolder(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.length === 0;
}

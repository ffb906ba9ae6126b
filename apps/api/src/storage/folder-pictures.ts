import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, syncDirectory } from './durable-file.ts';
import type { Pictures } from './store.ts';

const anHour = 3_600_000; // ms

/** Profile pictures as files in a folder; their names must be safe in a path. */
export function folderPictures(uploadsDirectory: string): Pictures {
  const directory = join(uploadsDirectory, 'profiles');
  return {
    prepare: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
    },
    insert: async (name, content) => {
      const path = join(directory, name);
      try {
        await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
        await syncDirectory(directory);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          await rm(path, { force: true }).catch(() => undefined); // it may have been written partially
        }
        throw error;
      }
    },
    read: (name) =>
      readFile(join(directory, name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    remove: (name) => rm(join(directory, name), { force: true }),
    settled: async (serving) => {
      const names = await readdir(directory);
      if (!serving) return names;
      const before = Date.now() - anHour;
      const times = await Promise.all(
        names.map((name) => stat(join(directory, name)).catch(() => null)),
      );
      return names.filter((_name, at) => (times[at]?.mtimeMs ?? Infinity) < before);
    },
    names: () =>
      readdir(directory).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
    ping: async () => undefined,
  };
}

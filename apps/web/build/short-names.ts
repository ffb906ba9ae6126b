import { globSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');

/** All style sheets in order of path, so that the builds for browser and server name a class alike. */
const sheets = ['src', '../../packages/themes/src', '../../packages/ui/src'].flatMap((folder) =>
  globSync('**/*.css.ts', { cwd: join(web, folder) })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted(),
);

/** vanilla-extract's own hash of each sheet, as found in the name of its first class. */
const hashes = new Map<string, string>();

/** Two characters for each sheet, of which the first is a letter. */
function nameOf(index: number): string {
  const letter = String.fromCodePoint(97 + Math.floor(index / 36));
  if (letter > 'z') throw new Error(`Names of two characters are too short for ${index} sheets.`);
  return letter + (index % 36).toString(36);
}

/**
 * Names of classes and variables: two characters for the sheet and one or two for the class, in place of eight, because
 * a long page names some thousand. For vanilla-extract's `identifiers`.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const index = sheets.indexOf(filePath);
  if (index === -1) throw new Error(`${filePath} is in none of the folders of style sheets.`);
  const known = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, known);
  return nameOf(index) + hash.slice(known.length);
}

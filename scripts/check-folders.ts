// Fails if the folders of apps/api/src import each other in a circle, or if there are more than twelve: what a
// folder needs can then be read from its imports, and each can be understood without those above it.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const source = 'apps/api/src';
const most = 12;

/** The files that each folder imports from each other one, as `importing file: imported file`. */
const imports = new Map<string, Map<string, string[]>>();
for (const file of globSync('**/*.ts', { cwd: source }).filter(
  (name) => !name.endsWith('.test.ts') && !name.startsWith('messages.generated/'),
)) {
  const folder = folderOf(file);
  if (folder === null) continue;
  const others = imports.get(folder) ?? new Map<string, string[]>();
  imports.set(folder, others);
  for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(
    /(?:from |import\()'(\.[^']+)'/g,
  )) {
    const imported = normalize(join(dirname(file), path));
    const other = folderOf(imported);
    if (other === null || other === folder) continue;
    others.set(other, [...(others.get(other) ?? []), `${file}: ${imported}`]);
  }
}

/** The top folder of a file; `null` for the programs beside the folders, which put everything together. */
function folderOf(file: string): string | null {
  const [top, ...rest] = file.split('/');
  const isFolder = rest.length > 0 && top !== '..' && top !== 'messages.generated';
  return isFolder ? (top ?? null) : null;
}

/** A circle of imports that begins and ends with the last folder of a path. */
function circleFrom(path: readonly string[]): string[] | null {
  for (const other of imports.get(path.at(-1) ?? '')?.keys() ?? []) {
    if (other === path[0]) return [...path, other];
    if (path.includes(other)) continue;
    const found = circleFrom([...path, other]);
    if (found) return found;
  }
  return null;
}

const errors: string[] = [];
if (imports.size > most) errors.push(`${source} has ${imports.size} folders, at most ${most}.`);
const circle = [...imports.keys()].map((folder) => circleFrom([folder])).find((found) => found);
for (const [at, folder] of (circle ?? []).slice(0, -1).entries()) {
  const next = circle?.[at + 1] ?? '';
  errors.push(`${folder} imports ${next}: ${imports.get(folder)?.get(next)?.[0]}`);
}
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;

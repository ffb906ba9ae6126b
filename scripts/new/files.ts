// What the generators of new files share.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends the command with an error message. */
export function exitWithError(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A name from the command line, in lower case with hyphens: `moon-phase`. */
export function nameFrom(text: string | undefined, example: string): string {
  if (text !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  return exitWithError(`Give a name in lower case with hyphens: ${example}`);
}

/** `moon-phase` is `MoonPhase`. */
export const pascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `moon-phase` is `moonPhase`. */
export const camelCase = (name: string): string => name.charAt(0) + pascalCase(name).slice(1);

/** `moon-phase` is `Moon phase`. */
export const inWords = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A text to insert into an existing file, before the only line that begins with `line`. */
export interface Insertion {
  path: string;
  line: string;
  text: string;
}

/** The existing files with the insertions, by path. Ends the command if a line does not occur exactly once. */
function changedBy(insertions: readonly Insertion[]): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const { path, line, text } of insertions) {
    const before = changed[path] ?? readFileSync(path, 'utf8');
    const parts = before.split(`\n${line}`);
    if (parts.length !== 2) exitWithError(`${path} does not have exactly one line “${line}”.`);
    changed[path] = `${parts[0]}\n${text}\n${line}${parts[1]}`;
  }
  return changed;
}

/**
 * Writes new files by their paths, and changes existing ones. Ends the command before anything is written if a new
 * file exists or an insertion has no place.
 */
export function writeFiles(
  files: Readonly<Record<string, string>>,
  insertions: readonly Insertion[] = [],
): void {
  for (const path of Object.keys(files))
    if (existsSync(path)) exitWithError(`${path} exists already.`);
  const changed = changedBy(insertions);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`new      ${path}`);
  }
  for (const [path, text] of Object.entries(changed)) {
    writeFileSync(path, text);
    console.log(`changed  ${path}`);
  }
}

/** Prints the next steps. */
export function say(steps: readonly string[]): void {
  console.log(`\nNext:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
}

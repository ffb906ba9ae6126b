// What the generators of new files share.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends the command with an error message. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A name from the command line, in lower case with hyphens: `moon-phase`. */
export function nameFrom(text: string | undefined, example: string): string {
  if (text !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
  return refuse(`Give a name in lower case with hyphens: ${example}`);
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

/** Writes files by their paths. Ends the command if one of them exists. */
export function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const path of Object.keys(files)) if (existsSync(path)) refuse(`${path} exists already.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`new      ${path}`);
  }
}

/** Inserts a text before a line that must occur exactly once. Ends the command otherwise. */
export function insertBefore(path: string, line: string, text: string): void {
  const before = readFileSync(path, 'utf8');
  const parts = before.split(`\n${line}`);
  if (parts.length !== 2) refuse(`${path} has no single line “${line}”.`);
  writeFileSync(path, `${parts[0]}\n${text}\n${line}${parts[1]}`);
  console.log(`changed  ${path}`);
}

/** Prints the next steps. */
export function say(steps: readonly string[]): void {
  console.log(`\nNext:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
}

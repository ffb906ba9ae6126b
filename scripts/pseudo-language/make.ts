// `node scripts/pseudo-language/make.ts FOLDER` copies the workspace and adds two languages to the copy with `pnpm
// new:language`: ta, from left to right, and he, from right to left. pseudo.ts translates them, then the copy's site is
// built. Only catalogues and a list differ, which proves what a language needs.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { wordsOf } from '../../apps/api/src/content/translated-words.ts';
import { withTexts } from '../messages/icu.ts';
import { compileMessages } from '../messages/packages.ts';
import { listWith, messagesIn } from '../new/language-files.ts';
import { pseudo } from './pseudo.ts';

const root = join(import.meta.dirname, '../..');
const copy = resolve(process.argv[2] ?? join(root, '.pseudo-site'));
const languages = { ta: 'Ţáámííļ', he: 'Ĥééƀŕééŵ' };

const LEFT_OUT = /(^|\/)(dist|coverage|docs)$|\.(test|stories)\.tsx?$/;

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
for (const path of [
  'apps',
  'packages',
  'scripts',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.json',
]) {
  cpSync(join(root, path), join(copy, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.test(relative(root, source)),
  });
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

/** @param hindi the same entry in Hindi: a text that is equal there is a code, an address or a name in Latin letters */
function pseudoContent(value: unknown, hindi: unknown): unknown {
  if (typeof value === 'string') return value === hindi ? value : pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  const inHindi = (hindi ?? {}) as Record<string, unknown>;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, pseudoContent(inner, inHindi[key])] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

for (const [code, name] of Object.entries(languages)) {
  write(messagesIn(code, copy, (message) => withTexts(message, pseudo)));
  write(listWith(code, name, copy));
  const content = join(copy, 'apps/api/content');
  for (const path of globSync('**/*.json', { cwd: join(content, 'en') })) {
    const english = wordsOf(path.replace(/\.json$/, ''), readJson(join(content, 'en', path)));
    const words = pseudoContent(english, readJson(join(content, 'hi', path)));
    write({ [`apps/api/content/${code}/${path}`]: JSON.stringify(words) });
  }
}

await compileMessages(copy);
const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: join(copy, folder), stdio: 'inherit' });
run('apps/web', 'pnpm', 'run', 'build');
run('.', 'node', '--import', './apps/api/compile-cache.mjs', 'apps/api/src/compile.ts');

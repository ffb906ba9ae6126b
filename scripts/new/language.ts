// `pnpm new:language CODE NAME` adds a language: its code in the list of languages, a folder of messages in each package and the
// content of the site, all of it still in English, which `pnpm messages check` reports.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../../apps/api/src/content/translated-words.ts';
import { exitWithError, say, writeFiles } from './files.ts';
import { listWith, messagesIn } from './language-files.ts';
import { compileMessages } from '../messages/packages.ts';

const [, , code = '', name = ''] = process.argv;
if (!/^[a-z]{2}$/.test(code) || name === '')
  exitWithError(
    'Give a language of two letters (BCP 47) and its own name: pnpm new:language ta தமிழ்',
  );

const root = join(import.meta.dirname, '../..');
const CONTENT = 'apps/api/content';
if (existsSync(join(root, CONTENT, code))) exitWithError(`There is content in ${code}.`);

const content = globSync('**/*.json', { cwd: join(root, CONTENT, 'en') }).map((path) => {
  const english: unknown = JSON.parse(readFileSync(join(root, CONTENT, 'en', path), 'utf8'));
  const words = wordsOf(path.replace(/\.json$/, ''), english);
  return [`${CONTENT}/${code}/${path}`, `${JSON.stringify(words, null, 2)}\n`] as const;
});

writeFiles({
  ...messagesIn(code, root, (message) => message),
  ...Object.fromEntries(content),
});
for (const [path, text] of Object.entries(listWith(code, name, root))) {
  writeFileSync(join(root, path), text);
  console.log(`changed  ${path}`);
}

await compileMessages(root);

say([
  'pnpm messages check (fails: the sentences are still English)',
  `translate packages/*/messages/${code}, apps/*/messages/${code} and ${CONTENT}/${code}`,
  'docs/decisions/034-languages-of-pages.md: what a language needs, and how Hindi does it',
]);

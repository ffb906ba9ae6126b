// `pnpm messages COMMAND`: the messages of all packages, `messages/LANGUAGE/SUBJECT.json`, in ICU MessageFormat.
//   compile             writes `src/messages.generated` of each package
//   check               fails if a language lacks a message or an argument, or a text breaks a rule of spelling
//   export LANGUAGE     prints all messages of a language as one JSON file, for a translator
//   import LANGUAGE FILE  writes such a file back
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from './icu.ts';
import {
  compileMessages,
  packagesWithMessages,
  pathOf,
  readMessages,
  repository,
  subjectsOf,
} from './packages.ts';

const [, , command = '', language = '', file = ''] = process.argv;

function fail(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

/** Messages by package and subject: `packages/contract/validation`. */
const exported = (): Record<string, Messages> =>
  Object.fromEntries(
    packagesWithMessages(repository).flatMap((folder) =>
      subjectsOf(folder, language, repository).map((subject) => [
        `${folder}/${subject}`,
        readMessages(pathOf(folder, language, subject), repository),
      ]),
    ),
  );

function importFile(): void {
  const given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Messages>;
  const known = new Set(
    packagesWithMessages(repository).flatMap((folder) =>
      subjectsOf(folder, 'en', repository).map((subject) => `${folder}/${subject}`),
    ),
  );
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  if (unknown.length > 0) return fail(unknown.map((name) => `There are no messages ${name}.`));
  for (const [name, messages] of Object.entries(given)) {
    const at = name.lastIndexOf('/');
    const path = join(repository, pathOf(name.slice(0, at), language, name.slice(at + 1)));
    writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
  }
}

switch (command) {
  case 'compile':
    await compileMessages();
    break;
  case 'check': {
    const { problemsOf } = await import('./check.ts');
    const problems = problemsOf(repository);
    if (problems.length > 0) fail(problems);
    break;
  }
  case 'export':
    process.stdout.write(`${JSON.stringify(exported(), null, 2)}\n`);
    break;
  case 'import':
    importFile();
    break;
  default:
    fail(['pnpm messages compile | check | export LANGUAGE | import LANGUAGE FILE']);
}

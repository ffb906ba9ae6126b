// Compares a catalogue in TypeScript with the messages that it was converted to: each message in both languages, with
// several values of each argument. Prints what differs. Arguments as of convert.ts.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callWith, parametersOf } from './convert.ts';

type Words = string | ((...args: never[]) => string) | { [key: string]: Words };

const [, , enModule = '', enName = '', hiModule = '', hiName = '', folder = '', subject = ''] =
  process.argv;

const importFrom = async (path: string, name?: string) => {
  const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, Words>;
  return name === undefined ? Object.values(module)[0]! : module[name]!;
};

const SAMPLES = [0, 1, 2, 5, 21, 1000, true, false, '', 'Asha'];
let same = 0;
const different: string[] = [];

function compare(before: Words, english: Words, after: Words | undefined, path: string): void {
  const differs = (old: string, own: unknown) =>
    different.push(`${path}\n  before: ${old}\n  after:  ${String(own)}`);
  if (typeof before === 'string') {
    // A text with placeholders, which other code replaced.
    const own =
      typeof after === 'function'
        ? (after as (values: object) => string)(
            new Proxy({}, { get: (_target, name) => `{${String(name)}}` }),
          )
        : after;
    if (before === own) same++;
    else differs(before, own);
    return;
  }
  if (typeof before !== 'function') {
    for (const [key, inner] of Object.entries(before))
      compare(
        inner,
        (english as Record<string, Words>)[key]!,
        typeof after === 'object' ? after[key] : undefined,
        `${path}.${key}`,
      );
    return;
  }
  const parameters = parametersOf(english as Function);
  const usual = Object.fromEntries(parameters.names.map((name) => [name, `<${name}>`]));
  const all = parameters.names.flatMap((name) =>
    SAMPLES.map((value) => ({ ...usual, [name]: value })),
  );
  for (const values of [usual, ...all]) {
    const old = callWith(before, parameters, values);
    const own = typeof after === 'function' ? (after as (values: object) => string)(values) : after;
    if (old !== own) return void differs(old, own);
  }
  same++;
}

const en = await importFrom(enModule, enName);
for (const [language, before] of [
  ['en', en],
  ['hi', await importFrom(hiModule, hiName)],
] as const)
  compare(
    before,
    en,
    await importFrom(join(folder, 'src/messages.generated', language, `${subject}.ts`)),
    `${language} ${subject}`,
  );
process.stdout.write(`${subject}: ${same} equal, ${different.length} different\n`);
for (const one of different) process.stdout.write(`${one}\n`);

// The messages of each package: `messages/LANGUAGE/SUBJECT.json`, compiled to `src/messages.generated`.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Messages } from './icu.ts';

export const repository = join(import.meta.dirname, '../..');

/** Folders of packages with messages, relative to the root. */
export const packagesWithMessages = (root: string): string[] =>
  globSync('{packages,apps}/*/messages', { cwd: root })
    .map((folder) => dirname(folder))
    .toSorted();

/** Languages of a package, English first, because the types come from it. */
export const languagesOf = (folder: string, root: string): string[] =>
  readdirSync(join(root, folder, 'messages')).toSorted(
    (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b),
  );

/** Subjects of a package in one language: `mail`. */
export const subjectsOf = (folder: string, language: string, root: string): string[] =>
  globSync('*.json', { cwd: join(root, folder, 'messages', language) })
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

export const pathOf = (folder: string, language: string, subject: string): string =>
  `${folder}/messages/${language}/${subject}.json`;

export const readMessages = (path: string, root: string): Messages =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Messages;

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The module that has a subject in all languages. */
function subjectModule(subject: string, languages: readonly string[]): string {
  const name = `${camel(subject)}Messages`;
  const type = name.replace(/^./, (letter) => letter.toUpperCase());
  return `${languages.map((code) => `import { ${name} as ${code} } from './${code}/${subject}.ts';\n`).join('')}
export type ${type} = typeof en;

/** From \`messages/LANGUAGE/${subject}.json\`. */
export const ${name}: Readonly<Record<${languages.map((code) => `'${code}'`).join(' | ')}, ${type}>> = { ${languages.join(', ')} };
`;
}

/** Names have no arguments. */
const DICTIONARY = 'packages/language';

/** Groups of names by the names of their exports: `grahas`, and by form `grahasShort`, so that a page has only what it shows. */
function groupsOf(subject: Readonly<Record<string, Messages>>): Map<string, Messages> {
  const groups = new Map(Object.entries(subject));
  for (const [group, names] of Object.entries(subject)) {
    const [first] = Object.values(names);
    for (const form of typeof first === 'object' ? Object.keys(first) : []) {
      const inForm = Object.entries(names).map(([id, forms]) => [id, (forms as Messages)[form]!]);
      const name = `${group}${form.charAt(0).toUpperCase()}${form.slice(1)}`;
      groups.set(name, Object.fromEntries(inForm) as Messages);
    }
  }
  return groups;
}

/**
 * A subject of the dictionary in one language: a module for each group, since a bundler puts all exports of a module into the
 * same file, and one of all.
 */
function groupModules(
  path: string,
  name: string,
  subject: Readonly<Record<string, Messages>>,
  compiled: (group: string, names: Messages) => string,
): [path: string, text: string][] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const all = Object.keys(subject);
  const groups = groupsOf(subject);
  const imports = all.map((group) => `import { ${group} } from './${file}.${group}.ts';\n`);
  const exports = [...groups.keys()].map(
    (group) => `export { ${group} } from './${file}.${group}.ts';\n`,
  );
  return [
    ...[...groups].map(([group, names]): [string, string] => [
      `${path}.${group}.ts`,
      compiled(group, names),
    ]),
    [
      `${path}.ts`,
      `${imports.join('')}${exports.join('')}export const ${name} = { ${all.join(', ')} };\n`,
    ],
  ];
}

/**
 * A subject of which English is built into the code that shows it: each of its keys has a module of its own, with the key, by
 * which the code finds the same messages in another language.
 */
const BUILT_IN = 'components';

/** Name of the messages of a component: `kootaTableStrings`; a list that several share has its own, `gemNames`. */
const builtInName = (key: string) =>
  /^[A-Z]/.test(key) ? `${key.charAt(0).toLowerCase()}${key.slice(1)}Strings` : key;

/** The words of a component in all languages, for code outside of components. */
function componentModule(key: string, languages: readonly string[]): string {
  const name = builtInName(key);
  const imports = languages.map(
    (code) => `import { ${name} as ${code} } from '../${code}/${BUILT_IN}/${key}.ts';\n`,
  );
  const words = languages.map((code) => `${code}: ${code}.words`);
  return `${imports.join('')}\nexport const ${name.replace(/Strings$/, '')}Messages = { ${words.join(', ')} };\n`;
}

/** All messages of a subject whose keys have modules of their own. */
const builtInModule = (name: string, keys: readonly string[]): string =>
  `${keys.map((key) => `import { ${builtInName(key)} } from './${BUILT_IN}/${key}.ts';\n`).join('')}
export const ${name} = {\n${keys.map((key) => `  ${key}: ${builtInName(key)}.words,\n`).join('')}};\n`;

/** The words of a language, a subpath of the kit: those of its components, and the names of the dictionary that it shows. */
const wholeModule = (
  code: string,
) => `import { choghadiyas, pakshas, tithis } from '@jyoti/language/terms/${code}/almanac';
import { elementsName, grahasName, grahasShort, nakshatras, signsName, signsSanskrit } from '@jyoti/language/terms/${code}/sky';
import type { CompleteKitMessages } from '../i18n/index.ts';
import { componentsMessages } from '../messages.generated/${code}/${BUILT_IN}.ts';

/** All words of the kit in ${new Intl.DisplayNames('en', { type: 'language' }).of(code)}, for the \`messages\` of \`I18nProvider\`. */
export const ${code}: CompleteKitMessages = {
  ...componentsMessages,
  choghadiyaNames: choghadiyas,
  elementNames: elementsName,
  grahaAbbreviations: grahasShort,
  grahaNames: grahasName,
  nakshatraNames: nakshatras,
  rashiNames: signsName,
  sanskritSignNames: signsSanskrit,
  tithiNames: { pakshas, tithis },
};
`;

/** The modules of a package, by their path in `messages.generated`. */
async function modulesOf(folder: string, root: string): Promise<Map<string, string>> {
  const { argumentsOf, compiledModule, entriesOf, mergedArguments } = await import('./icu.ts');
  const argumentsIn = (translations: readonly Messages[]) =>
    mergedArguments(
      translations.flatMap((messages) =>
        entriesOf(messages).map(([path, text]) => [path, argumentsOf(text)] as const),
      ),
    );
  const languages = languagesOf(folder, root);
  const modules = new Map<string, string>();
  for (const subject of subjectsOf(folder, 'en', root)) {
    const own = languages.map(
      (code) => [code, readMessages(pathOf(folder, code, subject), root)] as const,
    );
    const merged = argumentsIn(own.map(([, messages]) => messages));
    const name = `${camel(subject)}Messages`;
    modules.set(`${subject}.ts`, subjectModule(subject, languages));
    for (const [code, messages] of own)
      if (folder === DICTIONARY)
        for (const [path, text] of groupModules(
          `${code}/${subject}`,
          name,
          messages as Record<string, Messages>,
          (group, names) => compiledModule(group, names, code, new Map()),
        ))
          modules.set(path, text);
      else modules.set(`${code}/${subject}.ts`, compiledModule(name, messages, code, merged));
    if (folder === DICTIONARY)
      for (const group of groupsOf(own[0]![1] as Record<string, Messages>).keys())
        modules.set(
          `${subject}.${group}.ts`,
          `${languages.map((code) => `import { ${group} as ${code} } from './${code}/${subject}.${group}.ts';\n`).join('')}\nexport const ${group} = { ${languages.join(', ')} };\n`,
        );
    if (subject === BUILT_IN) {
      const keys = Object.keys(own[0]![1]);
      for (const [code, messages] of own) {
        for (const key of keys) {
          const inCode = (of: Messages) => ({ component: key, words: of[key] ?? '' });
          const inAll = argumentsIn(own.map(([, of]) => inCode(of)));
          const compiled = compiledModule(builtInName(key), inCode(messages), code, inAll);
          const comment = `/** Words in one language; others are \`${key}\` of the messages of \`I18nProvider\`. */\n`;
          modules.set(`${code}/${subject}/${key}.ts`, compiled.replace(/^(?=export)/m, comment));
        }
        modules.set(`${code}/${subject}.ts`, builtInModule(name, keys));
      }
      for (const key of keys) modules.set(`${subject}/${key}.ts`, componentModule(key, languages));
      for (const code of languages) modules.set(`../messages-${code}/index.ts`, wholeModule(code));
      const imports = languages.map(
        (code) => `import { ${code} } from '../messages-${code}/index.ts';\n`,
      );
      modules.set(
        '../messages-all/index.ts',
        `${imports.join('')}\n/** All words of the kit, by language. */\nexport const all = { ${languages.join(', ')} };\n`,
      );
    }
  }
  return modules;
}

/** Changes with the messages of a package and with the compiler. */
function hashOf(folder: string, root: string): string {
  const hash = createHash('sha256');
  const files = globSync('*/*.json', { cwd: join(root, folder, 'messages') }).toSorted();
  for (const file of files)
    hash.update(`\n${file}\n`).update(readFileSync(join(root, folder, 'messages', file)));
  for (const file of ['icu.ts', 'packages.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** Whether a package has the words of each language as a subpath, if it has them: they are not in `messages.generated`. */
const isWhole = (folder: string, root: string): boolean =>
  !existsSync(join(root, pathOf(folder, 'en', BUILT_IN))) ||
  [...languagesOf(folder, root), 'all'].every((code) =>
    existsSync(join(root, folder, `src/messages-${code}/index.ts`)),
  );

/** Compiles the packages whose messages have changed. Without a change it needs no development dependency. */
export async function compileMessages(root: string = repository): Promise<string[]> {
  const changed: string[] = [];
  for (const folder of packagesWithMessages(root)) {
    const target = join(root, folder, 'src/messages.generated');
    const hash = hashOf(folder, root);
    const hashFile = join(target, 'hash');
    if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash && isWhole(folder, root))
      continue;
    const modules = await modulesOf(folder, root);
    for (const old of globSync('**/*.ts', { cwd: target }))
      if (!modules.has(old)) rmSync(join(target, old));
    for (const [path, text] of modules) {
      const file = join(target, path);
      mkdirSync(dirname(file), { recursive: true });
      // An unchanged module is not written, so that a server that watches it does not restart.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
    writeFileSync(hashFile, hash);
    changed.push(folder);
  }
  return changed;
}

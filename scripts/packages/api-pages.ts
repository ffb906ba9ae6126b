// The pages that list the exports of the packages, written from the sources: `docs/api.md`, for the kit one page per component
// in `docs/api`. They are written when a package is built, and not in git; the table in the kit's README is.
//   node scripts/packages/api-pages.ts NAME     writes the pages of a package
//   node scripts/packages/api-pages.ts          writes the table in the README
//   node scripts/packages/api-pages.ts --check  compares the table, and refuses an export or a field of a type without a docstring
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { componentDoc, componentIds, fileOf, subpathOf } from './component-docs.ts';
import { packages } from './pack.ts';
import { exportsOf } from './read-exports.ts';
import type { ExportedThing } from './read-exports.ts';

const root = join(import.meta.dirname, '../..');
const KINDS = ['component', 'function', 'constant', 'type'] as const;
const HEADINGS = {
  component: 'Components',
  function: 'Functions',
  constant: 'Tables and constants',
  type: 'Types',
};

function section(thing: ExportedThing): string {
  return `#### ${thing.name}\n\n${paragraphs(thing.doc)}\n\`\`\`ts\n${thing.signature}\n\`\`\`\n`;
}

/** A docstring as Markdown: its tags become a list. */
function paragraphs(doc: string): string {
  if (doc === '') return '';
  const [text = '', ...tags] = doc.split(/\n?(?=@(?:param|returns|throws|default)\b)/);
  const list = tags.map((tag) =>
    tag
      .replace(/\s*\n\s*/g, ' ')
      .replace(/^@param\s+(\S+)\s*/, '- `$1`: ')
      .replace(/^@returns\s*/, '- returns ')
      .replace(/^@throws\s*/, '- throws ')
      .replace(/^@default\s*/, '- default: '),
  );
  return `${text.trim()}\n${list.length > 0 ? `\n${list.join('\n')}\n` : ''}\n`;
}

function modulePage(name: string, index: string): string {
  const things = [...exportsOf(index).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const thing of things) {
    // Names and fields of a type are often self-explanatory, as in icons; a rule or a component needs more.
    const mustTell = name.startsWith('@jyoti/jyotish')
      ? thing.kind !== 'type'
      : thing.kind === 'component';
    if (!mustTell || thing.doc !== '') continue;
    console.error(`${name}: ${thing.name} has no docstring.`);
    process.exitCode = 1;
  }
  const parts = KINDS.flatMap((kind) => {
    const ofKind = things.filter((thing) => thing.kind === kind);
    return ofKind.length === 0
      ? []
      : [`### ${HEADINGS[kind]}\n\n${ofKind.map(section).join('\n')}`];
  });
  return `## ${name}\n\n${parts.join('\n')}`;
}

const HEADER = 'Written from the sources.';

/** Headings of the second level of a page, as links. */
function contentsOf(modules: readonly string[]): string {
  return modules.map((name) => `- [${name}](#${name.replaceAll(/[^\w-]/g, '')})`).join('\n');
}

/** One page for a package. */
function packagePage(name: string): string {
  const source = join(root, 'packages', name, 'src');
  const modules = globSync('*/index.ts', { cwd: source }).toSorted();
  const named = (modules.length > 0 ? modules : ['index.ts']).map((index) => {
    const folder = basename(dirname(index));
    const id = folder === '.' ? `@jyoti/${name}` : `@jyoti/${name}/${folder}`;
    return { id, index: join(source, index) };
  });
  const contents = contentsOf(named.map(({ id }) => id));
  const body = named.map(({ id, index }) => modulePage(id, index)).join('\n');
  return `# @jyoti/${name}: what it exports\n\n${HEADER}\n\n${contents}\n\n${body}`;
}

/** The page of one folder of the kit. */
function componentPage(id: string): string {
  const { imports, clientOnly } = componentDoc(id);
  const guide = existsSync(fileOf(id, `${id}.mdx`)) ? `[When to use it](../guides/${id}.md). ` : '';
  const server =
    clientOnly.length > 0
      ? `${clientOnly.join(', ')}: to be rendered in a file that begins with 'use client'.\n\n`
      : '';
  const things = exportsOf(fileOf(id, 'index.ts'));
  const contents = KINDS.flatMap((kind) =>
    [...things.values()].filter((thing) => thing.kind === kind).map(({ name }) => name),
  ).map((name) => `[${name}](#${name.toLowerCase()})`);
  const links = contents.length > 1 ? `${contents.join(' · ')}\n\n` : '';
  return `# @jyoti/ui/${subpathOf(id)}\n\n${guide}${HEADER}\n\n\`\`\`ts\n${imports}\n\`\`\`\n\n${server}${links}${modulePage(
    `@jyoti/ui/${subpathOf(id)}`,
    fileOf(id, 'index.ts'),
  )
    .replace(/^## .*\n\n/, '')
    .replaceAll(/^#(#{2,3} )/gm, '$1')}`;
}

/** The README of the kit with its table of components regenerated. */
function readmeOfKit(): string {
  const file = join(root, 'packages/ui/README.md');
  const row = (id: string) => {
    const { components, others, sentence, clientOnly } = componentDoc(id);
    const names = (components.length > 0 ? components : others.slice(0, 3)).map((name) =>
      clientOnly.includes(name) ? `${name} †` : name,
    );
    return `| \`${id}\` | ${names.join(', ')} | ${sentence.replaceAll('|', '\\|')} |`;
  };
  const table = `| Import | Exports | What it is |\n| --- | --- | --- |\n${componentIds().map(row).join('\n')}`;
  return readFileSync(file, 'utf8').replace(
    /(<!-- components -->)[\s\S]*?(<!-- \/components -->)/,
    (_, opening: string, closing: string) => `${opening}\n\n${table}\n\n${closing}`,
  );
}

/** The pages of a package that has some, by their paths in it. */
export function apiPages(name: string): Map<string, string> {
  return name === 'ui'
    ? new Map(componentIds().map((id) => [`docs/api/${id}.md`, componentPage(id)]))
    : new Map([['docs/api.md', packagePage(name)]]);
}

async function formatted(path: string, text: string): Promise<string> {
  const { code } = await format(path, text, style);
  return code;
}

async function write(name: string): Promise<void> {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'docs/api'), { recursive: true, force: true });
  for (const [path, text] of apiPages(name)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), await formatted(path, text));
  }
}

/** Types of a package that have fields without a docstring. A field of a base type is documented there, once. */
function bareTypes(name: string): string[] {
  const source = join(root, 'packages', name, 'src');
  const things = globSync('{,*/,recipes/*/}index.ts', { cwd: source }).flatMap((index) => [
    ...exportsOf(join(source, index)).values(),
  ]);
  return [
    ...new Set(
      things
        .filter(({ bareFields }) => bareFields.length > 0)
        .map(
          (type) =>
            `${relative(root, type.file)}: ${type.name} lacks a sentence for ${type.bareFields.join(', ')}.`,
        ),
    ),
  ];
}

if (import.meta.main) {
  const [argument] = process.argv.slice(2);
  const readme = join(root, 'packages/ui/README.md');
  if (argument === undefined) writeFileSync(readme, await formatted(readme, readmeOfKit()));
  else if (argument !== '--check') await write(argument);
  else {
    for (const name of ['ui', 'jyotish', 'pdf']) apiPages(name);
    for (const sentence of packages.flatMap(bareTypes)) {
      console.error(sentence);
      process.exitCode = 1;
    }
    if (readFileSync(readme, 'utf8') !== (await formatted(readme, readmeOfKit()))) {
      console.error('packages/ui/README.md is not what the sources say: run `pnpm api`.');
      process.exitCode = 1;
    }
  }
}

// Writes, or with `--check` holds, the page of each package that lists what it exports: `docs/api.md`. A change of a
// public name, type or docstring so becomes a change that a reviewer sees.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
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

function room(name: string, index: string): string {
  const things = [...exportsOf(index).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const thing of things) {
    // The name and the fields of a type often say all, as an icon's name does; a rule or a component has more to tell.
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

async function pageOf(name: string): Promise<string> {
  const source = join(root, 'packages', name, 'src');
  const rooms = globSync('*/index.ts', { cwd: source }).toSorted();
  const indexes = rooms.length > 0 ? rooms : ['index.ts'];
  const body = indexes
    .map((index) => {
      const folder = basename(dirname(index));
      return room(
        folder === '.' ? `@jyoti/${name}` : `@jyoti/${name}/${folder}`,
        join(source, index),
      );
    })
    .join('\n');
  const text = `# @jyoti/${name}: what it exports\n\nWritten from the sources by \`pnpm api\`; not edited by hand.\n\n${body}`;
  return format(text, { ...(await resolveConfig(join(root, 'README.md'))), parser: 'markdown' });
}

const check = process.argv.includes('--check');
for (const name of ['jyotish', 'pdf', 'ui']) {
  const file = join(root, 'packages', name, 'docs/api.md');
  const page = await pageOf(name);
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  } else if (readFileSync(file, 'utf8') !== page) {
    console.error(`packages/${name}/docs/api.md is not what the sources say: run \`pnpm api\`.`);
    process.exitCode = 1;
  }
}

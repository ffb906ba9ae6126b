// Writes `llms.txt` of a package, the index that coding assistants read (https://llmstxt.org): what the package is, and where its
// documents are in the tarball. Made from package.json, the guides and the headings of the documents when a package is built; not in git.
//   node scripts/packages/llms.ts NAME
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentIds, subpathOf } from './component-docs.ts';
import { packages, root } from './pack.ts';
import { guideOf } from './read-guides.ts';

const read = (name: string, file: string) =>
  readFileSync(join(root, 'packages', name, file), 'utf8');

const descriptionOf = (name: string) =>
  (JSON.parse(read(name, 'package.json')) as { description: string }).description;

const item = (title: string, path: string, words: string) =>
  `- [${title}](${path})${words === '' ? '' : `: ${words}`}`;

const section = (title: string, items: readonly string[]) =>
  items.length > 0 ? [`## ${title}\n\n${items.join('\n')}`] : [];

/** The first sentence below the heading of a document. */
function summaryOf(name: string, path: string): string {
  const [, text = ''] = /^# .+\n\n([\s\S]*?)\n\n/m.exec(read(name, path)) ?? [];
  return /^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0].replaceAll(/\s+/g, ' ').replace(/:$/, '.') ?? '';
}

/** Links of a guide are relative to the guide. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

const headingOf = (name: string, path: string) => /^# (.+)$/m.exec(read(name, path))?.[1] ?? path;

/** Documents that are in git. What is written when a package is built has its own lists. */
const documentsOf = (name: string): string[] =>
  globSync('docs/{*,rules/*}.md', { cwd: join(root, 'packages', name) })
    .toSorted()
    .filter((path) => path !== 'docs/api.md')
    .map((path) => item(headingOf(name, path), path, summaryOf(name, path)));

/** The guide of each component, with the words by which people look for it. */
const guides = (): string[] =>
  componentIds().flatMap((id) => {
    const guide = guideOf(id);
    if (!guide) return [];
    const also = guide.aliases.length > 0 ? ` Also called ${guide.aliases.join(', ')}.` : '';
    return [
      item(
        guide.title,
        `docs/guides/${id}.md`,
        `\`@jyoti/ui/${subpathOf(id)}\`. ${withoutLinks(guide.summary)}${also}`,
      ),
    ];
  });

/** @param name the folder of the package */
export function llmsText(name: string): string {
  const api = ['jyotish', 'pdf'].includes(name)
    ? [
        item(
          'What it exports',
          'docs/api.md',
          'every function, constant and type, with its docstring.',
        ),
      ]
    : [];
  return (
    [
      `# @jyoti/${name}`,
      `> ${descriptionOf(name)}`,
      `ESM only, with types. Install: \`npm install @jyoti/${name}\`.`,
      ...section('Documents', [
        item('README', 'README.md', 'how to install and use it, with complete examples.'),
        ...api,
        ...documentsOf(name),
      ]),
      ...section('Components', name === 'ui' ? guides() : []),
      ...section(
        'Packages beside it',
        packages
          .filter((other) => other !== name)
          .map((other) =>
            item(
              `@jyoti/${other}`,
              `https://www.npmjs.com/package/@jyoti/${other}`,
              descriptionOf(other),
            ),
          ),
      ),
    ].join('\n\n') + '\n'
  );
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  const folder = join(root, 'packages', name);
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`There is no package ${name}.`);
  writeFileSync(join(folder, 'llms.txt'), llmsText(name));
}

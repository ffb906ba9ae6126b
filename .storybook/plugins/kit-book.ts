import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import {
  componentDoc,
  componentIds,
  fileOf,
  sheetOf,
} from '../../scripts/packages/component-docs.ts';
import { changesOf, sinceOf } from '../../scripts/packages/read-changes.ts';
import { examplesOf } from '../../scripts/packages/read-examples.ts';
import { guideOf } from '../../scripts/packages/read-guides.ts';
import { kitProps } from '../../scripts/packages/read-props.ts';
import { sampleOf } from '../../scripts/packages/sample-code.ts';
import type { CatalogueEntry } from '../blocks/catalogue.ts';
import { guidePage } from '../guide-frame.ts';

/** What is in every page: props by component and the catalogue, without what one page alone shows. */
const PROPS = 'virtual:kit-props';
const CATALOGUE = 'virtual:kit-catalogue';
/** The rest of one component, which its stories bring along. */
const COMPONENT = 'virtual:kit-component/';
/** What the composer needs of all of them. */
const COMPOSER = 'virtual:kit-composer';

/** What is shown in the language of the toolbar has its elements made by `sample-content`. */
const SHOWN =
  /\/packages\/ui\/(?:src|test)\/.*\.tsx$|\/\.storybook\/docs\/.*\.(?:stories|examples)\.tsx$|\/site-frame\.tsx$/;
const JSX_SOURCE = 'virtual:sample-content';
const jsxRuntime = join(import.meta.dirname, '../sample-content/jsx-runtime.ts');

/** The id that Storybook gives to the guide of a title. */
const guideId = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--guide`;

function entryOf(id: string): CatalogueEntry | undefined {
  const file = fileOf(id, `${id}.stories.tsx`);
  if (!existsSync(file)) return undefined;
  const stories = readFileSync(file, 'utf8');
  const title = /title: '((?:Components|Astrology|Recipes)\/[^']*)'/.exec(stories)?.[1] ?? '';
  const [family = '', group = '', name = ''] = title.split('/');
  const { components, imports, sentence } = componentDoc(id);
  const guide = guideOf(id);
  return {
    id,
    name,
    family,
    group,
    guide: guideId(title),
    sentence,
    summary: guide?.summary ?? sentence,
    aliases: guide?.aliases ?? [],
    related: guide?.related ?? [],
    imports,
    sample: sampleOf(id) ?? imports,
    components,
    status: /'status:(\w+)'/.exec(stories)?.[1] ?? 'new',
    since: sinceOf(name),
    changes: components.length > 0 ? changesOf(components) : [],
  };
}

let known: readonly CatalogueEntry[] | undefined;
const catalogue = () => (known ??= componentIds().flatMap((id) => entryOf(id) ?? []));

/** Without its own page's part. */
const brief = (entry: CatalogueEntry): CatalogueEntry => ({ ...entry, sample: '', changes: [] });

function componentModule(id: string): string {
  const entry = catalogue().find((one) => one.id === id);
  const { sample = '', changes = [] } = entry ?? {};
  return `import { props } from '${PROPS}';
import { catalogue } from '${CATALOGUE}';
props[${JSON.stringify(id)}] = ${JSON.stringify(kitProps()[id] ?? [])};
Object.assign(catalogue.find(({ id }) => id === ${JSON.stringify(id)}) ?? {}, ${JSON.stringify({ sample, changes })});`;
}

/** Names that a module of the kit exports as values. */
function exportsOf(path: string): string[] {
  const file = join('packages/ui/src', path, 'index.ts');
  const code = readFileSync(file, 'utf8');
  const all = [...code.matchAll(/^export \* from '(\.\/[^']+)'/gm)].map(([, from = '']) =>
    readFileSync(join(dirname(file), from), 'utf8'),
  );
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const declared = all.flatMap((text) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  );
  return [...listed, ...declared]
    .filter((name) => /^[\w ]+$/.test(name) && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, ''));
}

/** Modules of the kit with what they export, and a sample of each component. */
function composerModule(): string {
  const modules = globSync('packages/ui/src/{*,recipes/*}/index.ts')
    .map((file) => dirname(file).slice('packages/ui/src/'.length))
    .filter((path) => !/^messages|^elements$|^data$/.test(path))
    .toSorted()
    .map((path) => ({
      path,
      hasSheet: sheetOf(`@jyoti/ui/${path}`).length > 0,
      names: exportsOf(path),
    }));
  const samples = catalogue().flatMap(({ id, name }) => {
    const sample = sampleOf(id);
    return sample === undefined ? [] : [{ name, sample }];
  });
  return `export const modules = ${JSON.stringify(modules)};\nexport const samples = ${JSON.stringify(samples)};`;
}

/**
 * Gives stories that are tests no picture in Chromatic: they end with a half-typed text, a focus or an open layer, which the
 * sheets of states show on purpose.
 */
const testsWithoutPictures = (code: string): string[] =>
  code
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\btags: \[[^\]]*'!dev'/.test(story) && !story.includes('chromatic'))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '')
    .map(
      (name) =>
        `${name}.parameters = { ...${name}.parameters, chromatic: { disableSnapshot: true } };`,
    );

/**
 * Provides the kit's data for Storybook: the props of its components and a catalogue of them as virtual modules, each
 * guide its frame, and each example of a guide its own code.
 */
export const kitBook = (): Plugin => ({
  name: 'kit-book',
  enforce: 'pre',
  resolveId: (id) =>
    [PROPS, CATALOGUE, COMPOSER].includes(id) || id.startsWith(COMPONENT)
      ? `\0${id}`
      : id.startsWith(`${JSX_SOURCE}/`)
        ? jsxRuntime
        : undefined,
  load(id) {
    // Tests of stories use none of it.
    const isTest = process.env.VITEST !== undefined;
    if (id === `\0${PROPS}`) return 'export const props = {};';
    if (id === `\0${CATALOGUE}`)
      return `export const catalogue = ${JSON.stringify(isTest ? [] : catalogue().map(brief))};`;
    if (id === `\0${COMPOSER}`) return composerModule();
    if (id.startsWith(`\0${COMPONENT}`)) return componentModule(id.slice(COMPONENT.length + 1));
    return undefined;
  },
  transform: {
    // Before Storybook compiles the MDX.
    order: 'pre',
    handler(code, file) {
      const [, guide] = /\/packages\/ui\/src\/(?:recipes\/)?([\w-]+)\/\1\.mdx$/.exec(file) ?? [];
      if (guide !== undefined) return { code: guidePage(code, guide), map: null };
      // Tests of stories show neither another language nor code.
      if (process.env.VITEST !== undefined || !SHOWN.test(file)) return undefined;
      const lines = [`/** @jsxImportSource ${JSX_SOURCE} */`, code];
      if (/\.(?:examples|stories)\.tsx$/.test(file))
        for (const [name, text] of examplesOf(file, code))
          lines.push(`Object.assign(${name}, { code: ${JSON.stringify(text)} });`);
      if (file.endsWith('.stories.tsx')) lines.push(...testsWithoutPictures(code));
      const [, own] =
        /\/packages\/ui\/src\/(?:recipes\/)?([\w-]+)\/\1\.stories\.tsx$/.exec(file) ?? [];
      if (own !== undefined) lines.push(`import '${COMPONENT}${own}';`);
      return { code: lines.join('\n'), map: null };
    },
  },
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import {
  componentDoc,
  componentIds,
  fileOf,
  sheetOf,
} from '../../scripts/packages/component-docs.ts';
import { factsOf, statusOf, tokensOf, uses } from '../../scripts/packages/component-facts.ts';
import { changesOf, releases } from '../../scripts/packages/read-changes.ts';
import { examplesOf, modulesOf } from '../../scripts/packages/read-examples.ts';
import { guideOf } from '../../scripts/packages/read-guides.ts';
import { kitProps } from '../../scripts/packages/read-props.ts';
import { sampleOf } from '../../scripts/packages/sample-code.ts';
import type { CatalogueEntry, KitData, Linked } from '../blocks/catalogue.ts';
import { guidePage } from '../guide-frame.ts';

const CATALOGUE = 'virtual:kit-catalogue';
const RELEASES = 'virtual:kit-releases';
/** What the composer needs of all components. */
const COMPOSER = 'virtual:kit-composer';
/** Before the folder of a component: its data. */
const KIT = 'virtual:kit/';
const SET_KIT = join(import.meta.dirname, '../props/kit-of.ts');

/** What is shown in the language of the toolbar has its elements made by `sample-content`. */
const SHOWN =
  /\/packages\/ui\/(?:src|test)\/.*\.tsx$|\/\.storybook\/docs\/.*\.(?:stories|examples)\.tsx$|\/site-frame\.tsx$/;
const JSX_SOURCE = 'virtual:sample-content';
const jsxRuntime = join(import.meta.dirname, '../sample-content/jsx-runtime.ts');

/** Tests of stories show neither guides nor controls nor another language. */
const isTest = process.env.VITEST !== undefined;

/** The id that Storybook gives to the guide of a title. */
const guideId = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}--guide`;

let known: CatalogueEntry[] | undefined;
const catalogue = () => (known ??= componentIds().flatMap((id) => entryOf(id) ?? []));

function entryOf(id: string): CatalogueEntry | undefined {
  const file = fileOf(id, `${id}.stories.tsx`);
  if (!existsSync(file)) return undefined;
  const title =
    /title: '((?:Components|Astrology|Recipes)\/[^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ??
    '';
  const [family = '', group = '', name = ''] = title.split('/');
  const { components, sentence } = componentDoc(id);
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
    components,
    status: statusOf(factsOf(id)),
  };
}

const linked = (ids: readonly string[]): Linked[] =>
  catalogue()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, guide, summary }) => ({ id, name, guide, summary }));

function kitData(id: string): KitData | undefined {
  const entry = catalogue().find((one) => one.id === id);
  if (!entry) return undefined;
  const { components, imports } = componentDoc(id);
  const { pages = [], components: users = [] } = uses().get(id) ?? {};
  const modules = modulesOf(fileOf(id, `${id}.stories.tsx`));
  return {
    entry,
    facts: factsOf(id),
    imports,
    sample: sampleOf(id) ?? imports,
    changes: components.length > 0 ? changesOf(components) : [],
    props: kitProps()[id] ?? [],
    tokens: tokensOf(id),
    related: linked(entry.related),
    pages,
    users: linked(users),
    modules,
    sheets: [...new Set(Object.values(modules))].filter((path) => sheetOf(path).length > 0),
  };
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
function composerData() {
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
  return { modules, samples };
}

/**
 * Gives stories that are tests no picture in Chromatic: they end with a half-typed text, a focus or an open layer, which the
 * sheets of states show on purpose. A sheet with a play keeps its pictures.
 */
const testsWithoutPictures = (code: string): string[] =>
  code
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\btags: \[[^\]]*'!dev'/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '')
    .map(
      (name) =>
        `${name}.parameters = { chromatic: { disableSnapshot: true }, ...${name}.parameters };`,
    );

const MODULES: Readonly<Record<string, () => object>> = {
  [CATALOGUE]: () => ({ catalogue: isTest ? [] : catalogue() }),
  [RELEASES]: () => ({ releases: isTest ? [] : releases() }),
  [COMPOSER]: composerData,
};

/**
 * Provides the kit's data for Storybook: a catalogue of its components, its releases and the data of each component as virtual
 * modules; each guide its frame, each example of a guide its own code, and stories their texts in the language of the toolbar.
 */
export const kitBook = (): Plugin => ({
  name: 'kit-book',
  enforce: 'pre',
  resolveId(id) {
    if (id.startsWith(`${JSX_SOURCE}/`)) return jsxRuntime;
    return id in MODULES || id.startsWith(KIT) ? `\0${id}` : undefined;
  },
  load(id) {
    if (!id.startsWith('\0virtual:kit')) return undefined;
    const name = id.slice(1);
    const exported = name.startsWith(KIT)
      ? { kit: kitData(name.slice(KIT.length)) }
      : MODULES[name]?.();
    return Object.entries(exported ?? {})
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  transform: {
    // Before Storybook compiles the MDX.
    order: 'pre',
    handler(code, file) {
      const [, id, kind] =
        /\/packages\/ui\/src\/(?:recipes\/)?([\w-]+)\/[\w-]+\.(mdx|stories\.tsx)$/.exec(file) ?? [];
      if (kind === 'mdx' && id !== undefined && file.endsWith(`/${id}.mdx`)) {
        const stories = fileOf(id, `${id}.stories.tsx`);
        this.addWatchFile(stories);
        return { code: guidePage(code, id, readFileSync(stories, 'utf8')), map: null };
      }
      if (isTest || !SHOWN.test(file)) return undefined;
      const lines = [`/** @jsxImportSource ${JSX_SOURCE} */`, code];
      if (/\.(?:examples|stories)\.tsx$/.test(file))
        for (const [name, text] of examplesOf(file, code))
          lines.push(`Object.assign(${name}, { code: ${JSON.stringify(text)} });`);
      if (file.endsWith('.stories.tsx')) lines.push(...testsWithoutPictures(code));
      if (id !== undefined && kitData(id))
        lines.push(
          `import { kit as kitOfStories } from '${KIT}${id}';`,
          `import { setKit } from ${JSON.stringify(SET_KIT)};`,
          'setKit(meta.title, kitOfStories);',
        );
      return { code: `${lines.join('\n')}\n`, map: null };
    },
  },
});

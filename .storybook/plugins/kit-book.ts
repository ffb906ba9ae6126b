import { existsSync, readFileSync } from 'node:fs';
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
/** Before the folder of a component: its data. */
const KIT = 'virtual:kit/';
const SET_KIT = new URL('../props/kit-of.ts', import.meta.url).pathname;

/** Tests of stories show neither guides nor controls. */
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

const MODULES: Readonly<Record<string, (id: string) => unknown>> = {
  [CATALOGUE]: () => ({ catalogue: isTest ? [] : catalogue() }),
  [RELEASES]: () => ({ releases: isTest ? [] : releases() }),
};

/**
 * Provides the kit's data for Storybook: a catalogue of its components, its releases and the data of each component as virtual
 * modules; each guide its frame, and each example of a guide its own code.
 */
export const kitBook = (): Plugin => ({
  name: 'kit-book',
  enforce: 'pre',
  resolveId: (id) => (id in MODULES || id.startsWith(KIT) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:kit')) return undefined;
    const name = id.slice(1);
    const exported = name.startsWith(KIT)
      ? { kit: kitData(name.slice(KIT.length)) }
      : MODULES[name]?.(name);
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
      if (isTest || !/\.(?:examples|stories)\.tsx$/.test(file)) return undefined;
      const lines = [...examplesOf(file, code)].map(
        ([name, text]) => `Object.assign(${name}, { code: ${JSON.stringify(text)} });`,
      );
      if (id !== undefined && kitData(id))
        lines.push(
          `import { kit as kitOfStories } from '${KIT}${id}';`,
          `import { setKit } from ${JSON.stringify(SET_KIT)};`,
          'setKit(meta.title, kitOfStories);',
        );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  },
});

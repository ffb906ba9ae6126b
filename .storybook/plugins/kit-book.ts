import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentDoc, componentIds, fileOf } from '../../scripts/packages/component-docs.ts';
import { changesOf, sinceOf } from '../../scripts/packages/read-changes.ts';
import { examplesOf } from '../../scripts/packages/read-examples.ts';
import { guideOf } from '../../scripts/packages/read-guides.ts';
import { kitProps } from '../../scripts/packages/read-props.ts';
import { sampleOf } from '../../scripts/packages/sample-code.ts';
import type { CatalogueEntry } from '../blocks/catalogue.ts';
import { guidePage } from '../guide-frame.ts';

const PROPS = 'virtual:kit-props';
const CATALOGUE = 'virtual:kit-catalogue';

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

const catalogue = () => componentIds().flatMap((id) => entryOf(id) ?? []);

/**
 * Provides the kit's data for Storybook: the props of its components and a catalogue of them as virtual modules, each
 * guide its frame, and each example of a guide its own code.
 */
export const kitBook = (): Plugin => ({
  name: 'kit-book',
  enforce: 'pre',
  resolveId: (id) => (id === PROPS || id === CATALOGUE ? `\0${id}` : undefined),
  load(id) {
    // Tests of stories use neither.
    const isTest = process.env.VITEST !== undefined;
    if (id === `\0${PROPS}`)
      return `export const props = ${JSON.stringify(isTest ? {} : kitProps())};`;
    if (id === `\0${CATALOGUE}`)
      return `export const catalogue = ${JSON.stringify(isTest ? [] : catalogue())};`;
    return undefined;
  },
  transform: {
    // Before Storybook compiles the MDX.
    order: 'pre',
    handler(code, file) {
      const [, guide] = /\/packages\/ui\/src\/(?:recipes\/)?([\w-]+)\/\1\.mdx$/.exec(file) ?? [];
      if (guide !== undefined) {
        const stories = fileOf(guide, `${guide}.stories.tsx`);
        this.addWatchFile(stories);
        return { code: guidePage(code, guide, readFileSync(stories, 'utf8')), map: null };
      }
      // Tests of stories show no code.
      if (process.env.VITEST !== undefined || !/\.(?:examples|stories)\.tsx$/.test(file))
        return undefined;
      const lines = [...examplesOf(file, code)].map(
        ([name, text]) => `Object.assign(${name}, { code: ${JSON.stringify(text)} });`,
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  },
});

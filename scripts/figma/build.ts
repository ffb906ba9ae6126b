// `pnpm figma`, after `pnpm build:storybook`: draws the states of every component with Chromium and writes into the built book
// `figma/manifest.json` and `figma/code.js`, a plugin that makes the library in Figma, and `figma/code-connect`, the files that
// connect its components to the code.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { preview, transformWithOxc } from 'vite';
import { astroRoles, colorRoles } from '../../packages/themes/src/theme-types.ts';
import { scale } from '../../packages/themes/src/base/scale.ts';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { subpathOf } from '../packages/component-docs.ts';
import { kitProps } from '../packages/read-props.ts';
import { freePort } from '../testing/free-port.ts';
import { codeConnect, componentSet } from './components.ts';
import { drawSheet, type TokensOfPage } from './draw.ts';
import { libraryOf } from './library.ts';
import type { ComponentSet, Library } from './types.ts';

const root = join(import.meta.dirname, '../..');
const book = join(root, 'storybook-static');
const target = join(book, 'figma');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const custom = (group: string, names: readonly string[], prefix = group) =>
  Object.fromEntries(
    names.map((name) => [`${prefix}/${name}`, `var(--jyoti-${group}-${kebab(name)})`]),
  );

const TOKENS: TokensOfPage = {
  colors: { ...custom('color', colorRoles), ...custom('astro', astroRoles) },
  space: custom('space', Object.keys(scale.space)),
  radius: custom('radius', Object.keys(scale.radius)),
};

/** The script of the plugin, in the JavaScript that Figma's sandbox runs. */
export async function pluginCode(library: Library): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, 'plugin.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'plugin.ts', { target: 'es2017' });
  return `${code.replaceAll(/^export /gm, '')}
makeLibrary(figma, ${JSON.stringify(library)});
`;
}

export const MANIFEST = {
  name: 'Jyoti library',
  id: 'jyoti-library',
  api: '1.0.0',
  main: 'code.js',
  editorType: ['figma'],
  documentAccess: 'dynamic-page',
  networkAccess: { allowedDomains: ['none'] },
};

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly importPath: string;
}

async function drawn(): Promise<Map<string, ComponentSet>> {
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const sheets = Object.values(entries).filter(({ id }) => id.endsWith('--all-states'));
  // Reads the index of the built book.
  const { open, turnTo } = await import('../../e2e/storybook/stories.ts');
  const port = await freePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: book },
    preview: { port, strictPort: true },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const sets = new Map<string, ComponentSet>();
  try {
    const page = await browser.newPage({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1280, height: 900 },
    });
    await open(page, sheets[0]!.id);
    for (const { id, title, importPath } of sheets) {
      await turnTo(page, id);
      const cells = await page.evaluate(drawSheet, TOKENS);
      if (cells.length === 0) continue;
      const name = title.split('/').at(-1) ?? title;
      const guide = id.replace('--all-states', '--guide');
      const link = `https://jyoti-design.github.io/jyoti/?path=/docs/${guide}`;
      sets.set(basename(importPath, '.stories.tsx'), componentSet(name, link, cells));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return sets;
}

if (import.meta.main) {
  const sets = await drawn();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'code-connect'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(target, name), text);
  write('manifest.json', JSON.stringify(MANIFEST, null, 2));
  write('code.js', await pluginCode(libraryOf([...sets.values()])));
  const props = kitProps();
  const addresses: Record<string, string> = {};
  for (const [id, set] of sets) {
    const main = props[id]?.find(({ name }) => name === set.name) ?? props[id]?.[0];
    if (!main) continue;
    addresses[`<${set.name}>`] = `https://www.figma.com/design/FILE?node-id=${set.name}`;
    write(
      `code-connect/${set.name.replaceAll(' ', '')}.figma.tsx`,
      codeConnect(set, main, subpathOf(id)),
    );
  }
  write(
    'code-connect/figma.config.json',
    JSON.stringify(
      { codeConnect: { include: ['*.figma.tsx'], documentUrlSubstitutions: addresses } },
      null,
      2,
    ),
  );
  const variants = [...sets.values()].reduce((sum, set) => sum + set.variants.length, 0);
  console.log(`figma: ${sets.size} components, ${variants} variants`);
}

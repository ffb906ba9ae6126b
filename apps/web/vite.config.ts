import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { hoverOnly } from '../../packages/ui/scripts/hover-only.ts';
import { compiledMessages } from '../../scripts/messages/vite-plugin.ts';
import { devPages } from './build/dev-pages.ts';
import { earlyScriptInDevelopment } from './build/standalone-scripts.ts';

const api = process.env['API_URL'] ?? 'http://localhost:5001';

const isStyle = (id: string) => /\.css(\?|$)/.test(id);
const isScript = (id: string) => !isStyle(id);

/** Names of the pages by their folders. */
const pagesByFolder = new Map(
  globSync('src/features/**/*.route.ts', { cwd: import.meta.dirname }).map((file) => [
    `/apps/web/${dirname(file)}/`,
    basename(file, '.route.ts'),
  ]),
);

/** Name of the page whose folder contains a style sheet. */
const pageOfStyle = (id: string) =>
  pagesByFolder.entries().find(([folder]) => id.includes(folder))?.[1] ?? null;

/** Components of the kit that only results use: their style sheet loads with the first result. */
const resultComponents =
  /packages.ui.src.(ashtakavarga-table|calendar.(almanac-day|calendar|moon-day)\.css|dasha-tree|day-timeline|koota-table|limb-|nakshatra-ring|number-card|periods-table|prastara-grid|verdict|tree|varga-switcher)/;

/**
 * Components, and names of charts and almanacs, that few pages need at first: other pages load them later or
 * never.
 */
const openedLater =
  /node_modules.@radix-ui.react-(accordion|collapsible|collection|dialog|presence|roving-focus|tabs)[\\/]|packages.ui.src.(table|dialog)[\\/]|packages.(language|reports)./;

/**
 * What pages of one kind share, in one file each: most of these modules are smaller than a request, and a page of the kind
 * needs nearly all. (`entriesAwareMergeThreshold`, which merges small chunks by itself, adds up to 170 kB to a page.)
 */
const sharedByKind = {
  form: /ui.src.form.(errors|form\.)|components.Form\.ts|forms.use-(form|draft)\.ts|hooks.use-(text-value|early-input|validity)\.ts/,
  'date-form':
    /ui.src.(date-field|popover|calendar.panel)[\\/]|calendar.(calendar\.logic|month-grid)\.tsx?|components.(Calendar|DateField)\.ts|use-after-press\.ts|submitted-value\.tsx|field-groups\.tsx/,
  'place-form':
    /ui.src.(combobox|place-field|number-field|time-field)[\\/]|components.(Combobox|PlaceField|NumberField|TimeField)\.ts|search-places\.ts|use-part-change\.ts/,
  choice: /ui.src.(switch|radio-group)[\\/]|choice(-field\.tsx|\.css\.ts)|use-checked-value\.ts/,
  birth: /birth.(birth-data|birth-details|own-birth)\.tsx?|birth-details\.logic\.ts/,
  'birth-url': /contract.src.(birth-in-url|settings-in-url|school-choices)\.ts/,
  reading:
    /ui.src.(breadcrumbs|prose.prose\.)|components.Breadcrumbs\.ts|messages\.generated.(\w+.)?reading\.ts|content.(reading-page\.tsx|info-handle\.ts)/,
  signs: /ui.src.glyphs.(rashi|ids|names)|sky\.signsSanskrit\.ts/,
};

/** What hydrate.tsx imports, which every page loads before it responds. */
let appModules: Set<string> | undefined;

function isOfApp(id: string, context: Rolldown.ChunkingContext): boolean {
  const app = `${import.meta.dirname}/src/app/hydrate.tsx`;
  const importsOf = (module: string, found = new Set<string>()): Set<string> => {
    if (found.has(module)) return found;
    found.add(module);
    // Of what these import, the app uses little.
    if (/packages.(\w+.src|ui.src.theme-picker).index\.ts$/.test(module)) return found;
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) {
      importsOf(imported, found);
    }
    return found;
  };
  appModules ??= importsOf(app);
  // The server finds the app in the manifest by this module, so it has a chunk of its own.
  return id !== app && appModules.has(id);
}

/** A page has four style sheets, in this order: the frame's, the kit's, the site's and its own. */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/,
    },
    // What the entry imports before the first paint; the manifest knows the entry by its own chunk.
    {
      name: 'preload',
      test: (id) => /vite.preload-helper|(?<!\.css|entry-client)\.tsx?$/.test(id),
      tags: ['$initial'],
    },
    { name: 'frame', test: isStyle, tags: ['$initial'] },
    { name: 'kit-results', test: (id) => isStyle(id) && resultComponents.test(id) },
    { name: 'kit', test: (id) => isStyle(id) && id.includes('packages/ui/') },
    { name: pageOfStyle, debugName: 'styles of a page', test: isStyle },
    { name: 'site', test: (id) => isStyle(id) && /apps.web.src./.test(id) },
    {
      name: (id, context) => (isOfApp(id, context) ? 'app' : null),
      debugName: 'app',
      test: isScript,
    },
    // What most pages need, in one file.
    { name: 'common', test: (id) => isScript(id) && !openedLater.test(id), minShareCount: 25 },
    ...Object.entries(sharedByKind).map(([name, test]) => ({
      name,
      test: (id: string) => isScript(id) && test.test(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    })),
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    compiledMessages(),
    earlyScriptInDevelopment(),
    devPages(api),
  ],
  appType: 'custom',
  css: { postcss: { plugins: [hoverOnly()] } },
  server: { port: 5173, proxy: { '/api': api, '/uploads': api } },
  // The server bundle includes all dependencies, so that it runs wherever it is copied.
  ssr: { noExternal: command === 'build' ? true : [/^@jyoti\//] },
  build: {
    // The content security policy allows no fonts from `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `scripts/packages/check-site-sizes.ts` measures what a page loads.
    reportCompressedSize: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
}));

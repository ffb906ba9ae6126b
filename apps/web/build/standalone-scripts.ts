import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { pathPrefix, type Language } from '../../../packages/contract/src/index.ts';
import { themeList } from '../../../packages/themes/src/index.ts';
import { emptyPageIn } from '../src/platform/bootstrap/empty-page.ts';
import type { LanguageFiles } from '../src/platform/worker/build.ts';

/**
 * Bundles a script of `src` into one file without imports. @param define constants inserted into it
 */
async function bundled(file: string, define: Record<string, unknown>): Promise<string> {
  const input = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // How long plugins took depends on the machine, and is no warning.
        checks: { bundlerTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** What every page loads after its own code. */
const frameModules = [
  '/platform/frame/offline-page.tsx',
  '/app/layout/site-footer.tsx',
  '/app/layout/site-theme-picker.ts',
  '/src/app/hydrate.tsx',
];

/** The files of the chunks that contain these modules, with all their imports. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
    const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
    for (const sheet of viteMetadata?.importedCss ?? []) found.add(sheet);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    const holds = (module: string) =>
      chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module));
    if (modules.some(holds)) add(file);
  }
  return [...found].map((file) => `/${file}`).toSorted();
}

/** @param drawings URL of the style sheet with the themes' drawings; empty in development */
const earlyScript = (drawings: string) =>
  bundled('platform/bootstrap/early.ts', {
    THEME_IDS: themeList.map(({ id }) => id),
    DRAWINGS_SHEET: drawings,
  });

/** `/early.js` in development. */
export const earlyScriptInDevelopment = (): Plugin => ({
  name: 'early-script',
  configureServer({ middlewares }) {
    middlewares.use('/early.js', async (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(await earlyScript(''));
    });
  },
});

/** Those of the languages built so far: the service worker of the last one lists all. */
const built: Partial<Record<Language, LanguageFiles>> = {};

/**
 * Scripts outside the app's modules: `/early.js`, which runs before the first paint; `/sw.js`, the
 * service worker, which lists the files of its build; `/farewell.js`, which is deployed in its
 * place to remove it. And the page that they are used in, in its language.
 */
export function standaloneScripts(language: Language): Plugin {
  return {
    name: 'standalone-scripts',
    generateBundle: {
      // After all files have their final names.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .toSorted();
        const drawings = files.find((name) => /\/theme-drawings-[^/]+\.css$/.test(name));
        if (!drawings) this.error('The build has no style sheet of the themes’ drawings.');
        built[language] = { files, frame: filesOf(bundle, frameModules) };
        const hash = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 12);
        const scripts = {
          'early.js': await earlyScript(drawings),
          'sw.js': await bundled('platform/worker/worker.ts', {
            BUILT: built,
            BUILD: hash,
          }),
          'farewell.js': await bundled('platform/worker/unregister-service-worker.ts', {}),
        };
        for (const [fileName, source] of Object.entries(scripts)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    // The server fills the template of pages outside the public files; the service worker keeps the empty page for offline use.
    writeBundle({ dir = '' }) {
      const template = join(dir, '..', pathPrefix(language), 'index.html');
      const empty = join(dir, emptyPageIn(language));
      for (const folder of [template, empty].map(dirname)) mkdirSync(folder, { recursive: true });
      renameSync(join(dir, 'index.html'), template);
      const html = readFileSync(template, 'utf8');
      writeFileSync(empty, html.replace('<html lang="en"', `<html lang="${language}"`));
    },
  };
}

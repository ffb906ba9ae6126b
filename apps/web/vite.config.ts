import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  mergeConfig,
  minifySync,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { defaultThemeId } from '../../packages/themes/src/theme-list.ts';
import { hoverOnly } from '../../packages/ui/scripts/hover-only.ts';
import { themeScript } from '../../packages/ui/src/theme-picker/theme-script.ts';
import { chunksInFewFiles, nameOfChunk } from './build/chunks.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { pageParts } from './build/page-parts.ts';
import { joinedSheets } from './build/joined-sheets.ts';
import { lateSheets } from './build/late-sheets.ts';
import { headAtTheEnd, routeModules, scriptsLast } from './build/route-modules.ts';
import { startPage } from './build/start-page.ts';
import { workerFile } from './build/worker-file.ts';
import { bringDrawings } from './src/app/early-drawings.ts';
import { askForLogin, loginArguments } from './src/app/early-login.ts';
import { holdScript } from './src/app/early-presses.ts';
import { THEME_STORAGE_KEY } from './src/app/theme-storage.ts';

/**
 * `/early.js`: puts a remembered theme on the page before its first paint, with its drawings, sends who is not signed in to the
 * login page from one that asks for it, holds what is pressed too soon, and brings the page's scripts after that paint. A file,
 * because the policy forbids inline scripts.
 */
function earlyFile(): Plugin {
  const call = (written: unknown, ...given: readonly unknown[]) =>
    `(${written})(${JSON.stringify(given).slice(1, -1)})`;
  /** @param drawings where the sheet of the themes' drawings stands, once it is built */
  const textWith = (drawings?: string) => {
    const scripts = [
      themeScript(THEME_STORAGE_KEY),
      ...(drawings === undefined ? [] : [call(bringDrawings, drawings, defaultThemeId)]),
      call(askForLogin, ...loginArguments),
      holdScript,
      call(startPage),
    ];
    // Once, though the page asks for it twice.
    const once = `if(!window.earlyFile){window.earlyFile=1;${scripts.join(';')}}`;
    return minifySync('early.js', once).code;
  };
  return {
    name: 'early-file',
    configureServer({ middlewares }) {
      middlewares.use('/early.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(textWith());
      });
    },
    generateBundle: {
      // When the sheets have their names.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const drawings = Object.keys(bundle).find((name) =>
          /\/theme-drawings-[^/]+\.css$/.test(name),
        );
        if (!drawings) this.error('The build has no sheet of the themes’ drawings.');
        this.emitFile({ type: 'asset', fileName: 'early.js', source: textWith(`/${drawings}`) });
      },
    },
  };
}

const api = process.env.API_URL ?? 'http://localhost:5001';

const site = (codeSplitting: Rolldown.CodeSplittingOptions): UserConfig => ({
  plugins: [
    routeModules(),
    pageParts(),
    leanLibraries(),
    react(),
    vanillaExtractPlugin(),
    earlyFile(),
    headAtTheEnd(),
    scriptsLast(),
    joinedSheets(),
    lateSheets(),
    workerFile(),
  ],
  css: { postcss: { plugins: [hoverOnly()] } },
  server: { port: 5173, proxy: { '/api': api, '/uploads': api } },
  // The server bundle carries all it needs, so that it runs wherever it is copied.
  ssr: { noExternal: true },
  build: {
    // A data: font or image would be refused by no rule, but would be loaded by everybody.
    assetsInlineLimit: 0,
    // Where a browser knows no such links, scripts come a little later; to teach it would cost every visit.
    modulePreload: { polyfill: false },
    // Tells the server which files a page needs.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting, chunkFileNames: nameOfChunk } },
      },
    },
  },
});

const { chunks, plan } = chunksInFewFiles(site);

export default defineConfig(mergeConfig(site(chunks), { plugins: [plan] }));

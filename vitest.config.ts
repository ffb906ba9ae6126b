import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import ui from './packages/ui/package.json' with { type: 'json' };
import { compileMessages } from './scripts/messages/packages.ts';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';
import { isThorough } from './scripts/testing/thorough.ts';

// Tests import what is compiled.
await compileMessages();

// Each worker imports some thousand TypeScript modules by Node, which reads and compiles them in four seconds: the cache is
// that of the server's builds (apps/api/compile-cache.mjs).
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/jyoti-api');

/** Test files share their modules: each cleans up after itself, and importing engine and kit again would take most of a run. */
const isolate = false;

/** Components and pages in jsdom. Mutation tests run it by itself (stryker.config.mjs). */
export const dom: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'dom',
    environment: 'jsdom',
    // Packages without components are imported by Node: Vite's module runner would make calculations ten times as slow.
    server: { deps: { external: [/\/packages\/(contract|jyotish|language|pdf|readings)\/src\//] } },
    isolate,
    include: [
      'packages/{reports,ui}/{src,test}/**/*.test.{ts,tsx}',
      'apps/web/{src,test}/**/*.test.{ts,tsx}',
    ],
    setupFiles: [
      './scripts/testing/quiet-console.ts',
      './scripts/testing/seed.ts',
      './scripts/testing/frames.ts',
      './scripts/testing/imports-arrived.ts',
      './packages/ui/test/setup.ts',
      './apps/web/test/setup.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

/** Loading Storybook takes as long as hundreds of tests, so it is loaded only if its project may run. */
const mayRunStories = !/--project[ =](unit|dom)/.test(process.argv.join(' '));

async function storiesInBrowser(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    // A dependency that is found while tests run would be optimised then, and the page reloaded.
    optimizeDeps: {
      include: Object.keys(ui.dependencies)
        .filter((name) => !name.startsWith('@jyoti/') && !name.startsWith('@vanilla-extract/'))
        .concat('@vanilla-extract/recipes/createRuntimeFn')
        .map((dependency) => `@jyoti/ui > ${dependency}`)
        .concat('react-dom/server'),
    },
    test: {
      name: 'stories',
      isolate,
      testTimeout: 60_000,
      // Storybook follows the light or dark setting of the system; tests need one theme.
      env: { STORYBOOK_THEME: 'cosmic-depths' },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
        }),
      },
    },
  };
}

export default defineConfig({
  test: {
    // More than cores: many tests wait, for a process, a time limit or a retry.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Node imports the modules, as in production: Vite's module runner looks up every import binding at each use,
          // which makes calculations ten times as slow.
          experimental: { viteModuleRunner: false },
          isolate,
          include: [
            'packages/{contract,jyotish,language,pdf,readings,themes}/{src,test}/**/*.test.ts',
            'apps/api/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // They wait for time limits of the server, up to a quarter of a minute each.
          exclude: isThorough ? [] : ['**/*.thorough.test.ts'],
          setupFiles: [
            './scripts/testing/quiet-console.ts',
            './scripts/testing/seed.ts',
            './apps/api/test/setup.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      dom,
      ...(mayRunStories ? [await storiesInBrowser()] : []),
    ],
  },
});

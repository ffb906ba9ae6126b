import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';
import { freePort } from './scripts/testing/free-port.ts';
import { isThorough } from './scripts/testing/thorough.ts';

/**
 * Data folder of the servers of a run: tests read e-mails there. An environment variable passes it
 * to the workers of the run.
 */
const data = (process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'jyoti-e2e-')));

/** A free port; an environment variable passes it to the workers of the run. */
const portOf = async (variable: string) =>
  Number((process.env[variable] ??= String(await freePort())));

const SITE = await portOf('E2E_SITE_PORT');
const SHARED_SITE = await portOf('E2E_SHARED_SITE_PORT');
/** The copy of the site in generated languages (scripts/pseudo-language/make.ts). */
const PSEUDO_SITE = await portOf('E2E_PSEUDO_SITE_PORT');
const STORYBOOK = await portOf('E2E_STORYBOOK_PORT');

/**
 * What is stored must not depend on which of two processes responds: the nightly run repeats the
 * tests that store something.
 */
const shared = {
  name: 'site-shared',
  testMatch: 'site/**/*.spec.ts',
  grep: /@stored/,
  // Does not depend on the width of the window.
  grepInvert: /on a phone/,
  use: { baseURL: `http://localhost:${SHARED_SITE}` },
};
const sharedServer = {
  command: 'node e2e/shared-site.ts',
  url: `http://localhost:${SHARED_SITE}/api/places?q=ujjain`,
  env: { PORT: String(SHARED_SITE) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
};

const pseudoLanguage = {
  name: 'pseudo-language',
  testMatch: 'pseudo-language/**/*.spec.ts',
  fullyParallel: true,
  use: { baseURL: `http://localhost:${PSEUDO_SITE}` },
};

/** A server of a site; every run starts with an empty data folder. */
const server = (name: string, port: number, cwd = '.') => ({
  command: 'node apps/api/src/main.ts',
  cwd,
  url: `http://localhost:${port}/api/places?q=ujjain`,
  env: {
    PORT: String(port),
    DATA_DIR: join(data, name),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/storybook/pictures/{arg}{ext}',
  // A missing screenshot is a failure, not a reason to create one unseen.
  updateSnapshots: 'none',
  // Tests with this tag repeat, in another setting, what `npm test` proves.
  grepInvert: isThorough ? [] : /@nightly/,
  fullyParallel: false,
  // More than cores: a test often waits, for a page or for a server.
  workers: 3,
  // Also a failure by chance has a cause that is to be found.
  retries: 0,
  // Only a test that waits for what never comes takes this long: other processes may use the whole machine for minutes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // A service worker would respond where a test delays a response; its own tests enable it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing animations takes a large part of a processor. Tests about motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumFlags,
      // Chromium cannot write a file name in Devanagari under the C locale.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    },
  },
  projects: [
    {
      name: 'site',
      testMatch: 'site/**/*.spec.ts',
      use: { baseURL: `http://localhost:${SITE}` },
    },
    ...(isThorough ? [pseudoLanguage, shared] : []),
    {
      name: 'storybook',
      testMatch: ['storybook/**/*.spec.ts', 'axe/**/*.spec.ts'],
      // Needs git, and tests the publishing of Storybook.
      testIgnore: isThorough ? [] : 'storybook/chromatic.spec.ts',
      // One file has all tests, which are independent of each other.
      fullyParallel: true,
      use: { baseURL: `http://localhost:${STORYBOOK}` },
    },
  ],
  webServer: [
    server('site', SITE),
    ...(isThorough ? [server('pseudo-site', PSEUDO_SITE, '.pseudo-site'), sharedServer] : []),
    {
      command: `vite preview --outDir storybook-static --port ${STORYBOOK} --strictPort`,
      url: `http://localhost:${STORYBOOK}/index.json`,
    },
  ],
});

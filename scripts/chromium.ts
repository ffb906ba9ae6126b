import { existsSync } from 'node:fs';

/** The headless shell loads pages a fifth faster than the full browser. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The installed Chromium (`CHROMIUM_PATH` overrides it); undefined leaves the choice to Playwright. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

/**
 * Root needs `--no-sandbox`. Text is laid out as in a window, which the headless shell does not do by
 * default. The other flags disable Chromium's background requests.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

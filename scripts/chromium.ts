import { existsSync } from 'node:fs';

/** The shell has no window to draw: pages open in it a fifth faster. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Chromium as the machine has it (`CHROMIUM_PATH` names another); undefined leaves the choice to Playwright. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

/**
 * Root needs `--no-sandbox`. Text is laid out as in a window, which the headless shell does not do by default. The rest
 * keeps Chromium from calling home.
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

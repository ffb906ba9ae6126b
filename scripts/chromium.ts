import { existsSync } from 'node:fs';

/** The headless shell renders no window: pages open in it a fifth faster. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of an installed Chromium (`CHROMIUM_PATH` names another); undefined lets Playwright choose. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));

/**
 * Root needs `--no-sandbox`. Font rendering is set as in a window, which is not the headless shell's default. Pages of tests live
 * for seconds: compiling scripts at once without optimising saves a tenth of the processor. The rest keeps Chromium from
 * contacting its servers.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--js-flags=--always-sparkplug',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The entry point on a machine that has only Node and npm. Plain JavaScript, because the host's Node may be too old to run
// TypeScript: it installs pnpm (through npx), the workspace's packages (Node 24 among them) and, for tests, Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const statusOf = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
const run = (command, ...args) => {
  const status = statusOf(command, ...args);
  if (status !== 0) process.exit(status);
};
const pnpm = (...args) => run('npx', '--yes', '--loglevel=error', packageManager, ...args);

const args = process.argv.slice(2);
const install = args[0] !== '--no-install';
if (!install) args.shift();

if (install) pnpm('install', '--frozen-lockfile');

const wantsChromium = args[0]?.startsWith('test') || args[0]?.startsWith('bench');
if (wantsChromium && !process.env.CHROMIUM_PATH) installChromium();

// Silent, so that the last line is the script's own output.
pnpm('--silent', 'run', ...args);

/** Prefers the headless shell, in which tests are a fifth faster, to a full Chromium. */
function installChromium() {
  if (existsSync('/usr/bin/chromium-headless-shell')) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...rest) => statusOf('apt-get', '-qq', '-o', 'Acquire::Retries=0', ...rest);
    apt('update');
    const packages = ['chromium-headless-shell', 'fonts-noto-core'];
    if (apt('install', '-y', '--no-install-recommends', ...packages) === 0) return;
  }
  if (!existsSync('/usr/bin/chromium')) pnpm('exec', 'playwright', 'install', 'chromium');
}

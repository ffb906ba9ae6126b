// The entry point on a machine that has only Node and npm. Plain JavaScript, because the host's Node may be too old to run
// TypeScript: it installs pnpm (through npx), the workspace's packages (Node 24 among them) and, for tests, Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const run = (command, ...args) => {
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
const pnpm = (...args) => run('npx', '--yes', '--loglevel=error', packageManager, ...args);

const args = process.argv.slice(2);
const install = args[0] !== '--no-install';
if (!install) args.shift();

if (install) pnpm('install', '--frozen-lockfile');

const wantsChromium = args[0]?.startsWith('test') || args[0]?.startsWith('bench');
const hasChromium =
  process.env.CHROMIUM_PATH ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((path) => existsSync(path));
if (wantsChromium && !hasChromium) {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run(
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-core',
    );
  } else {
    pnpm('exec', 'playwright', 'install', 'chromium');
  }
}

// Silent, so that the last line is the script's own output.
pnpm('--silent', 'run', ...args);

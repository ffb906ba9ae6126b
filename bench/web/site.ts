// The running site with a logged-in person, used by every bench of its pages.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/testing/free-port.ts';

/** Whether the site is built. */
export const isBuilt = () =>
  existsSync(join(process.env.WEB_DIST ?? 'apps/web/dist', 'index.html'));

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** As in the URL of a report. */
export const birth = {
  name: 'Asha Verma',
  date: '1990-05-14',
  time: '06:30:00',
  place: 'Ujjain, Madhya Pradesh, India',
  lat: '23.1765',
  lng: '75.7885',
  tz: 'Asia/Kolkata',
};

async function startSite(
  dataDir: string,
  root: string,
): Promise<{ site: ChildProcess; origin: string }> {
  const port = await freePort();
  const site = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { site, origin };
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  site.kill();
  throw new Error('the site did not start');
}

async function signUp(origin: string): Promise<string> {
  const form = new FormData();
  const fields = {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    password: 'a quiet lamp at dusk',
    mobile: '+91 98765 43210',
    'birthData[date]': birth.date,
    'birthData[time]': birth.time,
    'birthData[place]': birth.place,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(`${origin}/api/users/register`, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`sign-up: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** A running site, with the token of a person. */
export interface Site {
  origin: string;
  token: string;
}

/**
 * Runs a measurement against a site with an empty data folder, and stops the site.
 * @param root the workspace whose build is served. @default the current folder
 */
export async function withSite<Result>(
  measure: (site: Site) => Promise<Result>,
  root = '.',
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jyoti-bench-'));
  const { site, origin } = await startSite(dataDir, root);
  try {
    return await measure({ origin, token: await signUp(origin) });
  } finally {
    site.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Checks out a commit, builds its site, runs a measurement with its folder, and removes it. */
export async function withBuildOf<Result>(
  commit: string,
  measure: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'jyoti-commit-'));
  execFileSync('git', ['worktree', 'add', '--detach', root, commit]);
  try {
    // Installs the commit's own dependencies first.
    execFileSync(process.execPath, ['scripts/pnpm.mjs', 'build:site'], { cwd: root });
    return await measure(root);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', root]);
  }
}

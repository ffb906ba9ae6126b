import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/testing/free-port.ts';

/** A separate site for a test, whose build can be replaced while its pages are open. */
export interface OwnSite {
  url: string;
  /** The folder of its build. */
  build: string;
  /** Replaces the build with another one, and restarts the server. */
  deploy: () => Promise<void>;
  end: () => Promise<void>;
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Suffix of the script names in the other build. */
export const NEXT = 'next.js';

/** Renames the scripts of a build, and all references to them, as in another build. */
function renameFiles(build: string): void {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const names = files.flatMap(
    (file) => /^client\/assets\/(.+-[\w-]{8}\.js)$/.exec(file)?.[1] ?? [],
  );
  const renamed = (text: string) =>
    names.reduce((so, name) => so.replaceAll(name, name.replace(/[\w-]{4}\.js$/, NEXT)), text);
  for (const file of files.filter((name) => /\.(js|css|html|json)$/.test(name))) {
    const path = join(build, file);
    const text = readFileSync(path, 'utf8');
    if (renamed(text) !== text) writeFileSync(path, renamed(text));
    if (renamed(file) !== file) renameSync(path, join(build, renamed(file)));
  }
}

export async function ownSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), 'jyoti-own-site-'));
  const build = join(folder, 'dist');
  cpSync(process.env['WEB_DIST'] ?? resolve('apps/web/dist'), build, {
    recursive: true,
    // Of the files as they are changed here, there are no compressed copies.
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(process.execPath, ['apps/api/src/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        WEB_DIST: build,
        DATA_DIR: join(folder, 'data'),
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: 'inherit',
    });
    while (!(await isUp(url))) await new Promise((again) => setTimeout(again, 100));
  };
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
  await start();
  return {
    url,
    build,
    deploy: async () => {
      await stop();
      renameFiles(build);
      await start();
    },
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

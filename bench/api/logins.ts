// Measures logins with 1,000 and with 100,000 accounts in PostgreSQL: finding an account must not get slower with their
// number.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { each, load } from './load.ts';
import { runApi } from './running.ts';
import { emailOf, fillFolder, password } from './visitors.ts';

const root = join(import.meta.dirname, '../..');
const few = 1000;
const many = 100_000;
/** As many as one core can hash with room to spare: otherwise only the queue for hashing would be measured. */
const loginsASecond = 10;

interface SqlClient {
  connect(): Promise<void>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
}
const loadFromApi = createRequire(new URL('../../apps/api/package.json', import.meta.url));
const { Client } = loadFromApi('pg') as { Client: new (address: string) => SqlClient };

/** A program of the project, with its output. */
function program(script: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { child, closed: once(child, 'close') as Promise<[number | null]> };
}

/** A separate schema in the database with this many accounts. */
async function filled(database: string, count: number): Promise<string> {
  const room = `bench_${count}`;
  const client = new Client(database);
  await client.connect();
  await client.query(`create schema ${room}`);
  await client.end();
  const address = `${database}?options=-c%20search_path%3D${room}`;
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  await fillFolder(folder, count);
  const mover = program('apps/api/src/storage/commands/command.ts', ['move-to-postgres'], {
    DATA_DIR: folder,
    DATABASE_URL: address,
  });
  mover.child.stdout.resume();
  const [status] = await mover.closed;
  await rm(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`${count} accounts could not be moved into PostgreSQL.`);
  return address;
}

/** The 99th percentile of the durations of a login, ms. */
async function loginTime(address: string, count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'jyoti-bench-'));
  const api = await runApi(folder, { DATABASE_URL: address });
  try {
    const logins = each('/api/users/login', (number) => ({
      // Far apart, so that no page of the database contains the next account.
      body: { email: emailOf((number * 7919) % count), password },
    }));
    await load(api.address, { ...logins, connections: 2, duration: 3 });
    const { latency } = await load(api.address, {
      ...logins,
      connections: 4,
      overallRate: loginsASecond,
      duration: 15,
    });
    return latency.p99;
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function loginsBench() {
  const keeper = program('apps/api/test/postgres-keeper.ts', [], {});
  try {
    const [database] = (await once(createInterface(keeper.child.stdout), 'line')) as [string];
    const withFew = await loginTime(await filled(database, few), few);
    const withMany = await loginTime(await filled(database, many), many);
    return {
      title: `Logging in, accounts in PostgreSQL (load of the machine ${loadavg()[0]?.toFixed(1)})`,
      rows: [
        { what: `p99 with ${few} accounts, ms`, goal: '', ours: withFew },
        { what: `p99 with ${many} accounts, ms`, goal: '', ours: withMany },
        {
          what: 'the second as a multiple of the first',
          goal: 'at most 2',
          ours: Math.round((withMany / withFew) * 100) / 100,
        },
      ],
    };
  } finally {
    keeper.child.stdin.end();
    await keeper.closed;
  }
}

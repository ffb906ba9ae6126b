import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

/**
 * A PostgreSQL server for the tests of a file. @returns a function that creates an empty schema, which is
 * faster than a database, and returns its URL
 */
export function postgresForTests(): () => Promise<URL> {
  let address = '';
  let made = 0;
  let keeper: ReturnType<typeof startKeeper> | null = null;

  beforeAll(async () => {
    keeper = startKeeper();
    address = await keeper.address;
  });
  afterAll(async () => {
    await keeper?.stop();
  });

  return async () => {
    made += 1;
    const name = `test_${made}`;
    const client = new pg.Client(address);
    await client.connect();
    await client.query(`create schema ${name}`);
    await client.end();
    return new URL(`${address}?options=-c%20search_path%3D${name}`);
  };
}

function startKeeper() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const closed = once(child, 'close');
  const firstLine = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  return {
    address: Promise.race([
      firstLine.then(([line]) => line),
      closed.then(() => {
        throw new Error(`PostgreSQL did not start: ${complaint}`);
      }),
    ]),
    stop: async () => {
      child.stdin.end();
      await closed;
    },
  };
}

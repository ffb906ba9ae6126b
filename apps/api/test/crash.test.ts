// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openFileStore } from '../src/storage/file-store.ts';
import { sampleUser } from './sample-user.ts';
import { tempDir } from './temp-dir.ts';

const writer = join(import.meta.dirname, 'crash-writer.ts');
const rounds = 16;

/** Lets a writer work for a random while, kills it, and gives the ids that it had acknowledged. */
async function killedWriter(directory: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, directory], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  expect(errors).toBe('');
  await wait(Math.random() * 60);
  child.kill('SIGKILL');
  await closed;
  return output.split('\n').slice(0, -1);
}

test.each([1, 2])(
  'every acknowledged write survives a kill, and nothing is left half written (series %i)',
  async () => {
    const directory = await tempDir();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ids = await killedWriter(directory);
      expect(ids.length).toBeGreaterThan(0);
      acknowledged.push(...ids);
      const store = await openFileStore(directory); // clears the dead writer's lock, checks the shape
      for (const id of acknowledged) {
        expect(await store.users.byId(id)).toEqual(sampleUser(id));
        expect(await store.tokens.byHash(id)).not.toBeNull();
      }
      await store.close();
    }
    expect((await readdir(directory)).toSorted()).toEqual(['db.json', 'db.json.bak']);
  },
  120_000,
);

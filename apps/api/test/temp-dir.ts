import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

const made: string[] = [];

/** A folder of its own for one test, removed after it. */
export async function tempDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'jyoti-'));
  made.push(directory);
  return directory;
}

afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

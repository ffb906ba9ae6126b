import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endsWithTest } from './ends.ts';

/** A temporary folder for one test, removed after it. */
export async function tempDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'jyoti-'));
  endsWithTest(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

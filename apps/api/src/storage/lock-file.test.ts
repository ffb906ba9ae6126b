import { once } from 'node:events';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { tempDir } from '../../test/temp-dir.ts';
import { LockFile } from './lock-file.ts';

/** The timing of production, a hundred times as fast. */
const pace = { beatEvery: 20, silence: 300 };

const timers: ReturnType<typeof setInterval>[] = [];

afterEach(() => timers.splice(0).forEach(clearInterval));

async function emptyPlace(): Promise<string> {
  return join(await tempDir(), 'db.json.lock');
}

/** Writes a lock of a process with the same id as this one, in another container. */
async function lockElsewhere(path: string, change: Record<string, unknown> = {}): Promise<void> {
  const own = await LockFile.take(path, pace);
  const text = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  await own.release();
  const other = { ...text, host: 'the-other', pidNamespace: 'another kernel pid:[1]', ...change };
  await writeFile(path, JSON.stringify(other));
}

function beat(path: string): void {
  let count = 0;
  timers.push(
    setInterval(() => {
      count += 1;
      void utimes(path, count, count).catch(() => undefined);
    }, pace.beatEvery),
  );
}

describe('a lock of another container or machine', () => {
  test('is respected while its owner updates it, although no local process has that id', async () => {
    const path = await emptyPlace();
    await lockElsewhere(path, { pid: 2 ** 22 + 1 });
    beat(path);
    await expect(LockFile.take(path, pace)).rejects.toThrow(
      `The data is in use by the running process ${2 ** 22 + 1} of the-other: stop it first`,
    );
    expect(await readdir(join(path, '..'))).toEqual(['db.json.lock']);
  });

  test('is removed when its owner stops updating it, although a local process has that id', async () => {
    const path = await emptyPlace();
    await lockElsewhere(path);
    const start = performance.now();
    const lock = await LockFile.take(path, pace);
    expect(performance.now() - start).toBeGreaterThanOrEqual(pace.silence);
    await lock.release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  test('is acquired by exactly one of many waiting processes', async () => {
    const path = await emptyPlace();
    await lockElsewhere(path);
    const starters = Array.from({ length: 8 }, () => LockFile.take(path, pace));
    const locks = (await Promise.allSettled(starters)).filter(
      (outcome) => outcome.status === 'fulfilled',
    );
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });
});

test('an owner updates the time of its lock, so that others see that it is alive', async () => {
  const path = await emptyPlace();
  const lock = await LockFile.take(path, pace);
  await utimes(path, 1, 1);
  await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(1000);
  await lock.release();
});

test('the lock of a killed process is available to the next process immediately', async () => {
  const path = await emptyPlace();
  const source = `
    const { LockFile } = await import(${JSON.stringify(new URL('lock-file.ts', import.meta.url).href)});
    await LockFile.take(${JSON.stringify(path)});
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(LockFile.take(path)).rejects.toThrow(
    `in use by the running process ${child.pid}: stop`,
  );
  child.kill('SIGKILL');
  await once(child, 'close');
  // If the lock were watched, this would never end.
  const lock = await LockFile.take(path, { ...pace, silence: Infinity });
  await lock.release();
});

describe('an owner that was taken for dead', () => {
  /** Checks the lock before every change. */
  const unsure = { beatEvery: 1_000_000, silence: 0 };

  test('notices that another process has the lock, and leaves it', async () => {
    const path = await emptyPlace();
    const lock = await LockFile.take(path, unsure);
    await expect(lock.hold()).resolves.toBeUndefined();
    await writeFile(path, JSON.stringify({ pid: 7, host: 'the-other' }));
    await expect(lock.hold()).rejects.toThrow('in use by the running process 7 of the-other');
    await lock.release();
    expect(await readdir(join(path, '..'))).toEqual(['db.json.lock']);
  });

  test('notices that its lock was deleted', async () => {
    const path = await emptyPlace();
    const lock = await LockFile.take(path, unsure);
    await rm(path);
    await expect(lock.hold()).rejects.toThrow('was taken away');
    await lock.release();
  });
});

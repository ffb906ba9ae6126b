import disk, { appendFile, cp, readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
import { erasureEnd, isNoSocket } from '../../test/stored.ts';
import { tempDir } from '../../test/temp-dir.ts';
import { openFileStore } from './file-store.ts';
import type { Store } from './store.ts';

const file = 'db.json';
const journal = 'db.json.journal';
const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };

/** A copy of the folder, as after a kill now. */
async function asIfKilled(directory: string): Promise<string> {
  const copy = await tempDir();
  await cp(directory, copy, { recursive: true, filter: isNoSocket });
  return copy;
}

describe('erasing a user', () => {
  /** Creates two users, one of whom will be erased; `smallUpTo` decides whether a journal is used. */
  async function withAsha(smallUpTo: number): Promise<{ directory: string; store: Store }> {
    const directory = await tempDir();
    const store = await openFileStore(directory, { smallUpTo, compactAfter: 0 });
    await store.users.insert(sampleUser('1', 'vanishing@example.in'));
    await store.users.insert(sampleUser('2'));
    await store.users.update('1', { mobile: '9000000001' });
    return { directory, store };
  }

  async function filesThatName(directory: string, person: string): Promise<string[]> {
    const names = (await readdir(directory)).filter((name) => name.startsWith('db.json'));
    const texts = await Promise.all(
      names.map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as const),
    );
    return texts.flatMap(([name, text]) => (text.includes(person) ? [name] : []));
  }

  /** Calls `observe` before each step of `work` that changes a file on disk, and waits for it. */
  async function beforeEachStep(observe: () => Promise<void>, work: () => Promise<unknown>) {
    const real = { ...disk };
    // Observing calls the same functions, and files that the work opened may be closed after it.
    let observing = false;
    let ended = false;
    const watched = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) => {
      return async (...args: Args): Promise<Result> => {
        if (!observing && !ended) {
          observing = true;
          await observe();
          observing = false;
        }
        return call(...args);
      };
    };
    Object.assign(disk, {
      copyFile: watched(real.copyFile),
      link: watched(real.link),
      rename: watched(real.rename),
      rm: watched(real.rm),
      truncate: watched(real.truncate),
      writeFile: watched(real.writeFile),
      open: watched(async (...args: Parameters<typeof real.open>) => {
        const handle = await real.open(...args);
        handle.close = watched(handle.close.bind(handle));
        handle.writeFile = watched(handle.writeFile.bind(handle) as typeof handle.writeFile);
        return handle;
      }),
    });
    // Updates modules that imported these functions by name.
    syncBuiltinESMExports();
    try {
      await work();
    } finally {
      ended = true;
      Object.assign(disk, real);
      syncBuiltinESMExports();
    }
  }

  /** Copies of the folder as after a kill before each step of the work, and after the last. */
  async function momentsOf(directory: string, work: () => Promise<unknown>): Promise<string[]> {
    const copies: string[] = [];
    await beforeEachStep(async () => void copies.push(await asIfKilled(directory)), work);
    return [...copies, await asIfKilled(directory)];
  }

  test.each([
    ['with a journal', 0],
    ['of a small file', 1_000_000],
  ])('interrupting %s at any step leaves the user complete, or in no file', async (_how, small) => {
    const { directory, store } = await withAsha(small);
    const copies = await momentsOf(directory, async () => {
      await store.users.erase('1', departure);
      await erasureEnd(store);
    });
    expect(await filesThatName(directory, 'vanishing')).toEqual([]);
    await store.close();
    const stood: boolean[] = [];
    for (const copy of copies) {
      const again = await openFileStore(copy, { smallUpTo: small });
      const exists = (await again.users.byId('1')) !== null;
      await again.close();
      stood.push(exists);
      if (!exists) expect(await filesThatName(copy, 'vanishing')).toEqual([]);
    }
    // Once erased, the user does not reappear; both states were observed.
    expect(stood).toEqual(stood.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(stood)).toEqual(new Set([true, false]));
  });

  test('is completed by the next start if a kill kept the journal', async () => {
    const { directory, store } = await withAsha(0);
    await store.users.insert(sampleUser('3', 'in-the-journal@example.in'));
    const before = await asIfKilled(directory);
    await store.users.erase('3', departure);
    await erasureEnd(store);
    // The file was written but the journal not yet removed: the last step of the compaction.
    const killed = await asIfKilled(directory);
    await cp(join(before, journal), join(killed, journal));
    const { checksum } = JSON.parse(await readFile(join(killed, file), 'utf8')) as object & {
      checksum: string;
    };
    const line = JSON.stringify({ into: checksum });
    await appendFile(
      join(killed, journal),
      `${crc32(line).toString(16).padStart(8, '0')} ${line}\n`,
    );
    await store.close();
    expect(await filesThatName(killed, 'in-the-journal')).toEqual([journal]);

    const again = await openFileStore(killed, { smallUpTo: 0 });
    expect(await again.users.byId('3')).toBeNull();
    expect(await again.users.byId('2')).not.toBeNull();
    expect(await filesThatName(killed, 'in-the-journal')).toEqual([]);
    await again.close();
  });

  test('is durable before the files are compacted, which happens within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const directory = await tempDir();
    const store = await openFileStore(directory, { smallUpTo: 0 });
    for (const id of ['1', '2', '3']) await store.users.insert(sampleUser(id, `gone-${id}@b.in`));
    for (const id of ['1', '2']) await store.users.erase(id, departure);
    const killed = await asIfKilled(directory);
    expect(store.fileState()).toMatchObject({ isErasurePending: true });
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await erasureEnd(store);
    for (const name of ['gone-1', 'gone-2'])
      expect(await filesThatName(directory, name)).toEqual([]);
    await store.close();
    const again = await openFileStore(killed, { smallUpTo: 0 });
    expect(await again.users.byId('1')).toBeNull();
    expect(await again.users.byId('3')).not.toBeNull();
    expect(await filesThatName(killed, 'gone-1')).toEqual([]);
    await again.close();
  });

  test('is tried again if the files cannot be compacted, and this is reported', async () => {
    const directory = await tempDir();
    const failures: unknown[] = [];
    const store = await openFileStore(directory, {
      smallUpTo: 0,
      compactAfter: 0,
      retryAfter: 10,
      onFailure: (error) => failures.push(error),
    });
    await store.users.insert(sampleUser('1', 'vanishing@example.in'));
    const { open } = disk;
    disk.open = (path, flags, mode) =>
      flags === 'wx' ? Promise.reject(new Error('No space.')) : open(path, flags, mode);
    syncBuiltinESMExports();
    await store.users.erase('1', departure);
    await vi.waitUntil(() => failures.length > 1);
    expect(store.fileState()).toMatchObject({ isErasurePending: true, isCompactionFailing: true });
    await store.users.insert(sampleUser('2'));
    disk.open = open;
    syncBuiltinESMExports();
    await erasureEnd(store);
    expect(store.fileState()).toMatchObject({ isCompactionFailing: false });
    expect(await filesThatName(directory, 'vanishing')).toEqual([]);
    expect((await readdir(directory)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await store.close();
  });
});

import { cp, readdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
import { erasureEnd, isNoSocket } from '../../test/stored.ts';
import { tempDir } from '../../test/temp-dir.ts';
import { openFileStore } from './file-store.ts';
import type { Store } from './store.ts';

const file = 'db.json';
const journal = 'db.json.journal';
const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
const acknowledgement = (visitorId: string) => ({
  document: 'disclaimer' as const,
  version: '2026-01-01',
  userId: null,
  visitorId,
  acknowledgedAt: '2026-01-01',
});

/** Opens a store that uses a journal regardless of length. */
const open = (directory: string, compactAfter?: number) =>
  openFileStore(directory, { smallUpTo: 0, compactAfter });

/** A copy of the folder, as after a kill now. */
async function asIfKilled(directory: string): Promise<string> {
  const copy = await tempDir();
  await cp(directory, copy, { recursive: true, filter: isNoSocket });
  return copy;
}

async function usersIn(store: Store, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => store.users.byId(id)));
  return found.flatMap((user) => user?.id ?? []);
}

/** Number of stored acknowledgements: a change that is applied twice appears twice. */
async function acknowledgements(directory: string): Promise<number> {
  const text = await readFile(join(directory, file), 'utf8');
  return (JSON.parse(text) as { acknowledgements: unknown[] }).acknowledgements.length;
}

/** A closed folder with a journal: the file, its last good copy, and the changes between them. */
async function closedOver(users: readonly string[]): Promise<string> {
  const directory = await tempDir();
  const store = await open(directory);
  for (const id of users) await store.users.insert(sampleUser(id));
  await store.acknowledgements.insert(acknowledgement('a'));
  await store.close();
  return directory;
}

describe('the journal', () => {
  test('contains the changes, and the file the state before them', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    const before = await readFile(join(directory, file), 'utf8');
    await store.users.insert(sampleUser('1'));
    expect(await readFile(join(directory, file), 'utf8')).toBe(before);
    expect(await readFile(join(directory, journal), 'utf8')).toContain('1@example.in');
    await store.close();
    expect(await readFile(join(directory, file), 'utf8')).toContain('1@example.in');
    expect((await readdir(directory)).toSorted()).toEqual([file, `${file}.bak`, `${journal}.bak`]);
  });

  test('loses only the write in progress if a power failure truncates it anywhere', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    await store.users.insert(sampleUser('1'));
    const good = (await readFile(join(directory, journal))).length;
    await store.users.insert(sampleUser('2'));
    const whole = (await readFile(join(directory, journal))).length;
    const found: string[][] = [];
    for (const length of [0, 1, 40, good - 1, good, good + 1, good + 12, whole - 1, whole]) {
      const killed = await asIfKilled(directory);
      await truncate(join(killed, journal), length);
      const again = await open(killed);
      found.push(await usersIn(again, ['1', '2']));
      await again.users.insert(sampleUser('3'));
      await again.close();
      const later = await open(killed);
      expect(await later.users.byId('3')).not.toBeNull();
      await later.close();
    }
    expect(found).toEqual([[], [], [], [], ['1'], ['1'], ['1'], ['1'], ['1', '2']]);
    await store.close();
  });

  test('loses only its last line if a power failure loses a page of it', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    await store.users.insert(sampleUser('1'));
    await store.users.insert(sampleUser('2'));
    const killed = await asIfKilled(directory);
    await store.close();
    const bytes = await readFile(join(killed, journal));
    bytes.fill(0, bytes.length - 300, bytes.length - 100);
    await writeFile(join(killed, journal), bytes);
    const again = await open(killed);
    expect(await usersIn(again, ['1', '2'])).toEqual(['1']);
    await again.close();
  });

  test('is merged into the file when it is longer', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    const ids = Array.from({ length: 1000 }, (_, id) => String(id));
    await Promise.all(ids.map((id) => store.users.insert(sampleUser(id))));
    expect(await readFile(join(directory, file), 'utf8')).not.toContain('999@example.in');
    await store.users.insert(sampleUser('one more'));
    await vi.waitUntil(() => store.fileState()?.journalBytes === 0, { timeout: 10_000 });
    expect(await readFile(join(directory, file), 'utf8')).toContain('999@example.in');
    await store.users.insert(sampleUser('the last'));
    const killed = await open(await asIfKilled(directory));
    const requests = ['0', '999', 'one more', 'the last'];
    expect(await usersIn(killed, requests)).toEqual(requests);
    await killed.close();
    await store.close();
  });

  test.each([
    ['before the file is written whole', [`${file}.bak`, file]],
    ['before the journal is set aside', [file, file]],
  ])('of a process that is killed %s is applied once', async (_when, [standing]) => {
    const directory = await closedOver(['1', '2']);
    const killed = await tempDir();
    await cp(join(directory, standing ?? ''), join(killed, file));
    await cp(join(directory, `${journal}.bak`), join(killed, journal));
    const again = await open(killed);
    expect(await usersIn(again, ['1', '2'])).toEqual(['1', '2']);
    await again.close();
    expect(await acknowledgements(killed)).toBe(1);
  });

  test('restores the last good copy to the present, across a damaged file too', async () => {
    const directory = await closedOver(['1', '2']);
    const store = await open(directory);
    await store.users.insert(sampleUser('3'));
    const killed = await asIfKilled(directory);
    await store.close();
    await writeFile(join(killed, file), 'torn');
    await expect(open(killed)).rejects.toThrow('cannot be read');
    await rename(join(killed, `${file}.bak`), join(killed, file));
    const restored = await open(killed);
    expect(await usersIn(restored, ['1', '2', '3'])).toEqual(['1', '2', '3']);
    await restored.close();
    expect(await acknowledgements(killed)).toBe(1);
  });

  test.each([
    ['a line in its middle', journal, 'Asha', 'Esha', 'Line 2 of'],
    ['the file that it continues', file, /,"checksum":".*"/, '', 'does not continue'],
  ])(
    'with damage to %s stops the start and stays unchanged',
    async (_what, name, from, to, why) => {
      const directory = await tempDir();
      const store = await open(directory);
      await store.users.insert(sampleUser('1'));
      await store.users.insert(sampleUser('2'));
      const killed = await asIfKilled(directory);
      await store.close();
      const spoilt = (await readFile(join(killed, name), 'utf8')).replace(from, to);
      await writeFile(join(killed, name), spoilt);
      await expect(open(killed)).rejects.toMatchObject({
        name: 'StoreUnusable',
        message: expect.stringContaining(why),
      });
      expect(await readFile(join(killed, name), 'utf8')).toBe(spoilt);
    },
  );

  test('reverts every change of a failed save, and the next save succeeds', async () => {
    const directory = await tempDir();
    const data = join(directory, 'data');
    const store = await open(data);
    for (const id of ['1', '2']) await store.users.insert(sampleUser(id));
    await store.acknowledgements.insert(acknowledgement('a'));
    await rename(data, `${data}-away`);
    const outcomes = await Promise.allSettled([
      store.users.insert(sampleUser('3')),
      store.users.update('1', { firstName: 'Kavita' }),
      store.acknowledgements.insert(acknowledgement('b')),
      store.users.erase('2', departure),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await rename(`${data}-away`, data);
    expect(await usersIn(store, ['1', '2', '3'])).toEqual(['1', '2']);
    expect(await store.users.byId('1')).toEqual(sampleUser('1'));
    await store.users.insert(sampleUser('4'));
    const killed = await open(await asIfKilled(data));
    expect(await usersIn(killed, ['1', '2', '3', '4'])).toEqual(['1', '2', '4']);
    await killed.close();
    await store.close();
    expect(await acknowledgements(data)).toBe(1);
  });

  test('contains nothing of an erased user, nor does any other file [S0-381]', async () => {
    const directory = await tempDir();
    const store = await open(directory, 0);
    await store.users.insert(sampleUser('1', 'vanishing@example.in'));
    await store.users.insert(sampleUser('2'));
    await store.users.erase('1', departure);
    await store.users.insert(sampleUser('3'));
    await erasureEnd(store);
    for (const name of (await readdir(directory)).filter(isNoSocket)) {
      expect(await readFile(join(directory, name), 'utf8')).not.toContain('vanishing');
    }
    const killed = await open(await asIfKilled(directory));
    expect(await usersIn(killed, ['1', '2', '3'])).toEqual(['2', '3']);
    await killed.close();
    await store.close();
  });
});

import { createHash } from 'node:crypto';
import {
  appendFile,
  cp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
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

/** A store that keeps a journal whatever its length. */
const open = (directory: string) => openFileStore(directory, 0);

/** What a process would find that opens the folder as it stands now. */
async function asIfKilled(directory: string): Promise<string> {
  const copy = await tempDir();
  await cp(directory, copy, { recursive: true });
  await rm(join(copy, `${file}.lock`), { force: true });
  return copy;
}

async function usersIn(store: Store, ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => store.users.byId(id)));
  return found.flatMap((user) => user?.id ?? []);
}

/** How many acknowledgements are written down: a change that is made twice is there twice. */
async function acknowledgements(directory: string): Promise<number> {
  const text = await readFile(join(directory, file), 'utf8');
  return (JSON.parse(text) as { acknowledgements: unknown[] }).acknowledgements.length;
}

/** A folder that a store with a journal was closed over: the file, its last good copy, and what led from one to the other. */
async function closedOver(users: readonly string[]): Promise<string> {
  const directory = await tempDir();
  const store = await open(directory);
  for (const id of users) await store.users.insert(sampleUser(id));
  await store.acknowledgements.insert(acknowledgement('a'));
  await store.close();
  return directory;
}

describe('the journal', () => {
  test('holds what was changed, and the file what stood there before', async () => {
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

  test('that a power cut tore anywhere loses nothing but what was being written', async () => {
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

  test('whose last line lost a page in a power cut loses that line only', async () => {
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

  test('longer than its file is written into it', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    const ids = Array.from({ length: 1000 }, (_, id) => String(id));
    await Promise.all(ids.map((id) => store.users.insert(sampleUser(id))));
    expect(await readFile(join(directory, file), 'utf8')).not.toContain('999@example.in');
    await store.users.insert(sampleUser('one more'));
    expect(await readFile(join(directory, file), 'utf8')).toContain('999@example.in');
    await store.users.insert(sampleUser('the last'));
    const killed = await open(await asIfKilled(directory));
    const asked = ['0', '999', 'one more', 'the last'];
    expect(await usersIn(killed, asked)).toEqual(asked);
    await killed.close();
    await store.close();
  });

  test.each([
    ['before the file is written whole', [`${file}.bak`, file]],
    ['before the journal is set aside', [file, file]],
  ])('of a process that is killed %s is read once', async (_when, [standing]) => {
    const directory = await closedOver(['1', '2']);
    const killed = await tempDir();
    await cp(join(directory, standing ?? ''), join(killed, file));
    await cp(join(directory, `${journal}.bak`), join(killed, journal));
    const again = await open(killed);
    expect(await usersIn(again, ['1', '2'])).toEqual(['1', '2']);
    await again.close();
    expect(await acknowledgements(killed)).toBe(1);
  });

  test('brings the last good copy up to date, through what came after the damaged file too', async () => {
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
    ['the file that it continues', file, '"schema":', '"schema": ', 'does not continue'],
  ])(
    'beside damage to %s stops the start and stays as it is',
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

  test('that cannot be written takes every change of the save back, and the next one works', async () => {
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

  test('holds nothing of an erased user, nor does anything else [S0-381]', async () => {
    const directory = await tempDir();
    const store = await open(directory);
    await store.users.insert(sampleUser('1', 'vanishing@example.in'));
    await store.users.insert(sampleUser('2'));
    await store.users.erase('1', departure);
    await store.users.insert(sampleUser('3'));
    for (const name of await readdir(directory)) {
      expect(await readFile(join(directory, name), 'utf8')).not.toContain('vanishing');
    }
    const killed = await open(await asIfKilled(directory));
    expect(await usersIn(killed, ['1', '2', '3'])).toEqual(['2', '3']);
    await killed.close();
    await store.close();
  });
});

describe('an erasure', () => {
  /** Two people, one of whom is about to leave; `smallUpTo` says whether a journal is kept. */
  async function withAsha(smallUpTo: number): Promise<{ directory: string; store: Store }> {
    const directory = await tempDir();
    const store = await openFileStore(directory, smallUpTo);
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

  /** The folder as it stands again and again while something is under way: what a kill at that moment would leave. */
  async function moments(directory: string, work: Promise<unknown>): Promise<string[]> {
    const copies: string[] = [];
    const under = { way: true };
    void work.finally(() => (under.way = false));
    while (under.way) {
      const before = await filesNow(directory);
      const copy = await asIfKilled(directory).catch(() => null);
      // A copy that took a while holds files of several moments, which no kill leaves behind.
      if (copy !== null && (await filesNow(directory)) === before) copies.push(copy);
    }
    return copies;
  }

  /** Which files there are, and when they were last written. */
  async function filesNow(directory: string): Promise<string> {
    const names = (await readdir(directory)).toSorted();
    const files = names.map(async (name) => {
      const found = await stat(join(directory, name), { bigint: true }).catch(() => null);
      return [name, found?.ino, found?.size, found?.mtimeNs].join(' ');
    });
    return (await Promise.all(files)).join('\n');
  }

  test.each([
    ['with a journal', 0],
    ['of a small file', 1_000_000],
  ])('%s that is cut off anywhere leaves the person whole, or in no file', async (_how, small) => {
    let seen = 0;
    for (let round = 0; round < 5; round += 1) {
      const { directory, store } = await withAsha(small);
      const copies = await moments(directory, store.users.erase('1', departure));
      expect(await filesThatName(directory, 'vanishing')).toEqual([]);
      await store.close();
      for (const copy of copies) {
        const again = await openFileStore(copy, small).catch(() => null);
        if (again === null) continue;
        seen += 1;
        const stands = (await again.users.byId('1')) !== null;
        await again.close();
        if (!stands) expect(await filesThatName(copy, 'vanishing')).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('whose journal was kept by a kill is in no file after the next start', async () => {
    const { directory, store } = await withAsha(0);
    await store.users.insert(sampleUser('3', 'in-the-journal@example.in'));
    const before = await asIfKilled(directory);
    await store.users.erase('3', departure);
    // The file was written, the journal not yet taken away: the last step before the answer.
    const killed = await asIfKilled(directory);
    await cp(join(before, journal), join(killed, journal));
    const whole = createHash('sha256')
      .update(await readFile(join(killed, file)))
      .digest('hex');
    const line = JSON.stringify({ into: whole });
    await appendFile(
      join(killed, journal),
      `${crc32(line).toString(16).padStart(8, '0')} ${line}\n`,
    );
    await store.close();
    expect(await filesThatName(killed, 'in-the-journal')).toEqual([journal]);

    const again = await open(killed);
    expect(await again.users.byId('3')).toBeNull();
    expect(await again.users.byId('2')).not.toBeNull();
    expect(await filesThatName(killed, 'in-the-journal')).toEqual([]);
    await again.close();
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleLogin, sampleUser } from '../../test/sample-user.ts';
import { recordsIn } from '../../test/stored.ts';
import { tempDir } from '../../test/temp-dir.ts';
import { assembled } from './assembled.ts';
import { openFileStore } from './file-store.ts';
import { emptyData } from './records.ts';

const token = (userId: string, expiresAt = '2027-01-01') =>
  sampleLogin(userId, '2026-01-01', expiresAt);
const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };

const modulePath = JSON.stringify(join(import.meta.dirname, 'file-store.ts'));

/**
 * Runs code in a separate process. If the test is root, the process gives up its rights once it has imported the store:
 * another user could read neither Node nor the sources in a folder of root, and to root every folder is writable.
 */
async function inProcess(code: string): Promise<{ status: number | null; errors: string }> {
  const unprivileged = `
    const { openFileStore } = await import(${modulePath});
    if (process.getuid?.() === 0) {
      process.setgroups([]);
      process.setgid(65_534);
      process.setuid(65_534);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', unprivileged + code], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(child, 'close');
  return { status: child.exitCode, errors };
}

const opening = (directory: string) => `
  await openFileStore(${JSON.stringify(directory)}).then(
    () => process.exit(0),
    (error) => { console.error(error.name + ': ' + error.message); process.exit(1); },
  );`;

const sampleHash = sampleUser('1').passwordHash;

describe('the records of the file store', () => {
  test('survive a restart', async () => {
    const directory = await tempDir();
    const store = await openFileStore(directory);
    await store.users.insert(sampleUser('1'));
    await store.tokens.insert('hash', token('1'), sampleHash, '2026-01-02');
    await store.close();

    const again = await openFileStore(directory);
    expect(await again.users.byId('1')).toEqual(sampleUser('1'));
    expect(await again.users.byEmail('1@EXAMPLE.in')).toEqual(sampleUser('1'));
    expect(await again.tokens.byHash('hash')).toEqual(token('1'));
    await again.close();
  });

  test('of the first version are migrated to the current one, and the old file is kept', async () => {
    const directory = await tempDir();
    const { role: _role, ...earlier } = sampleUser('1');
    const old = { schema: 1, users: { 1: earlier }, tokens: {}, departures: [departure] };
    await writeFile(join(directory, 'db.json'), JSON.stringify(old));
    const store = await openFileStore(directory);
    expect(await store.users.byId('1')).toEqual({
      ...sampleUser('1'),
      // Nobody proved the address before version 7; its days begin with the migration.
      unconfirmedSince: expect.any(String) as string,
    });
    expect(await store.charts.ofUser('1')).toEqual([]);
    expect(JSON.parse(await readFile(join(directory, 'db.json'), 'utf8'))).toMatchObject({
      schema: 11,
      departures: [departure],
      bookings: {},
    });
    const copy = await readFile(join(directory, 'db.json.schema-1.bak'), 'utf8');
    expect(JSON.parse(copy)).toEqual(old);

    await store.users.erase('1', departure); // erased data must be in no copy
    // Two files, so that damage to one is not damage to both.
    const [whole, lastGood] = ['db.json', 'db.json.bak'].map((name) => join(directory, name));
    expect((await stat(whole ?? '')).ino).not.toBe((await stat(lastGood ?? '')).ino);
    await store.close();
    expect((await readdir(directory)).toSorted()).toEqual(['db.json', 'db.json.bak']);
  });

  test('of an erased user are removed from every file [S0-381]', async () => {
    const directory = await tempDir();
    const store = await openFileStore(directory);
    await store.users.insert(sampleUser('1', 'vanishing@example.in'));
    await store.tokens.insert('hash', token('1'), sampleHash, '2026-01-02');
    expect(await store.users.erase('1', departure)).toMatchObject({ id: '1' });
    expect(await store.users.erase('1', departure)).toBeNull();
    await store.close();
    for (const name of await readdir(directory)) {
      expect(await readFile(join(directory, name), 'utf8')).not.toMatch(/vanishing|9876543210/);
    }
    expect(await recordsIn(directory)).toEqual({
      ...emptyData(),
      departures: [departure],
    });
  });

  test('cannot be changed after the store is closed', async () => {
    const store = await openFileStore(await tempDir());
    await store.close();
    await expect(store.users.insert(sampleUser('1'))).rejects.toThrow('closed');
    await expect(store.ping()).rejects.toThrow('closed');
  });
});

describe('the database file', () => {
  test('keeps the previous state as a backup copy', async () => {
    const directory = await tempDir();
    const store = await openFileStore(directory);
    await store.users.insert(sampleUser('1'));
    await store.users.insert(sampleUser('2'));
    const users = async (name: string) =>
      Object.keys(
        (JSON.parse(await readFile(join(directory, name), 'utf8')) as { users: object }).users,
      );
    expect(await users('db.json')).toEqual(['1', '2']);
    expect(await users('db.json.bak')).toEqual(['1']);
    await store.close();
  });

  test('rejects a failed write without a trace, and the next write succeeds', async () => {
    const directory = await tempDir();
    const data = join(directory, 'data');
    const store = await openFileStore(data);
    await store.users.insert(sampleUser('1'));
    await rename(data, `${data}-away`);
    await expect(store.users.insert(sampleUser('2'))).rejects.toThrow('ENOENT');
    await rename(`${data}-away`, data);
    expect(await store.users.byId('2')).toBeNull();
    await store.users.insert(sampleUser('3'));
    await store.close();

    const again = await openFileStore(data);
    expect(await again.users.byId('1')).not.toBeNull();
    expect(await again.users.byId('2')).toBeNull();
    expect(await again.users.byId('3')).not.toBeNull();
    await again.close();
  });

  test.each([
    ['cut off', '{"schema":1,"users":{"1":{"id":"1","firstN'],
    ['empty', ''],
    ['full of NUL', '\0'.repeat(4096)],
    ['no object', '[]'],
    ['of another shape', '{"schema":1,"users":[],"tokens":{}}'],
    ['of a newer version', '{"schema":99}'],
    ['of no version', '{}'],
  ])('stops the start and stays unchanged if it is %s', async (_what, content) => {
    const directory = await tempDir();
    await writeFile(join(directory, 'db.json'), content);
    await writeFile(join(directory, 'db.json.bak'), JSON.stringify(emptyData()));
    await expect(openFileStore(directory)).rejects.toMatchObject({
      name: 'StoreUnusable',
      message: expect.stringMatching(/npm run storage -- repair lists|this program knows/),
    });
    expect(await readFile(join(directory, 'db.json'), 'utf8')).toBe(content);
    expect((await readdir(directory)).toSorted()).toEqual(['db.json', 'db.json.bak']);
  });

  test('is not created again if it is missing but its copy exists', async () => {
    const directory = await tempDir();
    await writeFile(join(directory, 'db.json.bak'), JSON.stringify(emptyData()));
    await expect(openFileStore(directory)).rejects.toThrow(
      /is missing although its copy or its journal/,
    );
    expect(await readdir(directory)).toEqual(['db.json.bak']);
  });

  test('opens again after it is restored from its copy', async () => {
    const directory = await tempDir();
    const store = await openFileStore(directory);
    await store.users.insert(sampleUser('1'));
    await store.users.insert(sampleUser('2'));
    await store.close();
    await writeFile(join(directory, 'db.json'), 'torn');
    await expect(openFileStore(directory)).rejects.toThrow('cannot be read');
    await rename(join(directory, 'db.json.bak'), join(directory, 'db.json'));
    const restored = await openFileStore(directory);
    expect(await restored.users.byId('1')).not.toBeNull();
    await restored.close();
  });

  test('with one wrong bit anywhere stops the start and leads to the repair', async () => {
    const directory = await tempDir();
    const store = await openFileStore(directory);
    await store.users.insert(sampleUser('1'));
    await store.close();
    const path = join(directory, 'db.json');
    const content = await readFile(path);
    const journals = { current: '', earlier: '' };
    expect(assembled(path, content, journals).changes).toBe(0);
    for (let bit = 0; bit < content.length * 8; bit += 1) {
      const damaged = Buffer.from(content);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => assembled(path, damaged, journals)).toThrow(/npm run storage -- repair/);
    }
  });

  test('without a checksum is accepted, and has one after the start', async () => {
    const directory = await tempDir();
    const users = { 1: sampleUser('1') };
    await writeFile(join(directory, 'db.json'), JSON.stringify({ ...emptyData(), users }));
    const store = await openFileStore(directory);
    expect(await store.users.byId('1')).toEqual(sampleUser('1'));
    const text = await readFile(join(directory, 'db.json'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ users, checksum: expect.any(String) });
    await store.close();
    await writeFile(join(directory, 'db.json'), text.replace('Asha', 'Usha'));
    await expect(openFileStore(directory)).rejects.toThrow('does not match its checksum');
  });

  test('of a killed writer leaves temporary files that the next start removes', async () => {
    const directory = await tempDir();
    await writeFile(join(directory, 'db.json.0123456789abcdef.tmp'), 'half');
    const store = await openFileStore(directory);
    await store.close();
    expect((await readdir(directory)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('the data folder', () => {
  test('stops the start with one sentence if it is not writable', async () => {
    const directory = await tempDir();
    const data = join(directory, 'data');
    await mkdir(data);
    await chmod(directory, 0o755);
    await chmod(data, 0o555);
    const { status, errors } = await inProcess(opening(data));
    expect(status).toBe(1);
    expect(errors).toMatch(/^StoreUnusable: The data folder .* cannot be written \(EACCES\)/);
    expect(await readdir(data)).toEqual([]);
  });

  test('is checked before the next change if it becomes read-only', async () => {
    const directory = await tempDir();
    await chmod(directory, 0o777);
    const { status, errors } = await inProcess(`
      import { chmod, readdir } from 'node:fs/promises';
      const directory = ${JSON.stringify(join(directory, 'data'))};
      const store = await openFileStore(directory);
      const before = (await readdir(directory)).join();
      await store.ping();
      if ((await readdir(directory)).join() !== before) throw new Error('a file was left behind');
      await chmod(directory, 0o555);
      const error = await store.ping().catch((reason) => reason);
      // An ordinary user could not delete its files.
      await chmod(directory, 0o755);
      console.error(error?.code);
      process.exit(1);`);
    expect(errors).toBe('EACCES\n');
    expect(status).toBe(1);
  });

  test('stops the start with one sentence if it is a file', async () => {
    const directory = await tempDir();
    await writeFile(join(directory, 'data'), '');
    await expect(openFileStore(join(directory, 'data'))).rejects.toThrow(/cannot be written/);
  });
});

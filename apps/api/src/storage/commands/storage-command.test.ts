import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postgresForTests } from '../../../test/postgres.ts';
import { runStorage as run } from '../../../test/run-command.ts';
import { runScript } from '../../../test/run-script.ts';
import {
  sampleBooking,
  sampleChart,
  sampleMail,
  sampleShare,
  sampleSubscription,
} from '../../../test/sample-records.ts';
import { sampleLogin, sampleUser } from '../../../test/sample-user.ts';
import { recordsIn } from '../../../test/stored.ts';
import { tempDir } from '../../../test/temp-dir.ts';
import { Erasures, subscriptionKey } from '../erasures.ts';
import { openFileStore } from '../file-store.ts';
import type { StoredData } from '../records.ts';
import { backUp } from './backup.ts';
import { readableFolder } from './folder-location.ts';
import { storeAt } from './store-location.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import type { Store } from '../store.ts';

const emptyDatabase = postgresForTests();

const picture = Buffer.from([0, 1, 2, 253, 254, 255]);
const pictureName = `${'a'.repeat(32)}.webp`;

/** Stores one record of every kind. */
async function fill(store: Store): Promise<void> {
  const january = (day: string) => `2026-01-${day}T00:00:00.000Z`;
  await store.pictures.prepare();
  await store.pictures.insert(pictureName, picture);
  await store.users.insert({ ...sampleUser('1', 'Asha@example.in'), profileImage: pictureName });
  await store.users.insert({ ...sampleUser('2'), firstName: 'आशा \0 "\\' });
  await store.users.insert(sampleUser('3'));
  await store.users.erase('3', { reason: 'other', additionalInfo: '', date: '2026-01-01' });
  const times = { createdAt: january('01'), expiresAt: january('30') };
  const login = sampleLogin('1', times.createdAt, times.expiresAt);
  await store.tokens.insert('login', login, sampleUser('1').passwordHash, january('01'));
  await store.resets.insert('link', { userId: '1', ...times }, january('01'));
  for (const id of ['b', 'a']) await store.charts.insert(sampleChart(id, '1'), 5);
  await store.shares.insert(sampleShare('key', '1'), 5);
  await store.subscriptions.insert({
    email: 'Ravi@example.in',
    language: 'hi',
    subscribedAt: january('01'),
    confirmedAt: null,
    token: 'of its links',
  });
  const inquiry = {
    ticket: 'JY-20260102-2345',
    userId: '2',
    name: 'Ravi',
    email: 'ravi@example.in',
    message: 'A question.',
    language: 'en',
    createdAt: january('02'),
  };
  await store.inquiries.insertMessage({ ...inquiry, topic: 'general', status: 'open' });
  await store.inquiries.insertConsultation({
    ...inquiry,
    userId: null,
    status: 'open',
    mobile: '9876543210',
    astrologer: 'meera-joshi',
    kind: 'chat',
    preferredDate: null,
  });
  await store.acknowledgements.insert({
    document: 'disclaimer',
    version: '2026-01-01',
    userId: '1',
    visitorId: null,
    acknowledgedAt: january('03'),
  });
  await store.bookings.insert(sampleBooking('2', '1'), 5);
  await store.mails.insert(sampleMail('owed', '1'));
  await store.operation.setRole('2@example.in', 'operator', {
    id: 'audit',
    at: january('04'),
    operatorId: null,
    kind: 'operator',
    action: 'added',
    before: null,
    after: { role: 'operator' },
  });
  await store.close();
}

/** Creates a data folder with one record of every kind, and edited content. */
async function filledFolder(): Promise<string> {
  const directory = await tempDir();
  await fill(await openFileStore(directory));
  await mkdir(join(directory, 'content/en'), { recursive: true });
  await writeFile(join(directory, 'content/en/faqs.json'), '[]\n');
  return directory;
}

describe('moving a data folder into PostgreSQL', () => {
  test('copies everything, prints counts and hashes, and leaves the folder unchanged', async () => {
    const directory = await filledFolder();
    const database = await emptyDatabase();
    const before = await recordsIn(directory);
    // One command as a program; the others as functions.
    const { status, out, err } = await runScript(
      join(import.meta.dirname, 'command.ts'),
      { DATA_DIR: directory, DATABASE_URL: database.href },
      'move-to-postgres',
    );
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toMatch(/^users +2 {2}[0-9a-f]{64}\n/);
    expect(out).toMatch(/\nbookings +1 {2}[0-9a-f]{64}\n/);
    expect(out).toMatch(/\nmails +1 {2}[0-9a-f]{64}\n/);
    expect(out).toMatch(/\npictures +1 {2}[0-9a-f]{64}\nCounts and SHA-256 agree: .*\n$/);
    expect(out).not.toContain(database.password);
    expect(await recordsIn(directory)).toEqual(before);

    const source = await openFileStore(directory);
    const moved = await openPostgresStore(database);
    for (const id of ['1', '2']) {
      expect(await moved.users.file(id)).toEqual(await source.users.file(id));
    }
    const all = { skip: 0, most: Infinity };
    expect(await moved.operation.audit(undefined, all)).toEqual(
      await source.operation.audit(undefined, all),
    );
    expect(await moved.tokens.byHash('login')).toEqual(await source.tokens.byHash('login'));
    expect((await moved.pictures.read(pictureName))?.equals(picture)).toBe(true);
    await Promise.all([source.close(), moved.close()]);
  });

  test('changes nothing in a database that is not empty', async () => {
    const directory = await filledFolder();
    const database = await emptyDatabase();
    const store = await openPostgresStore(database);
    await store.users.insert(sampleUser('9'));
    const { status, out, err } = await run(
      { DATA_DIR: directory, DATABASE_URL: database.href },
      'move-to-postgres',
    );
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^The database at \S+ holds something already: nothing was changed.*\n$/);
    expect(await store.users.byId('1')).toBeNull();
    await store.close();
  });
});

describe('a backup', () => {
  test('can be restored into a folder and into PostgreSQL', async () => {
    const directory = await filledFolder();
    const backup = join(await tempDir(), 'backup');
    const made = await run({ DATA_DIR: directory }, 'backup', backup);
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toContain('Counts and SHA-256 agree');
    expect((await readdir(backup)).toSorted()).toEqual([
      'content',
      'db.json',
      'manifest.json',
      'uploads',
    ]);

    const folder = join(await tempDir(), 'new');
    const restored = await run({ DATA_DIR: folder }, 'restore', backup);
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out.split('\n').slice(0, -2)).toEqual(made.out.split('\n').slice(0, -2));
    expect(await recordsIn(folder)).toEqual(await recordsIn(directory));
    expect(await readFile(join(folder, 'content/en/faqs.json'), 'utf8')).toBe('[]\n');

    const database = await emptyDatabase();
    const environment = { DATA_DIR: await tempDir(), DATABASE_URL: database.href };
    expect(await run(environment, 'restore', backup)).toMatchObject({ status: 0, err: '' });
    const back = join(await tempDir(), 'from-postgres');
    const again = await run(environment, 'backup', back);
    expect(again.out.split('\n').slice(0, -2)).toEqual(made.out.split('\n').slice(0, -2));
    expect(await recordsIn(back)).toEqual(await recordsIn(directory));
  });

  test('is not restored if it is damaged or not a backup', async () => {
    const directory = await filledFolder();
    const backup = join(await tempDir(), 'backup');
    await run({ DATA_DIR: directory }, 'backup', backup);
    await writeFile(join(backup, 'uploads/profiles', pictureName), 'another');
    const folder = await tempDir();
    expect(await run({ DATA_DIR: folder }, 'restore', backup)).toEqual({
      status: 1,
      out: '',
      err: `The file uploads/profiles/${pictureName} of the backup is not as it was written: nothing was restored.\n`,
    });
    expect(await readdir(folder)).toEqual([]);
    const { err } = await run({ DATA_DIR: folder }, 'restore', directory);
    expect(err).toMatch(/^There is no backup in .*: it has no manifest\.json\.\n$/);
  });

  test('never overwrites existing data', async () => {
    const directory = await filledFolder();
    const backup = join(await tempDir(), 'backup');
    await run({ DATA_DIR: directory }, 'backup', backup);
    const twice = await run({ DATA_DIR: directory }, 'backup', backup);
    expect(twice.err).toBe(`The folder ${backup} is not empty: name a new one.\n`);
    const other = await tempDir();
    const store = await openFileStore(other);
    await store.users.insert(sampleUser('9'));
    await store.close();
    const { status, err } = await run({ DATA_DIR: other }, 'restore', backup);
    expect(status).toBe(1);
    expect(err).toMatch(/^The folder \S+ holds something already: nothing was changed.*\n$/);
    expect(await recordsIn(other)).toMatchObject({ users: { 9: { id: '9' } } });
  });

  test('can be made while the folder is in use, and contains everything acknowledged before', async () => {
    const directory = await filledFolder();
    const store = await openFileStore(directory, { smallUpTo: 0, compactAfter: 0 });
    const goesOn = { writing: true };
    let acknowledged = 100;
    const writing = (async () => {
      while (goesOn.writing) {
        acknowledged += 1;
        await store.users.insert(sampleUser(String(acknowledged)));
        // Sometimes the file is rewritten completely, as happens when a journal is full.
        if (acknowledged % 7 === 0)
          await store.charts.insert(sampleChart(`${acknowledged}`, '1'), 99);
        if (acknowledged % 7 === 1) await store.charts.remove(`${acknowledged - 1}`, '1');
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      const before = acknowledged - 1;
      const backup = join(await tempDir(), 'backup');
      await backUp(storeAt(readableFolder(directory)), directory, backup, new Date());
      const { users } = await recordsIn(backup);
      if (before > 100) expect(users).toHaveProperty(String(before));
    }
    goesOn.writing = false;
    await writing;
    const backup = join(await tempDir(), 'backup');
    const { status, out, err } = await run({ DATA_DIR: directory }, 'backup', backup);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Counts and SHA-256 agree');
    await store.close();
    expect(await recordsIn(backup)).toEqual(await recordsIn(directory));
  });

  test('does not restore anyone who was erased since', async () => {
    const directory = await filledFolder();
    const backup = join(await tempDir(), 'backup');
    await run({ DATA_DIR: directory }, 'backup', backup);
    const erasures = new Erasures(directory, () => new Date());
    const done = async () => true;
    await erasures.around('user', '1', done, (happened) => happened);
    await erasures.around(
      'user',
      '2',
      async () => false,
      (happened) => happened,
    );
    const key = subscriptionKey(sampleSubscription('Ravi@example.in'));
    await erasures.around('subscription', key, done, (happened) => happened);
    for (const name of ['db.json', 'db.json.bak', 'uploads', 'content']) {
      await rm(join(directory, name), { recursive: true, force: true });
    }

    const restored = await run({ DATA_DIR: directory }, 'restore', backup);
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(restored.out).toMatch(/\nRecords that were erased since, and were left out: \d+\.\n/);
    const text = await readFile(join(directory, 'db.json'), 'utf8');
    expect(Object.keys((JSON.parse(text) as { users: object }).users)).toEqual(['2']);
    expect(text).not.toMatch(/Asha@|Ravi@/);
    expect(await readdir(join(directory, 'uploads/profiles'))).toEqual([]);
    expect(await run({ DATA_DIR: directory }, 'check')).toMatchObject({ status: 0, err: '' });
  });
});

describe('a check', () => {
  test('reports a consistent folder while it is in use', async () => {
    const directory = await filledFolder();
    const store = await openFileStore(directory, { smallUpTo: 0 });
    await store.users.insert(sampleUser('7'));
    const { status, out, err } = await run({ DATA_DIR: directory }, 'check');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^users +3 {2}[0-9a-f]{64}\n[\s\S]*fits together\.\n$/);
    await store.close();
  });

  test('finds inconsistencies', async () => {
    const directory = await filledFolder();
    const data = (await recordsIn(directory)) as unknown as StoredData;
    data.users['4'] = { ...sampleUser('5'), email: 'ASHA@example.in' };
    data.charts['lost'] = sampleChart('lost', 'nobody');
    await writeFile(join(directory, 'db.json'), JSON.stringify(data));
    await rm(join(directory, 'uploads/profiles', pictureName));
    const stray = `${'b'.repeat(32)}.webp`;
    await writeFile(join(directory, 'uploads/profiles', stray), 'of nobody');
    const { status, err } = await run({ DATA_DIR: directory }, 'check');
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      'The accounts 1 and 5 have the same e-mail: the first one can log in.',
      'Of the charts, 1 belong to no account.',
      'Of the users, the record under 4 says that it is another one.',
      `The picture ${pictureName} is missing.`,
      `The picture ${stray} belongs to nobody: a start of the server removes it.`,
    ]);
  });
});

test.each([[], ['move'], ['backup'], ['restore', 'a', 'b'], ['move-to-postgres', 'more']])(
  'storage %s %s %s prints the usage',
  async (...args) => {
    const { status, out, err } = await run({ DATA_DIR: await tempDir() }, ...args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^Say what to do: storage move-to-postgres.*\n$/);
  },
);

test('moving without a database names the missing setting', async () => {
  const { err } = await run({ DATA_DIR: await tempDir() }, 'move-to-postgres');
  expect(err).toBe('Set DATABASE_URL to the database that the data folder is to go to.\n');
});

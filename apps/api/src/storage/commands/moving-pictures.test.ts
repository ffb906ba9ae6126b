import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestObjectStore } from '../../../test/object-store.ts';
import { postgresForTests } from '../../../test/postgres.ts';
import { runStorage as run } from '../../../test/run-command.ts';
import { sampleUser } from '../../../test/sample-user.ts';
import { tempDir } from '../../../test/temp-dir.ts';
import { readConfig } from '../../config.ts';
import { openStore } from '../open-store.ts';

const emptyDatabase = postgresForTests();

const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;
const contentOf = (letter: string) => Buffer.from([0, 255, letter.charCodeAt(0)]);
const letters = ['a', 'b', 'c'];
const keys = letters.map((letter) => `profiles/${nameOf(letter)}`);

/** Creates three users, each with a picture, in the store that the environment configures. */
async function fill(environment: Record<string, string>): Promise<void> {
  const store = await openStore(readConfig(environment));
  await store.pictures.prepare();
  for (const letter of letters) {
    await store.pictures.insert(nameOf(letter), contentOf(letter));
    await store.users.insert({ ...sampleUser(letter), profileImage: nameOf(letter) });
  }
  await store.close();
}

const contents = ({ buckets }: TestObjectStore) =>
  keys.map((key) => buckets.get('pictures')?.get(key)?.content);

describe('moving pictures to an object store', () => {
  test('moves, verifies and removes each picture of a folder; a repeated run has nothing to do', async () => {
    const objects = await TestObjectStore.start();
    const environment = { DATA_DIR: await tempDir(), UPLOADS_URL: objects.url() };
    await fill({ DATA_DIR: environment.DATA_DIR });
    const uploads = join(environment.DATA_DIR, 'uploads/profiles');
    const { status, out, err } = await run(environment, 'move-pictures');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /^Moved 3 pictures from the folder \S+ to the object store at 127\.0\.0\.1:\d+\/pictures; the SHA-256 of each was compared\.\n$/,
    );
    expect(contents(objects)).toEqual(letters.map(contentOf));
    expect(await readdir(uploads)).toEqual([]);
    expect((await run(environment, 'move-pictures')).out).toMatch(/^Moved 0 pictures/);
  });

  test('resumes an interrupted move from a database', async () => {
    const objects = await TestObjectStore.start();
    const database = (await emptyDatabase()).href;
    const environment = { DATA_DIR: await tempDir(), DATABASE_URL: database };
    await fill(environment);
    const apart = { ...environment, UPLOADS_URL: objects.url() };
    const { pictures } = await openStore(readConfig(apart));
    await pictures.prepare();
    await pictures.insert(nameOf('b'), contentOf('b'));
    expect((await run(apart, 'move-pictures')).out).toMatch(/^Moved 3 pictures/);
    expect(contents(objects)).toEqual(letters.map(contentOf));
    const before = await openStore(readConfig(environment));
    expect(await before.pictures.read(nameOf('a'))).toBeNull();
    await before.close();
  });

  test('removes nothing if a different picture has the name, or the store is not available', async () => {
    const objects = await TestObjectStore.start();
    const environment = { DATA_DIR: await tempDir(), UPLOADS_URL: objects.url() };
    await fill({ DATA_DIR: environment.DATA_DIR });
    objects.buckets.set(
      'pictures',
      new Map([[keys[1] ?? '', { content: Buffer.from('another'), storedAt: new Date() }]]),
    );
    const other = await run(environment, 'move-pictures');
    expect(other.status).toBe(1);
    expect(other.err).toMatch(
      /^The picture b+\.webp in the object store at \S+ is not the one in the folder \S+: nothing was removed there\.\n$/,
    );
    await objects.stop();
    const gone = await run(environment, 'move-pictures');
    expect(gone.err).toMatch(/^The object store at \S+ cannot be reached \(ECONNREFUSED\).*\n$/);
    expect(await readdir(join(environment.DATA_DIR, 'uploads/profiles'))).toHaveLength(3);
  });

  test('requires the URL of the bucket', async () => {
    const { err } = await run({ DATA_DIR: await tempDir() }, 'move-pictures');
    expect(err).toBe('Set UPLOADS_URL to the bucket that the pictures are to go to.\n');
  });
});

describe('a backup of a store whose pictures are in a bucket', () => {
  test('contains them, and can be restored into a bucket or with the records', async () => {
    const objects = await TestObjectStore.start();
    const environment = {
      DATA_DIR: await tempDir(),
      DATABASE_URL: (await emptyDatabase()).href,
      UPLOADS_URL: objects.url(),
    };
    await fill(environment);
    const backup = join(await tempDir(), 'backup');
    const made = await run(environment, 'backup', backup);
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(/\npictures +3 {2}[0-9a-f]{64}\nCounts and SHA-256 agree: .*\n$/);
    expect(made.out).not.toMatch(/se\/cr|se%2Fcr/);
    const file = join(backup, 'uploads/profiles', nameOf('c'));
    expect(await readFile(file)).toEqual(contentOf('c'));

    const sums = (out: string) => out.split('\n').slice(0, -2);
    const folder = await tempDir();
    const beside = await run({ DATA_DIR: folder }, 'restore', backup);
    expect(sums(beside.out)).toEqual(sums(made.out));
    expect(await readdir(join(folder, 'uploads/profiles'))).toEqual(letters.map(nameOf));
    const other = {
      DATA_DIR: await tempDir(),
      DATABASE_URL: (await emptyDatabase()).href,
      UPLOADS_URL: objects.url('other'),
    };
    const apart = await run(other, 'restore', backup);
    expect(sums(apart.out)).toEqual(sums(made.out));
    expect(objects.keys('other')).toEqual(keys);

    // A restore into a target that is not empty is refused, and what was already copied is removed.
    const again = await run(other, 'restore', backup);
    expect(again.err).toMatch(/^There are pictures in the object store at \S+ already: nothing/);
    const full = { ...other, UPLOADS_URL: objects.url('third') };
    expect((await run(full, 'restore', backup)).err).toMatch(/holds something already/);
    expect(objects.keys('third')).toEqual([]);
  });

  test('is refused while some pictures are still with the records', async () => {
    const objects = await TestObjectStore.start();
    const environment = { DATA_DIR: await tempDir(), UPLOADS_URL: objects.url() };
    await fill({ DATA_DIR: environment.DATA_DIR });
    const { status, err } = await run(environment, 'backup', join(await tempDir(), 'backup'));
    expect(status).toBe(1);
    expect(err).toMatch(
      /^There are pictures \(3\) in the folder \S+ still: take them to the object store first, with storage move-pictures\.\n$/,
    );
  });
});

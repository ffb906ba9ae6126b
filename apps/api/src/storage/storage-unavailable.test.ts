// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../../test/temp-dir.ts';
import { DuplicateEmail } from './store.ts';
import { isStorageUnavailable } from './storage-unavailable.ts';

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('isStorageUnavailable: the storage is unavailable', () => {
  test('if the system refuses to write', async () => {
    const folder = await tempDir();
    await mkdir(join(folder, 'db.json'));
    expect(isStorageUnavailable(await reasonOf(writeFile(join(folder, 'db.json'), '')))).toBe(true);
    expect(isStorageUnavailable(await reasonOf(writeFile(join(folder, 'gone/db.json'), '')))).toBe(
      true,
    );
  });

  test('if the database refuses connections', async () => {
    const client = new pg.Client('postgres://jyoti@127.0.0.1:1/jyoti');
    expect(isStorageUnavailable(await reasonOf(client.connect()))).toBe(true);
  });

  test.each(['08006', '53100', '53300', '57P01', '57014'])('if a database responds %s', (code) => {
    expect(isStorageUnavailable(Object.assign(new Error('refused'), { code }))).toBe(true);
  });

  test.each([
    new DuplicateEmail(),
    new TypeError('a bug'),
    new Error('timeout'),
    Object.assign(new Error('a rule of a table'), { code: '23505' }),
    Object.assign(new Error('an argument'), { code: 'ERR_INVALID_ARG_TYPE' }),
    null,
  ])('but not with %o', (error) => {
    expect(isStorageUnavailable(error)).toBe(false);
  });
});

import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { describe, expect, test } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
import { tempDir } from '../../test/temp-dir.ts';
import { DurableAdapter } from './durable-adapter.ts';
import { FileEngine } from './file-engine.ts';
import { emptyData } from './records.ts';

/** An engine over a file in a folder that can be moved away, so that saves fail. */
async function open() {
  const directory = join(await tempDir(), 'data');
  await rename(await tempDir(), directory);
  const adapter = new DurableAdapter(join(directory, 'db.json'));
  await adapter.read();
  const db = new Low(adapter, emptyData());
  await db.write();
  return { engine: new FileEngine(db, adapter), directory, data: db.data };
}

describe('a transaction of the file store', () => {
  test('sees its own changes, which nobody else sees before its end', async () => {
    const { engine } = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = engine.change(async (rows) => {
      await rows.put('users', '1', sampleUser('1'));
      await rows.add('departures', { reason: 'other', additionalInfo: '', date: '2026-01-01' });
      await promise;
      const found = await rows.find('users', [['emailFolded', '=', '1@example.in']]);
      return [found.length, await rows.count('users', []), await rows.count('departures', [])];
    });
    expect(await engine.rows.count('users', [])).toBe(0);
    const snapshot = engine.snapshot((rows) => rows.get('users', '1'));
    resolve();
    expect(await change).toEqual([1, 1, 1]);
    expect(await snapshot).toEqual(sampleUser('1'));
  });

  test('leaves no trace if it throws, and the next one runs', async () => {
    const { engine } = await open();
    const failing = engine.change(async (rows) => {
      await rows.put('users', '1', sampleUser('1'));
      throw new Error('It does not fit.');
    });
    const next = engine.change((rows) => rows.insert('users', '2', sampleUser('2')));
    await expect(failing).rejects.toThrow('It does not fit.');
    expect(await next).toBe(true);
    expect(await engine.rows.entries('users', [])).toEqual([['2', sampleUser('2')]]);
  });

  test('runs again if a save fails meanwhile, because it may have read what is reverted', async () => {
    const { engine, directory } = await open();
    await rename(directory, `${directory}-away`);
    const lost = engine.change((rows) => rows.insert('users', '1', sampleUser('1')));
    const seen: boolean[] = [];
    const after = engine.change(async (rows) => {
      seen.push((await rows.get('users', '1')) !== null);
      if (seen.length === 1) {
        await expect(lost).rejects.toThrow('ENOENT');
        await rename(`${directory}-away`, directory);
      }
      return rows.insert('users', '2', sampleUser('2'));
    });
    expect(await after).toBe(true);
    expect(seen).toEqual([true, false]);
    expect(await engine.rows.entries('users', [])).toEqual([['2', sampleUser('2')]]);
  });

  test('fails with the save of what it has read, even if it changes nothing', async () => {
    const { engine, directory } = await open();
    await rename(directory, `${directory}-away`);
    const lost = engine.change((rows) => rows.insert('users', '1', sampleUser('1')));
    const reading = engine.change((rows) => rows.insert('users', '1', sampleUser('1')));
    await expect(lost).rejects.toThrow('ENOENT');
    await expect(reading).rejects.toThrow('ENOENT');
  });

  test('removes a user with everything of the user, and what was removed does not count as taken', async () => {
    const { engine, data } = await open();
    const reader = { document: 'disclaimer', version: '2026-01-01', visitorId: null } as const;
    const acknowledgement = { ...reader, userId: '1', acknowledgedAt: '2026-01-01' };
    await engine.change(async (rows) => {
      await rows.put('users', '1', sampleUser('1'));
      await rows.add('acknowledgements', acknowledgement);
    });
    await engine.change(async (rows) => {
      expect(await rows.remove('users', '1')).toBe(true);
      expect(await rows.remove('users', '1')).toBe(false);
      expect(await rows.add('acknowledgements', acknowledgement)).toBe(true);
      expect(await rows.add('acknowledgements', acknowledgement)).toBe(false);
    });
    expect(data.acknowledgements).toEqual([acknowledgement]);
    expect(data.users).toEqual({});
  });
});

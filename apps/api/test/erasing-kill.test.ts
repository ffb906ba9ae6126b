// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { DurableAdapter } from '../src/storage/durable-adapter.ts';
import { openFileStore } from '../src/storage/file-store.ts';
import { emptyData, type StoredData } from '../src/storage/records.ts';
import { start } from './program.ts';
import { sampleUser } from './sample-user.ts';
import { recordsIn } from './stored.ts';
import { tempDir } from './temp-dir.ts';

const program = join(import.meta.dirname, 'erasing-program.ts');
/** The number of kills; `pnpm test:thorough` sets 200. */
const kills = Number(process.env['KILLS'] ?? 8);
/** The maximum time from the first write to the kill, milliseconds: several compactions. */
const longestLife = 250;

/** The ids in the lines of a kind that the program printed. */
const idsOf = (output: string, kind: string) =>
  [...output.matchAll(new RegExp(`^${kind} (\\S+)$`, 'gm'))].map(([, id = '']) => id);

/** A folder whose file is written in several pieces. */
async function folderWithMuch(): Promise<string> {
  const directory = await tempDir();
  const users = Array.from({ length: 2500 }, (_, id) => sampleUser(`old-${id}`));
  const data = { ...emptyData(), users: Object.fromEntries(users.map((user) => [user.id, user])) };
  await new DurableAdapter(join(directory, 'db.json')).write(data);
  return directory;
}

/** The records after a start, and the content of all files with records. */
async function afterStart(directory: string) {
  const store = await openFileStore(directory, { smallUpTo: 0 });
  const names = (await readdir(directory)).filter((name) => name.startsWith('db.json'));
  const texts = names.map((name) => readFile(join(directory, name), 'utf8'));
  const text = (await Promise.all(texts)).join('\n');
  await store.close();
  return { records: (await recordsIn(directory)) as unknown as StoredData, text };
}

test(`erasures and what is written beside them survive ${kills} kills during compaction`, async () => {
  const directory = await folderWithMuch();
  let output = '';
  for (let life = 0; life < kills; life += 1) {
    const writer = start({}, [], program, directory, String(life));
    await vi.waitUntil(() => writer.output.includes('made'), { timeout: 60_000 });
    await wait(Math.random() * longestLife);
    writer.child.kill('SIGKILL');
    await writer.closed;
    expect(writer.errors).toBe('');
    output += writer.output;

    const { records, text } = await afterStart(directory);
    const { users, departures, acknowledgements } = records;
    const left = departures.map(({ additionalInfo }) => additionalInfo);
    expect(new Set(left).size).toBe(left.length);
    expect(idsOf(output, 'left').filter((id) => !left.includes(id))).toEqual([]);
    // An erasure happened completely or not at all.
    const made = new Set(idsOf(output, 'made'));
    for (const id of left) made.delete(id);
    expect([...made].filter((id) => !Object.hasOwn(users, id))).toEqual([]);
    const marks = new Set(text.match(/mark-[^@"]+/g));
    expect(left.filter((id) => marks.has(`mark-${id}`))).toEqual([]);
    const noted = acknowledgements.map(({ userId }) => userId ?? '');
    expect(new Set(noted).size).toBe(noted.length);
    expect(noted.filter((id) => !Object.hasOwn(users, id))).toEqual([]);
    const gone = new Set([...left, ...noted]);
    expect(idsOf(output, 'noted').filter((id) => !gone.has(id))).toEqual([]);
    const changed = idsOf(output, 'changed').filter((id) => !left.includes(id));
    expect(changed.filter((id) => users[id]?.mobile !== '9000000001')).toEqual([]);
  }
  expect(idsOf(output, 'left').length).toBeGreaterThan(kills);
}, 600_000);

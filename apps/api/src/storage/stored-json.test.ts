import { expect, test } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
import { emptyData } from './records.ts';
import { identityOf, StoredJson } from './stored-json.ts';

const users = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, id) => [`user ${id}`, sampleUser(`${id}`)]));
const departure = {
  reason: 'other',
  additionalInfo: 'नमस्ते "quoted"\n',
  date: '2026-01-01',
} as const;

async function written(json: StoredJson): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of json) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([0, 1, 499, 500, 501, 1700])('equals JSON.stringify for %i records', async (count) => {
  const data = {
    ...emptyData(),
    users: users(count),
    departures: Array.from({ length: count }, () => departure),
  };
  const json = new StoredJson(data);
  const content = await written(json);
  expect(content.toString()).toBe(JSON.stringify({ ...data, checksum: json.sum }));
  expect(json.length).toBe(content.length);
  expect(identityOf(content)).toEqual({ sum: json.sum, checksum: 'right' });
});

test('yields to other requests, and leaves out what they remove', async () => {
  const data = { ...emptyData(), users: users(1700) };
  const writing = written(new StoredJson(data));
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
    delete data.users[`user ${1700 - turns}`];
    data.users[`late ${turns}`] = sampleUser('late');
  });
  const stored = JSON.parse((await writing).toString()) as typeof data;
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
  expect(Object.keys(stored.users).length).toBe(1700 - turns);
  expect(stored.users).not.toHaveProperty('late 1');
});

test('names the file without a checksum by all of its content', async () => {
  const content = await written(new StoredJson(emptyData()));
  const [damaged, without] = [Buffer.from(content), Buffer.from(JSON.stringify(emptyData()))];
  damaged[20] = 0;
  expect(identityOf(damaged)).toEqual({ sum: identityOf(content).sum, checksum: 'wrong' });
  expect(identityOf(without)).toMatchObject({ checksum: 'missing' });
  expect(identityOf(Buffer.concat([without, Buffer.from(' ')]))).not.toEqual(identityOf(without));
});

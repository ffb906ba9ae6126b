import { expect, test } from 'vitest';
import { sampleUser } from '../../test/sample-user.ts';
import { jsonInPieces } from './json-in-pieces.ts';
import { emptyData } from './records.ts';

const users = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, id) => [`user ${id}`, sampleUser(`${id}`)]));
const departure = {
  reason: 'other',
  additionalInfo: 'नमस्ते "quoted"\n',
  date: '2026-01-01',
} as const;

test.each([0, 1, 499, 500, 501, 1700])('equals JSON.stringify for %i records', async (count) => {
  const data = {
    ...emptyData(),
    users: users(count),
    departures: Array.from({ length: count }, () => departure),
  };
  expect((await jsonInPieces(data)).toString()).toBe(JSON.stringify(data));
  expect((await jsonInPieces({})).toString()).toBe('{}');
});

test('serialises the state at the call, and yields to other requests', async () => {
  const data = { ...emptyData(), users: users(1700) };
  const before = JSON.stringify(data);
  const written = jsonInPieces(data);
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
    delete data.users[`user ${1700 - turns}`];
    data.users[`late ${turns}`] = sampleUser('late');
  });
  expect((await written).toString()).toBe(before);
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
});

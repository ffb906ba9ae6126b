import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleLogin, sampleUser } from '../../test/sample-user.ts';
import { Changes, revert } from './changes.ts';
import { groupingsOf } from './finding.ts';
import { emptyData, type StoredData } from './records.ts';

const few = fc.integer({ min: 0, max: 3 }).map(String);
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('user', 'login', 'removed user', 'removed login', 'taken back'),
    key: few,
    owner: few,
  }),
);

/** Reference result: scans all records. */
function scan(data: StoredData, owner: string) {
  const keysOf = <Entry>(entries: Record<string, Entry>, matches: (entry: Entry) => boolean) =>
    Object.keys(entries).filter((key) => matches(entries[key] as Entry));
  return {
    users: keysOf(data.users, ({ email }) => email.toLowerCase() === `${owner}@example.in`),
    tokens: keysOf(data.tokens, ({ userId }) => userId === owner),
  };
}

test('the groupings match a scan of all records, through changes and reverts', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const data = emptyData();
      groupingsOf(data); // create the groupings while empty, so that they are updated from here on
      for (const { what, key, owner } of taken) {
        const changes = new Changes(data);
        const token = sampleLogin(owner, '2026-01-01', '2027-01-01');
        if (what === 'user') changes.put('users', key, sampleUser(key, `${owner}@Example.in`));
        if (what === 'login' || what === 'taken back') changes.put('tokens', key, token);
        if (what === 'removed user' || what === 'taken back') changes.remove('users', key);
        if (what === 'removed login') changes.remove('tokens', key);
        if (what === 'taken back') revert(changes.applied);
      }
      for (const owner of ['0', '1', '2', '3']) {
        const groupings = groupingsOf(data);
        const found = {
          users: groupings.users.keysOf(`${owner}@example.in`).toSorted(),
          tokens: groupings.tokens.keysOf(owner).toSorted(),
        };
        expect(found).toEqual(scan(data, owner));
      }
    }),
  );
});

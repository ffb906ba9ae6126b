import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleLogin, sampleUser } from '../../test/sample-user.ts';
import { apply } from './changes.ts';
import { keysWith } from './indexes.ts';
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

test('the indexes match a scan of all records, through changes and reverts', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const data = emptyData();
      const found = (owner: string) => ({
        users: [...(keysWith(data, 'users', 'emailFolded', `${owner}@example.in`) ?? [])],
        tokens: [...(keysWith(data, 'tokens', 'userId', owner) ?? [])],
      });
      found('0'); // creates the indexes while empty, so that they are updated from here on
      for (const { what, key, owner } of taken) {
        const token = sampleLogin(owner, '2026-01-01', '2027-01-01');
        const user = sampleUser(key, `${owner}@Example.in`);
        if (what === 'user') apply(data, ['put', 'users', key, user]);
        if (what === 'login') apply(data, ['put', 'tokens', key, token]);
        if (what === 'removed user') apply(data, ['remove', 'users', key]);
        if (what === 'removed login') apply(data, ['remove', 'tokens', key]);
        if (what === 'taken back') {
          const undo = apply(data, ['put', 'tokens', key, token]);
          apply(data, ['remove', 'users', key])();
          undo();
        }
      }
      for (const owner of ['0', '1', '2', '3']) {
        const { users, tokens } = found(owner);
        expect({ users: users.toSorted(), tokens: tokens.toSorted() }).toEqual(scan(data, owner));
      }
    }),
  );
});

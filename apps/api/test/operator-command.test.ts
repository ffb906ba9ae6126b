import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFileStore } from '../src/storage/file-store.ts';
import { enrolmentCodeIn, secondFactor } from './operator-site.ts';
import { runOperator } from './run-command.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';
import { tempDir } from './temp-dir.ts';

const run = (directory: string, ...args: string[]) => runOperator({ DATA_DIR: directory }, ...args);

async function withAsha(): Promise<string> {
  const directory = await tempDir();
  const store = await openFileStore(directory);
  await store.users.insert(sampleUser('1', 'Asha@example.in'));
  await store.close();
  return directory;
}

test('adds, lists and removes an operator, case-insensitively [S0-038]', async () => {
  const directory = await withAsha();
  expect(await run(directory, 'list')).toMatchObject({
    status: 0,
    out: 'There is no operator yet.\n',
  });
  const added = await run(directory, 'add', 'asha@EXAMPLE.in');
  expect(added).toMatchObject({ status: 0, err: '' });
  expect(added.out).toContain(
    'Asha@example.in is an operator and finds the dashboard at /operate.\n',
  );
  const again = await run(directory, 'add', 'asha@example.in');
  expect(enrolmentCodeIn(added.out)).not.toBe('');
  expect(enrolmentCodeIn(again.out)).not.toBe('');
  expect(enrolmentCodeIn(again.out)).not.toBe(enrolmentCodeIn(added.out));
  expect((await run(directory, 'list')).out).toBe('Asha@example.in\n');
  expect((await run(directory, 'remove', 'asha@example.in')).out).toBe(
    'Asha@example.in is not an operator.\n',
  );
  const store = await openFileStore(directory);
  expect(await store.users.byId('1')).toMatchObject({ role: 'user' });
  // A command without effect adds no audit entry.
  const { rows } = await store.operation.audit('operator', { skip: 0, most: 9 });
  expect(rows).toMatchObject([
    { action: 'removed', operatorId: null, subject: '1', after: { role: 'user' } },
    { action: 'added', operatorId: null, subject: '1', after: { role: 'operator' } },
  ]);
  await store.close();
});

test('ends the logins of one account, or all', async () => {
  const directory = await withAsha();
  const store = await openFileStore(directory);
  const expiresAt = '2100-01-01T00:00:00.000Z';
  await store.users.insert(sampleUser('2', 'ravi@example.in'));
  for (const userId of ['1', '1', '2'])
    await store.tokens.insert(
      randomUUID(),
      sampleLogin(userId, '2026-01-01T00:00:00.000Z', expiresAt),
      sampleUser('1').passwordHash,
      '2026-01-02',
    );
  await store.close();
  expect(await run(directory, 'end-logins', 'ASHA@example.in')).toMatchObject({
    status: 0,
    out: 'Logins of Asha@example.in that were ended: 2.\n',
  });
  expect((await run(directory, 'end-logins', 'nobody@example.in')).err).toBe(
    'There is no account with the e-mail nobody@example.in.\n',
  );
  expect((await run(directory, 'end-all-logins')).out).toBe('Logins that were ended: 1.\n');
});

test('adds an operator with a second factor without a new code', async () => {
  const directory = await withAsha();
  const store = await openFileStore(directory);
  const confirmed = { ...secondFactor, confirmedAt: '2026-01-01T00:00:00.000Z' };
  await store.users.setSecondFactor('1', undefined, confirmed);
  await store.close();
  expect(await run(directory, 'add', 'asha@example.in')).toEqual({
    status: 0,
    out: 'Asha@example.in is an operator and finds the dashboard at /operate.\n',
    err: '',
  });
});

test('removes a second factor and the logins', async () => {
  const directory = await withAsha();
  const store = await openFileStore(directory);
  await store.users.setSecondFactor('1', undefined, secondFactor);
  await store.close();
  const { status, out } = await run(directory, 'reset-second-factor', 'ASHA@example.in');
  expect(status).toBe(0);
  expect(out).toContain(
    'Asha@example.in sets up a new second factor at the next login. Logins that were ended: 0.\n',
  );
  expect(enrolmentCodeIn(out)).not.toBe('');
  const after = await openFileStore(directory);
  expect((await after.users.byId('1'))?.secondFactor).toMatchObject({
    secret: '',
    confirmedAt: null,
  });
  expect(await after.operation.audit('operator', { skip: 0, most: 9 })).toMatchObject({
    rows: [{ action: 'second_factor_reset', operatorId: null, subject: '1' }],
  });
  await after.close();
});

test.each([
  [
    ['add', 'nobody@example.in'],
    'There is no account with the e-mail nobody@example.in: sign up first.',
  ],
  [[], /^Say what to do: operator add/],
  [['add'], /^Say what to do: operator add/],
  [['add', 'asha@example.in', 'more'], /^Say what to do: operator add/],
  [['promote', 'asha@example.in'], /^Say what to do: operator add/],
  [['--force', 'asha@example.in'], /Unknown option '--force'/],
])('rejects %j in one sentence', async (args, sentence) => {
  const { status, out, err } = await run(await withAsha(), ...args);
  expect(status).toBe(1);
  expect(out).toBe('');
  expect(err.trimEnd().split('\n')).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

test('reports in one sentence that a server uses the folder, and changes nothing', async () => {
  const directory = await withAsha();
  const store = await openFileStore(directory);
  const { status, err } = await run(directory, 'add', 'asha@example.in');
  expect(status).toBe(1);
  expect(err).toMatch(/^The data is in use by the running process \d+: stop it first.*\n$/);
  expect(await store.users.byId('1')).toMatchObject({ role: 'user' });
  await store.close();
});

// @vitest-environment node
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFileStore } from '../src/storage/file-store.ts';
import { listening, start } from './program.ts';
import { runOperator, runStorage } from './run-command.ts';
import { sampleLogin, sampleUser } from './sample-user.ts';
import { isNoSocket, recordsIn } from './stored.ts';
import { tempDir } from './temp-dir.ts';

const storage = (directory: string, ...args: string[]) =>
  runStorage({ DATA_DIR: directory }, ...args);
const operator = (directory: string, ...args: string[]) =>
  runOperator({ DATA_DIR: directory }, ...args);

function serve(directory: string) {
  return start({ DATA_DIR: directory, WEB_DIST: join(directory, 'no-build'), LOG_LEVEL: 'error' });
}

async function ready(directory: string): Promise<void> {
  const server = serve(directory);
  const address = await listening(server);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.closed;
}

/** The message of a server that fails to start. */
async function errorMessageOf(directory: string): Promise<string> {
  const server = serve(directory);
  await server.closed;
  expect(server.output).toBe('');
  return server.errors;
}

/** Opens a folder as a server does when it starts. @returns the message of a failure */
async function opened(directory: string): Promise<string> {
  try {
    await (await openFileStore(directory)).close();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A folder after a kill: a file, its last good copy, and both journals. */
async function killed(): Promise<string> {
  const directory = await tempDir();
  const before = await openFileStore(directory, { smallUpTo: 0 });
  await before.users.insert(sampleUser('1'));
  await before.close();
  const store = await openFileStore(directory, { smallUpTo: 0 });
  for (const id of ['2', '3', '4']) await store.users.insert(sampleUser(id));
  const copy = await tempDir();
  await cp(directory, copy, { recursive: true, filter: isNoSocket });
  await store.close();
  return copy;
}

async function usersIn(directory: string): Promise<string[]> {
  return Object.keys((await recordsIn(directory))['users'] ?? {});
}

const journal = 'db.json.journal';

describe('the server starts after its own instructions are followed', () => {
  test.each<[string, (directory: string) => Promise<unknown>, RegExp, RegExp, string[]]>([
    [
      'a damaged line of the journal',
      async (directory) => {
        const path = join(directory, journal);
        const lines = (await readFile(path, 'utf8')).split('\n');
        lines[2] = (lines[2] ?? '').replace('3@example', '8@example');
        await writeFile(path, lines.join('\n'));
      },
      /^Line 3 of .*db\.json\.journal is damaged, and nothing was changed: npm run storage -- repair /,
      /^db\.json is intact\.\nLost: the last 2 saves of the journal \(among them: users 1\)\./,
      ['1', '2'],
    ],
    [
      'a file that is gone',
      (directory) => rm(join(directory, 'db.json')),
      /is missing although its copy or its journal is there: npm run storage -- repair /,
      /^db\.json cannot be used; db\.json\.bak, the last good copy, takes its place\.\n/,
      ['1', '2', '3', '4'],
    ],
    [
      'both the file and its copy gone',
      async (directory) => {
        await rm(join(directory, 'db.json'));
        await rm(join(directory, 'db.json.bak'));
      },
      /is missing although its copy or its journal is there: npm run storage -- repair /,
      /^Neither db\.json nor db\.json\.bak can be used\. Lost: everything in this folder/,
      [],
    ],
    [
      'a file that holds nothing, {}',
      (directory) => writeFile(join(directory, 'db.json'), '{}'),
      /does not say which version it has, and nothing was changed: npm run storage -- repair /,
      /^db\.json cannot be used; db\.json\.bak/,
      ['1', '2', '3', '4'],
    ],
    [
      'one wrong byte',
      async (directory) => {
        const path = join(directory, 'db.json');
        await writeFile(path, (await readFile(path, 'utf8')).replace('Asha', 'Usha'));
        expect((await storage(directory, 'check')).err).toMatch(/does not match its checksum/);
      },
      /db\.json does not match its checksum, and nothing was changed: npm run storage -- repair /,
      /^db\.json cannot be used; db\.json\.bak, .*\nThe journals bring it up to date: nothing is lost\./,
      ['1', '2', '3', '4'],
    ],
    [
      'one wrong byte and no good copy',
      async (directory) => {
        const path = join(directory, 'db.json');
        await writeFile(path, (await readFile(path, 'utf8')).replace('Asha', 'Usha'));
        await writeFile(`${path}.bak`, 'torn');
      },
      /db\.json does not match its checksum, and nothing was changed: npm run storage -- repair /,
      /^db\.json does not match its checksum and there is no good copy; it is used although/,
      ['1', '2', '3', '4'],
    ],
    [
      'a journal of another file',
      async (directory) => {
        const path = join(directory, 'db.json');
        await writeFile(path, JSON.stringify(await recordsIn(directory)));
      },
      /db\.json\.journal does not continue the file beside it, and nothing was changed: npm run/,
      /^db\.json is intact\.\nLost: 3 saves of the journal, which continues no existing file\./,
      ['1'],
    ],
  ])('for %s', async (what, damage, sentence, plan, left) => {
    // One damage with servers; a server prints the message of any other alike.
    const isTriedWithServers = what === 'a damaged line of the journal';
    const directory = await killed();
    await damage(directory);
    expect(await (isTriedWithServers ? errorMessageOf : opened)(directory)).toMatch(sentence);
    const names = (await readdir(directory)).toSorted();
    const result = await storage(directory, 'repair');
    expect(result).toMatchObject({ status: 1, out: '' });
    expect(result.err).toMatch(plan);
    expect(result.err).toMatch(
      /\nNothing was changed\. To do it: npm run storage -- repair --yes\n$/,
    );
    expect((await readdir(directory)).toSorted()).toEqual(names);

    const { status, out, err } = await storage(directory, 'repair', '--yes');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(plan);
    const aside = (await readdir(directory)).find((name) => name.startsWith('damaged-')) ?? '';
    expect((await readdir(join(directory, aside))).toSorted()).toEqual(
      names.filter((name) => name.startsWith('db.json')),
    );
    expect(await usersIn(directory)).toEqual(left);
    if (isTriedWithServers) await ready(directory);
    else expect(await opened(directory)).toBe('');
    expect(await usersIn(directory)).toEqual(left);
    expect(await storage(directory, 'check')).toMatchObject({ status: 0, err: '' });
  });

  test('a newer version is named, with or without a journal, and left to its program', async () => {
    const directory = await killed();
    const path = join(directory, 'db.json');
    const text = await readFile(path, 'utf8');
    const newer = JSON.stringify({ ...(await recordsIn(directory)), schema: 99 });
    await writeFile(path, newer);
    const sentence =
      /^The data has version 99, this program knows version \d+: start the program that wrote it\.\n$/;
    expect(await errorMessageOf(directory)).toMatch(sentence);
    expect((await storage(directory, 'repair', '--yes')).err).toMatch(sentence);
    expect(await readFile(path, 'utf8')).toBe(newer);
    // If the version is this one's, the program that wrote it is this one.
    await writeFile(path, text);
    await ready(directory);
    expect(await usersIn(directory)).toEqual(['1', '2', '3', '4']);
  });

  test('repairing a folder without damage changes nothing', async () => {
    const directory = await killed();
    const sum = async () =>
      createHash('sha256')
        .update(await readFile(join(directory, 'db.json')))
        .digest('hex');
    const before = await sum();
    const { out } = await storage(directory, 'repair', '--yes');
    expect(out).toMatch(/^Nothing is wrong with /);
    expect(await sum()).toBe(before);
  });
});

test('operators, logins, checks and erasing work while a server runs', async () => {
  const directory = await tempDir();
  const store = await openFileStore(directory);
  await store.users.insert(sampleUser('1', 'asha@example.in'));
  const login = sampleLogin('1', new Date().toISOString(), '2999-01-01T00:00:00.000Z');
  await store.tokens.insert('hash', login, sampleUser('1').passwordHash, login.createdAt);
  await store.close();
  const server = serve(directory);
  await listening(server);
  expect((await stat(join(directory, 'server.sock'))).mode & 0o777).toBe(0o600);

  expect((await operator(directory, 'add', 'Asha@example.in')).out).toContain(
    'asha@example.in is an operator and finds the dashboard at /operate.\n',
  );
  expect((await operator(directory, 'list')).out).toBe('asha@example.in\n');
  expect(await operator(directory, 'add', 'nobody@example.in')).toMatchObject({
    status: 1,
    err: 'There is no account with the e-mail nobody@example.in: sign up first.\n',
  });
  expect((await operator(directory, 'end-logins', 'asha@example.in')).out).toBe(
    'Logins of asha@example.in that were ended: 1.\n',
  );
  expect((await storage(directory, 'erase-past')).out).toBe('Nothing was past its days.\n');
  expect(await storage(directory, 'check')).toMatchObject({ status: 0, err: '' });
  const backup = join(await tempDir(), 'backup');
  expect(await storage(directory, 'backup', backup)).toMatchObject({ status: 0, err: '' });
  expect((await storage(directory, 'repair', '--yes')).err).toMatch(/^The data is in use by/);

  server.child.kill('SIGTERM');
  await server.closed;
  expect(server.errors).toBe('');
  expect((await readdir(directory)).filter((name) => !isNoSocket(name))).toEqual([]);
  expect((await operator(directory, 'list')).out).toBe('asha@example.in\n');
});

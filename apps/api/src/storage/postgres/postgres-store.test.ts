import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { postgresForTests } from '../../../test/postgres.ts';
import { sampleLogin, sampleUser } from '../../../test/sample-user.ts';
import { sampleBooking } from '../../../test/sample-records.ts';
import { schemaVersion } from '../records.ts';
import { StoreUnusable } from '../store.ts';
import { openPool } from './connection.ts';
import { migrate, migrations } from './migrations.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { Database } from './tables.ts';

const emptyDatabase = postgresForTests();

/** Runs a statement as a database administrator would. */
async function runSql(database: URL, statement: string): Promise<unknown[]> {
  const client = new pg.Client(database.href);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as unknown[];
}

async function errorMessageOf(database: URL): Promise<string> {
  const error: unknown = await openPostgresStore(database).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnusable);
  return (error as StoreUnusable).message;
}

describe('records', () => {
  test('survive a restart, and are visible to every process at once', async () => {
    const database = await emptyDatabase();
    const [one, other] = await Promise.all([
      openPostgresStore(database),
      openPostgresStore(database),
    ]);
    await one.users.insert(sampleUser('1'));
    expect(await other.users.byEmail('1@EXAMPLE.in')).toEqual(sampleUser('1'));
    await Promise.all([one.close(), other.close()]);
    const again = await openPostgresStore(database);
    expect(await again.users.byId('1')).toEqual(sampleUser('1'));
    await again.close();
  });

  test('of 200 concurrent bookings by 50 users over two processes are limited to 20', async () => {
    const database = await emptyDatabase();
    const stores = await Promise.all([openPostgresStore(database), openPostgresStore(database)]);
    const users = Array.from({ length: 50 }, (_, index) => String(index));
    for (const id of users) await stores[0].users.insert(sampleUser(id));
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        stores[index % 2]?.bookings.insert(sampleBooking(`-${index}`, String(index % 50)), 20),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(180);
    expect(await stores[1].bookings.taken(1)).toEqual(new Map([['2026-01-05', 20]]));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('never remain without their user when two processes change and erase at once', async () => {
    const database = await emptyDatabase();
    const stores = await Promise.all([openPostgresStore(database), openPostgresStore(database)]);
    const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
    for (let round = 0; round < 10; round += 1) {
      const id = String(round);
      await stores[0].users.insert(sampleUser(id));
      await Promise.all([
        stores[0].bookings.insert(sampleBooking(id, id), 99),
        stores[1].users.erase(id, departure),
        stores[0].users.update(id, { firstName: 'Kavita' }),
        stores[1].tokens.insert(
          id,
          sampleLogin(id, '2026-01-01', '2027-01-01'),
          sampleUser(id).passwordHash,
          '2026-01-01',
        ),
      ]);
      expect(await stores[1].users.byId(id)).toBeNull();
      expect(await stores[1].bookings.ofUser(id)).toEqual([]);
      expect(await stores[1].tokens.byHash(id)).toBeNull();
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('are not swept if they are pictures whose user another process may be storing', async () => {
    const database = await emptyDatabase();
    const { pictures, close } = await openPostgresStore(database);
    await pictures.insert('a.webp', Buffer.from('a'));
    await pictures.insert('b.webp', Buffer.from('b'));
    expect(await pictures.settled(false)).toEqual([]);
    await runSql(
      database,
      `update pictures set stored_at = now() - interval '2 hours' where name = 'a.webp'`,
    );
    expect(await pictures.settled(false)).toEqual(['a.webp']);
    await close();
  });
});

test('of attempts that no longer count are removed by later attempts', async () => {
  const database = await emptyDatabase();
  const { attempts, close } = await openPostgresStore(database);
  const single = { most: 1, seconds: 10 };
  for (const key of ['a', 'b', 'c']) await attempts.spend(key, single, 0);
  await attempts.spend('d', single, 61_000);
  expect(await runSql(database, 'select key from attempts')).toEqual([{ key: 'd' }]);
  await close();
});

describe('the tables', () => {
  test('of a newer program stop the start and are not changed', async () => {
    const database = await emptyDatabase();
    await (await openPostgresStore(database)).close();
    await runSql(database, 'insert into jyoti_schema (version) values (99)');
    expect(await errorMessageOf(database)).toMatch(
      /^The database has version 99, this program knows version \d+: start the program that wrote it\.$/,
    );
  });

  test('have records of the present version: raise both together', () => {
    expect(migrations.at(-1)?.records).toBe(schemaVersion);
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 1));
  });

  test('of an earlier version keep their logins and subscriptions, and get an e-mail to confirm their address, except operators', async () => {
    const database = await emptyDatabase();
    const older = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: openPool(database) }),
    });
    await migrate(older, migrations.slice(0, 3));
    await older.destroy();
    const login = { userId: '1', createdAt: '2026-01-01', expiresAt: '2026-01-31' };
    const user = JSON.stringify(sampleUser('1'));
    await runSql(
      database,
      `insert into users (id, email_folded, role, profile_image, record) values ('1', '1@example.in', 'user', '', '${user}')`,
    );
    await runSql(
      database,
      `insert into tokens (hash, user_id, created_at, expires_at, record) values ('hash', '1', '2026-01-01', '2026-01-31', '${JSON.stringify(login)}')`,
    );
    const operator = JSON.stringify({ ...sampleUser('2'), role: 'operator' });
    await runSql(
      database,
      `insert into users (id, email_folded, role, profile_image, record) values ('2', '2@example.in', 'operator', '', '${operator}')`,
    );
    const subscription = { email: 'Asha@example.in', language: 'en', subscribedAt: '2026-01-01' };
    await runSql(
      database,
      `insert into subscriptions (email_folded, subscribed_at, record) values ('asha@example.in', '2026-01-01', '${JSON.stringify(subscription)}')`,
    );
    const store = await openPostgresStore(database);
    const stored = await store.subscriptions.byEmail('asha@example.in');
    expect(stored).toMatchObject({ ...subscription, confirmedAt: '2026-01-01' });
    expect(stored?.token).toHaveLength(64);
    expect(await store.subscriptions.remove(stored?.token ?? '')).toEqual(stored);
    const before = new Date();
    const migrated = await store.users.byId('1');
    expect(migrated).toEqual({
      ...sampleUser('1'),
      emailConfirmed: false,
      unconfirmedSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const since = Date.parse(migrated?.unconfirmedSince ?? '');
    expect(Math.abs(before.getTime() - since)).toBeLessThan(600_000);
    expect(await store.users.byId('2')).toEqual({ ...sampleUser('2'), role: 'operator' });
    const now = before.toISOString();
    const mail = await store.mails.take(now, () => now);
    expect(mail).toMatchObject({
      userId: '1',
      to: '1@example.in',
      about: 'confirm_email',
      language: 'en',
      createdAt: migrated?.unconfirmedSince,
      tries: 1,
    });
    expect(Date.parse(mail?.expiresAt ?? '') - since).toBe(86_400_000);
    await store.mails.remove(mail?.id ?? '');
    expect(await store.mails.take(now, () => now)).toBeNull();
    expect(await store.tokens.byHash('hash')).toEqual({
      ...login,
      lastUsedAt: '2026-01-01',
      browser: null,
      system: null,
    });
    await store.close();
  });

  test('are created once by many concurrent starts', async () => {
    const database = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(database)));
    expect(await runSql(database, 'select version from jyoti_schema')).toEqual(
      migrations.map(({ to }) => ({ version: to })),
    );
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('a start fails with one sentence that reveals no password', () => {
  test('with a wrong password', async () => {
    const database = await emptyDatabase();
    database.password = 'hidden';
    expect(await errorMessageOf(database)).toBe(
      `The database at ${database.host}/postgres refuses the user or the password: check both in DATABASE_URL.`,
    );
  });

  test('with a database that does not exist', async () => {
    const database = await emptyDatabase();
    database.pathname = '/missing';
    expect(await errorMessageOf(database)).toBe(
      `There is no such database at ${database.host}/missing: create it, or name another in DATABASE_URL.`,
    );
  });

  test('with a port that nothing listens on', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const sentence = await errorMessageOf(
      new URL(`postgres://jyoti:hidden@127.0.0.1:${port}/jyoti`),
    );
    expect(sentence).toBe(
      `The database at 127.0.0.1:${port}/jyoti cannot be reached (ECONNREFUSED): check that it runs and that DATABASE_URL is right.`,
    );
  });
});

test('a read-only database is not ready', async () => {
  const database = await emptyDatabase();
  await (await openPostgresStore(database)).close();
  const closedToChanges = new URL(database);
  closedToChanges.searchParams.set(
    'options',
    `${database.searchParams.get('options')} -c default_transaction_read_only=on`,
  );
  const store = await openPostgresStore(closedToChanges);
  await expect(store.ping()).rejects.toThrow('takes no changes');
  await expect(store.users.insert(sampleUser('1'))).rejects.toThrow();
  await store.close();
});

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  bookingResponseSchema,
  bookingsResponseSchema,
  operatorPieceResponseSchema,
  sessionSchema,
} from '@jyoti/contract';
import { calls } from '@jyoti/contract/calls';
import { budgets } from '../src/http/limits/budget-sizes.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp, type Api } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { makeOperator, setUpSecondFactor } from './operator-site.ts';
import { postgresForTests } from './postgres.ts';
import { listening, start } from './program.ts';
import { runScript } from './run-script.ts';
import { tempDir } from './temp-dir.ts';

const emptyDatabase = postgresForTests();

const monday = new Date('2026-11-23T03:30:00Z');

/** Two applications with separate connections and data folders over one database, on a Monday morning. */
async function twoApps(changes: Record<string, string> = {}) {
  const environment = { DATABASE_URL: (await emptyDatabase()).href, ...changes };
  const started = await Promise.all(['one', 'other'].map(() => startApp({ environment })));
  for (const { clock } of started) clock.now = monday;
  const [one, other] = started.map(({ api }) => api);
  if (!one || !other) throw new Error('Two were asked for.');
  return { one, other, environment };
}

const book = (api: Api, token: string, key: string) =>
  api
    .post('/api/bookings')
    .set(bearer(token))
    .set('Idempotency-Key', key)
    .send(bookingOf('2026-11-25'));

describe('two applications over one database', () => {
  test("see each other's changes", async () => {
    const { one, other } = await twoApps();
    const { token } = await signedUp(one);
    const { data } = expectBody(await book(one, token, 'key'), 201, bookingResponseSchema);
    const seen = await other.get('/api/bookings').set(bearer(token));
    expect(expectBody(seen, 200, bookingsResponseSchema).data).toEqual([data]);
    const cancelled = await other
      .patch(`/api/bookings/${data.id}`)
      .set(bearer(token))
      .send({ action: 'cancel' });
    expect(expectBody(cancelled, 200, bookingResponseSchema).data.status).toBe('cancelled');
    const after = await one.get(`/api/bookings/${data.id}`).set(bearer(token));
    expect(expectBody(after, 200, bookingResponseSchema).data.status).toBe('cancelled');
    expect((await other.post('/api/users/logout').set(bearer(token))).status).toBeLessThan(300);
    expect((await one.get('/api/bookings').set(bearer(token))).status).toBe(401);
  });

  test('serve pictures stored by the other, and show operator actions made there', async () => {
    const { one, other, environment } = await twoApps();
    const operator = await signedUp(one, { firstName: 'Kavita', email: 'kavita@example.in' });
    const { token } = await signedUp(other);
    const command = join(import.meta.dirname, '../src/operator/command.ts');
    const { out } = await runScript(command, environment, 'add', 'kavita@example.in');
    await setUpSecondFactor(other, operator.token, monday, out);
    const profile = one.put('/api/users/profile').set(bearer(token));
    for (const name of ['firstName', 'lastName', 'email', 'mobile']) {
      void profile.field(name, asha[name] ?? '');
    }
    const picture = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z"/></svg>',
    );
    const { body } = await profile.attach('profileImage', picture, 'asha.svg');
    const { profileImage } = (body as { data: { profileImage: string } }).data;
    expect((await other.get(`/uploads/profiles/${profileImage}`)).status).toBe(200);

    const { data } = expectBody(await book(other, token, 'key'), 201, bookingResponseSchema);
    const confirmed = await one
      .patch(`/api/operator/bookings/${data.id}`)
      .set(bearer(operator.token))
      .send({ step: 'confirm', expectedStatus: 'requested', expectedDate: data.preferredDate });
    expect(confirmed.status).toBe(200);
    const seen = await other.get(`/api/bookings/${data.id}`).set(bearer(token));
    expect(expectBody(seen, 200, bookingResponseSchema).data.status).toBe('confirmed');
  });

  test('give exactly 20 of 20 places to 200 concurrent bookings over both', async () => {
    const { one, other } = await twoApps();
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const { token } = await signedUp(one, { email: `${number}@example.in` });
        return token;
      }),
    );
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        book(index % 2 ? one : other, tokens[(index >> 1) % 8] ?? '', `k-${index}`),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(180);
    const lists = await Promise.all(
      tokens.map(async (token) => {
        const list = await other.get('/api/bookings').set(bearer(token));
        return expectBody(list, 200, bookingsResponseSchema).data;
      }),
    );
    expect(lists.flat()).toHaveLength(20);
  });

  test('recognise an operator added by the command while they run', async () => {
    const { one, other, environment } = await twoApps();
    const { token } = await signedUp(one);
    expect((await other.get('/api/operator').set(bearer(token))).status).toBe(404);
    const command = join(import.meta.dirname, '../src/operator/command.ts');
    const { status, out } = await runScript(command, environment, 'add', 'asha@example.in');
    expect(status).toBe(0);
    expectError(await other.get('/api/operator').set(bearer(token)), 403, 'second_factor_unset');
    await setUpSecondFactor(one, token, monday, out);
    expect((await other.get('/api/operator').set(bearer(token))).status).toBe(200);
  });

  test('store one booking for one key sent to both', async () => {
    const { one, other } = await twoApps();
    const { token } = await signedUp(one);
    const responses = await Promise.all(
      [one, other, one, other].map((api) => book(api, token, 'k')),
    );
    const ids = responses.map((response) => (response.body as { data: { id: string } }).data.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('count attempts together, without identity', async () => {
    const { one, other, environment } = await twoApps({ RATE_LIMIT: 'on' });
    const guess = (index: number) =>
      (index % 2 ? one : other)
        .post('/api/users/login')
        .send({ email: 'asha@example.in', password: `guess number ${index}` });
    const responses = await Promise.all(Array.from({ length: 16 }, (_, index) => guess(index)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    for (const index of [0, 1]) {
      const response = await guess(index);
      expectError(response, 429, 'too_many_attempts');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
    }
    const client = new pg.Client(environment.DATABASE_URL);
    await client.connect();
    const { rows } = await client.query('select * from attempts');
    await client.end();
    // Counts of the account from the address, the account, the address, and the budget of the address.
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/asha|example|127\.0/);
  });

  test('consume one budget together', async () => {
    const { one, other } = await twoApps({ RATE_LIMIT: 'on' });
    const { token } = await signedUp(one);
    const ask = (index: number) =>
      (index % 2 ? one : other)
        .get(`/api/horoscope/leo/yearly?date=${1950 + index}-01-01`)
        .set(bearer(token));
    const statuses: number[] = [];
    // A full budget covers this many years, and a few more while they are calculated.
    const { call, work } = calls['GET /api/horoscope/:sign/:period'].price;
    const covered = Math.floor(budgets.account.most / (call + work.yearly));
    for (let index = 0; index < 120; index += 1) statuses.push((await ask(index)).status);
    const served = statuses.filter((status) => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(covered);
    expect(served).toBeLessThan(2 * covered);
    expect(statuses.at(-1)).toBe(429);
    expectError(await ask(500), 429, 'too_many_attempts');
  });

  test('create one account for one e-mail', async () => {
    const { one, other } = await twoApps();
    const outcomes = await Promise.allSettled([
      signedUp(one),
      signedUp(other, { email: 'ASHA@example.in' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('two processes that start at once over an empty database share its data', async () => {
  const database = await emptyDatabase();
  const environment = { DATABASE_URL: database.href };
  const folders = await Promise.all([tempDir(), tempDir()]);
  const programs = folders.map((folder) => start({ DATA_DIR: folder, ...environment }));
  const [one, other] = await Promise.all(programs.map(listening));
  const { api } = await startApp({ environment });
  const { device } = await signedUp(api);
  const login = await fetch(`${one}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: asha['email'], password: asha['password'], device }),
  });
  const { token } = parse(sessionSchema, await login.json());
  const bookings = await fetch(`${other}/api/bookings`, { headers: bearer(token) });
  expect(bookings.status).toBe(200);
  for (const { child, closed } of programs) {
    child.kill('SIGTERM');
    await closed;
    expect(child.exitCode).toBe(0);
  }
  // The folders contain no records.
  expect(await Promise.all(folders.map((folder) => readdir(folder)))).toEqual([[], []]);
});

test('content that an operator saves in one process is served by the other, and so is a deletion by hand', async () => {
  const DATABASE_URL = (await emptyDatabase()).href;
  const DATA_DIR = await tempDir();
  const programs = ['one', 'other'].map(() => start({ DATA_DIR, DATABASE_URL }));
  const [one, other] = await Promise.all(programs.map(listening));
  const { api, store } = await startApp({ environment: { DATABASE_URL } });
  const { token } = await signedUp(api);
  await makeOperator({ store }, 'asha@example.in');
  const piece = `${one}/api/operator/content/piece`;
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const { data } = parse(
    operatorPieceResponseSchema,
    await (await fetch(`${piece}?id=en/footer`, { headers })).json(),
  );
  const shown = async () => (await fetch(`${other}/api/footer`)).text();
  const before = await shown();
  const text = data.text.replace(/"description": "/, '$&Dawn. ');
  expect(text).not.toBe(data.text);
  const body = JSON.stringify({ id: data.id, text, expectedHash: data.hash });
  expect((await fetch(piece, { method: 'PUT', headers, body })).status).toBe(200);
  await expect.poll(shown, { timeout: 20_000 }).toContain('Dawn. ');
  await rm(join(DATA_DIR, 'content/en/footer.json'));
  await expect.poll(shown, { timeout: 20_000 }).toBe(before);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profileResponseSchema, sessionSchema } from '@jyoti/contract';
import { callList as calls } from '@jyoti/contract/calls';
import { examplePath } from './example-path.ts';
import { Passwords } from '../src/auth/passwords.ts';
import type { UserRecord } from '../src/storage/records.ts';
import type { Store } from '../src/storage/store.ts';
import { expectBody, bearer, expectError, signedUp, signUp, startApp } from './app.ts';

const login = { email: 'asha@example.in', password: 'a long enough secret' };

async function tokensIn(directory: string): Promise<string[]> {
  const stored = await readFile(join(directory, 'db.json'), 'utf8');
  return Object.keys((JSON.parse(stored) as { tokens: object }).tokens);
}

describe('login', () => {
  test('returns token and user [S0-529] [S0-530]', async () => {
    const { api } = await startApp();
    const { user } = await signedUp(api);
    const response = await api
      .post('/api/users/login')
      .send({ ...login, email: 'Asha@Example.in' });
    expect(expectBody(response, 200, sessionSchema).user).toEqual(user);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('accepts a password however old it is', async () => {
    const { api, clock } = await startApp();
    await signedUp(api);
    clock.now = new Date(clock.now.getTime() + 20 * 366 * 86_400_000);
    expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
  });

  test('an unknown e-mail and a wrong password have the same response and response time', async () => {
    const { api } = await startApp({ passwords: new Passwords() });
    await signedUp(api);
    const times: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] };
    const attempt = async (kind: 'wrong' | 'unknown', email: string) => {
      const start = performance.now();
      const response = await api.post('/api/users/login').send({ email, password: 'not the one' });
      times[kind].push(performance.now() - start);
      return expectError(response, 401, 'wrong_credentials');
    };
    for (let round = 0; round < 9; round += 1) {
      const wrong = await attempt('wrong', login.email);
      expect(await attempt('unknown', 'nobody@example.in')).toEqual(wrong);
      expect(wrong.error).toBe('Invalid email or password.');
    }
    const middle = (list: number[]) => list.toSorted((a, b) => a - b)[4] ?? 0;
    expect(middle(times.unknown)).toBeGreaterThan(middle(times.wrong) / 2);
    expect(middle(times.wrong)).toBeGreaterThan(middle(times.unknown) / 2);
  });

  test.each([
    [{}, { email: 'Email is required.', password: 'Password is required.' }],
    [{ ...login, password: '' }, { password: 'Password is required.' }],
    [{ ...login, password: null }, { password: 'Password is required.' }],
    [{ ...login, password: { $gt: '' } }, { password: 'This must be text.' }],
    [{ ...login, email: ['asha@example.in'] }, { email: 'This must be text.' }],
  ])('%j is rejected with 400 [S0-130] [S0-131]', async (body, fields) => {
    const { api } = await startApp();
    const response = await api.post('/api/users/login').send(body);
    expect(expectError(response, 400, 'invalid_input').fields).toEqual(fields);
  });
});

test('a password hash of another cost is accepted and renewed', async () => {
  const cheap = new Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const { api, store } = await startApp({ passwords: new Passwords() });
  const { user, token } = await signedUp(api);
  const current = (await store.users.byId(user.id))?.passwordHash ?? '';
  await store.users.renewHash(user.id, current, await cheap.hash(login.password, 'here'));
  const hash = async () => (await store.users.byId(user.id))?.passwordHash;
  expect(await hash()).toContain('m=64,');
  expect((await api.post('/api/users/login').send({ ...login, password: 'no' })).status).toBe(401);
  expect(await hash()).toContain('m=64,');
  expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
  const renewed = await hash();
  expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
  expect(await hash()).toBe(renewed);
  // Renewing signed nobody out.
  expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
});

describe('tokens', () => {
  const guarded = calls
    .filter(({ who }) => who !== 'anyone')
    .map((call) => [call.method, examplePath(call)] as const);

  test.each(guarded)('%s %s needs one [S0-526]', async (method, path) => {
    const { api } = await startApp();
    await signedUp(api);
    for (const authorization of [undefined, 'Bearer', 'Bearer wrong', 'Basic abc', 'Bearer a b']) {
      const request = api[method](path);
      if (authorization !== undefined) void request.set('Authorization', authorization);
      const response = await request;
      expectError(response, 401, 'unauthorized');
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('stop working at logout, and only that one', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const other = expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
    expect((await api.post('/api/users/logout').set(bearer(token))).status).toBe(204);
    expectError(await api.get('/api/auth/profile').set(bearer(token)), 401, 'unauthorized');
    expect((await api.get('/api/auth/profile').set(bearer(other.token))).status).toBe(200);
  });

  test.each(['login', 'register'])(
    'stop working when another %s is made with them, and only that one',
    async (call) => {
      const { api } = await startApp();
      const { token } = await signedUp(api);
      const other = expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
      const wrong = { ...login, password: 'not the one' };
      const again = () => api.post('/api/users/login').set(bearer(token));
      expect((await again().send(wrong)).status).toBe(401);
      expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
      const next =
        call === 'login'
          ? expectBody(await again().send(login), 200, sessionSchema)
          : expectBody(
              await signUp(api, { email: 'ravi@example.in' }).set(bearer(token)),
              201,
              sessionSchema,
            );
      expectError(await api.get('/api/auth/profile').set(bearer(token)), 401, 'unauthorized');
      for (const live of [next, other])
        expect((await api.get('/api/auth/profile').set(bearer(live.token))).status).toBe(200);
    },
  );

  test('stop working after 30 days, however they are used [S0-010]', async () => {
    const { api, clock } = await startApp();
    const { token } = await signedUp(api);
    const ask = () => api.get('/api/auth/profile').set(bearer(token));
    for (const days of [10, 10, 10]) {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000 - 1000);
      expect((await ask()).status).toBe(200);
    }
    clock.now = new Date(clock.now.getTime() + 3000);
    expect(expectError(await ask(), 401, 'unauthorized').error).toBe(
      'Your session has ended. Please log in again.',
    );
  });

  test('stop working when they were not used for 14 days', async () => {
    const { api, clock } = await startApp();
    const { token } = await signedUp(api);
    const ask = () => api.get('/api/auth/profile').set(bearer(token));
    for (let use = 1; use <= 2; use += 1) {
      clock.now = new Date(clock.now.getTime() + 14 * 86_400_000 - 1000);
      expect((await ask()).status).toBe(200);
    }
    const { api: other, clock: otherClock } = await startApp();
    const left = await signedUp(other);
    otherClock.now = new Date(otherClock.now.getTime() + 14 * 86_400_000);
    expectError(await other.get('/api/auth/profile').set(bearer(left.token)), 401, 'unauthorized');
    // An expired token does not become valid again.
    expectError(await other.get('/api/auth/profile').set(bearer(left.token)), 401, 'unauthorized');
  });

  test('of two users belong to different accounts', async () => {
    const { api } = await startApp();
    const first = await signedUp(api);
    const second = await signedUp(api, { email: 'ravi@example.in', firstName: 'Ravi' });
    const nameFor = async (token: string) =>
      expectBody(await api.get('/api/users/profile').set(bearer(token)), 200, profileResponseSchema)
        .data.firstName;
    expect([await nameFor(first.token), await nameFor(second.token)]).toEqual(['Asha', 'Ravi']);
  });
});

describe('change of password', () => {
  const change = { currentPassword: login.password, newPassword: 'another good secret' };

  test('ends every other login and accepts the new password', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const other = expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
    const response = await api.post('/api/users/change-password').set(bearer(token)).send(change);
    expect(response.status).toBe(204);
    expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
    expectError(await api.get('/api/auth/profile').set(bearer(other.token)), 401, 'unauthorized');
    expectError(await api.post('/api/users/login').send(login), 401, 'wrong_credentials');
    const relogin = await api
      .post('/api/users/login')
      .send({ ...login, password: change.newPassword });
    expect(relogin.status).toBe(200);
  });

  test.each([
    [{ ...change, currentPassword: 'wrong' }, 'wrong_credentials', 'currentPassword'],
    [{ ...change, newPassword: 'short' }, 'invalid_input', 'newPassword'],
    [{ newPassword: change.newPassword }, 'invalid_input', 'currentPassword'],
  ] as const)('%j is rejected with 400', async (body, code, field) => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const response = await api.post('/api/users/change-password').set(bearer(token)).send(body);
    expect(Object.keys(expectError(response, 400, code).fields ?? {})).toEqual([field]);
    expect((await api.post('/api/users/login').send(login)).status).toBe(200);
  });
});

/** A store that runs `meanwhile` after each look-up by e-mail, to simulate a concurrent request. */
function interrupted(
  store: Store,
  meanwhile: (store: Store, user: UserRecord) => Promise<unknown>,
) {
  const byEmail: Store['users']['byEmail'] = async (email) => {
    const user = await store.users.byEmail(email);
    if (user) await meanwhile(store, user);
    return user;
  };
  return { ...store, users: { ...store.users, byEmail } };
}

describe('a login in progress', () => {
  const departure = { reason: 'other', additionalInfo: '', date: '2026-01-01' };
  test.each<[string, (store: Store, user: UserRecord) => Promise<unknown>]>([
    ['has changed', (store, user) => store.users.replacePassword(user.id, 'another hash', null)],
    ['is gone with the account', (store, user) => store.users.erase(user.id, departure)],
  ])(
    'is rejected with 401 and stores no token if the password %s meanwhile',
    async (_what, meanwhile) => {
      const { api, directory } = await startApp({
        store: (store) => interrupted(store, meanwhile),
      });
      await signedUp(api);
      const before = await tokensIn(directory);
      expectError(await api.post('/api/users/login').send(login), 401, 'wrong_credentials');
      expect(before).toHaveLength(1);
      expect(await tokensIn(directory)).toEqual([]);
    },
  );
});

describe('too many attempts', () => {
  const guarded = { environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } };
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  test('at one account from one address are rejected with 429, and lock out no one else', async () => {
    const { api, clock } = await startApp(guarded);
    await signedUp(api);
    const guess = () =>
      api
        .post('/api/users/login')
        .set(from('203.0.113.5'))
        .send({ ...login, password: 'guess' });
    const burst = await Promise.all(Array.from({ length: 14 }, guess));
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = await guess();
    expectError(limited, 429, 'too_many_attempts');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(900);

    const owner = await api.post('/api/users/login').set(from('198.51.100.7')).send(login);
    expect(owner.status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 900_000);
    expect((await guess()).status).toBe(401);
  });

  test('before a success are forgiven', async () => {
    const { api } = await startApp(guarded);
    await signedUp(api);
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 5; slip += 1) {
        const response = await api.post('/api/users/login').send({ ...login, password: 'slip' });
        expect(response.status).toBe(401);
      }
      expect((await api.post('/api/users/login').send(login)).status).toBe(200);
    }
  });

  test('to sign up with one e-mail are rejected with 429', async () => {
    const { api } = await startApp(guarded);
    await signedUp(api);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await signUp(api)).status).toBe(409);
    }
    expectError(await signUp(api), 429, 'too_many_attempts');
    expect((await signUp(api, { email: 'ravi@example.in' })).status).toBe(201);
  });
});

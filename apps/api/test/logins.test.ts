import { describe, expect, test } from 'vitest';
import { loginsResponseSchema, sessionSchema, type Login } from '@jyoti/contract';
import { expectBody, asha, bearer, expectError, signedUp, startApp, type Api } from './app.ts';

const login = { email: asha['email'] ?? '', password: asha['password'] ?? '' };
const currentPassword = login.password;
const hour = 3_600_000;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function loggedIn(api: Api, agent = firefox): Promise<string> {
  const response = await api.post('/api/users/login').set('User-Agent', agent).send(login);
  return expectBody(response, 200, sessionSchema).token;
}

async function loginsOf(api: Api, token: string): Promise<Login[]> {
  const response = await api.get('/api/users/logins').set(bearer(token));
  expect(response.headers['cache-control']).toBe('no-store');
  return expectBody(response, 200, loginsResponseSchema).data;
}

const isOpen = async (api: Api, token: string) =>
  (await api.get('/api/auth/profile').set(bearer(token))).status === 200;

describe('the logins of an account', () => {
  test('are listed newest first, with creation, last use, device and the current one', async () => {
    const { api, clock } = await startApp();
    const first = await signedUp(api);
    await signedUp(api, { email: 'ravi@example.in' });
    const made = clock.now;
    clock.now = new Date(made.getTime() + 24 * hour);
    const token = await loggedIn(api);
    clock.now = new Date(made.getTime() + 48 * hour);
    expect(await isOpen(api, first.token)).toBe(true);
    const after = (hours: number) => new Date(made.getTime() + hours * hour).toISOString();
    const [newest, oldest, ...more] = await loginsOf(api, token);
    expect(more).toEqual([]);
    expect(newest).toEqual({
      id: expect.any(String),
      createdAt: after(24),
      lastUsedAt: after(48),
      expiresAt: after(24 + 30 * 24),
      browser: 'Firefox',
      system: 'Windows',
      current: true,
    });
    const unknown = { browser: null, system: null, current: false };
    expect(oldest).toMatchObject({ createdAt: after(0), lastUsedAt: after(48), ...unknown });
    expect(await loginsOf(api, first.token)).toMatchObject([{ current: false }, { current: true }]);
  });

  test('are not listed after they have expired', async () => {
    const { api, clock } = await startApp();
    await signedUp(api);
    clock.now = new Date(clock.now.getTime() + 14 * 24 * hour);
    expect(await loginsOf(api, await loggedIn(api))).toHaveLength(1);
  });

  test.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['<script>alert(1)</script>', null, null],
    [`${'x'.repeat(5000)} Firefox/1 Windows`, null, null],
  ])('with %s are named %s on %s', async (agent, browser, system) => {
    const { api } = await startApp();
    await signedUp(api);
    const logins = await loginsOf(api, await loggedIn(api, agent));
    expect(logins.find(({ current }) => current)).toMatchObject({ browser, system });
  });
});

describe('ending logins', () => {
  const end = (api: Api, token: string, body: object) =>
    api.post('/api/users/end-logins').set(bearer(token)).send(body);

  test('ends only the given login', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const [lost, other] = [await loggedIn(api), await loggedIn(api)];
    const { id = '' } = (await loginsOf(api, lost)).find(({ current }) => current) ?? {};
    expect((await end(api, token, { currentPassword, login: id })).status).toBe(204);
    expect(await isOpen(api, lost)).toBe(false);
    expect([await isOpen(api, token), await isOpen(api, other)]).toEqual([true, true]);
    // Ending is idempotent.
    expect((await end(api, token, { currentPassword, login: id })).status).toBe(204);
  });

  test('ends all others of this account only', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const ravi = await signedUp(api, { email: 'ravi@example.in' });
    const others = [await loggedIn(api), await loggedIn(api)];
    expect((await end(api, token, { currentPassword })).status).toBe(204);
    for (const other of others) expect(await isOpen(api, other)).toBe(false);
    expect([await isOpen(api, token), await isOpen(api, ravi.token)]).toEqual([true, true]);
    expect(await loginsOf(api, token)).toHaveLength(1);
  });

  test("cannot end another user's login by its id", async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const ravi = await signedUp(api, { email: 'ravi@example.in' });
    const [{ id } = { id: '' }] = await loginsOf(api, ravi.token);
    expect((await end(api, token, { currentPassword, login: id })).status).toBe(204);
    expect(await isOpen(api, ravi.token)).toBe(true);
  });

  test.each([
    [{ currentPassword: 'not the one' }, 'wrong_credentials'],
    [{}, 'invalid_input'],
  ] as const)('with %j is rejected with 400 and ends nothing', async (body, code) => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const other = await loggedIn(api);
    const { fields } = expectError(await end(api, token, body), 400, code);
    expect(Object.keys(fields ?? {})).toEqual(['currentPassword']);
    expect(await isOpen(api, other)).toBe(true);
  });
});

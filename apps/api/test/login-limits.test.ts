import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loginsResponseSchema, sessionSchema } from '@jyoti/contract';
import { Passwords } from '../src/auth/passwords.ts';
import { QueueFull } from '../src/http/work-queue.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp } from './app.ts';

const login = { email: 'asha@example.in', password: 'a long enough secret' };
const guarded = { environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } };

type App = Awaited<ReturnType<typeof startApp>>;

const from = (number: number) => `203.0.${Math.floor(number / 250)}.${1 + (number % 250)}`;

function tryLogin({ api }: App, address: string, body: object = {}) {
  return api
    .post('/api/users/login')
    .set('X-Forwarded-For', address)
    .send({ ...login, ...body });
}

/** Failed logins of one account from this many addresses. */
function guesses(app: App, count: number, first = 0) {
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      tryLogin(app, from(first + number), { password: `guess ${number}` }),
    ),
  );
}

async function mailsIn({ directory, background }: App): Promise<string[]> {
  await background.idle();
  const folder = join(directory, 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/** The token of the link in an e-mail, whose lines may be folded. */
const linkIn = (mail: string) =>
  /reset-password#token=(?:3D)?([\w-]{43})/.exec(mail.replace(/=\r?\n/g, ''))?.[1] ?? '';

describe('failed logins of one account', () => {
  test('are limited to 20 an hour from all addresses together, counted before the password is verified', async () => {
    const app = await startApp({ ...guarded, passwords: new Passwords() });
    await signedUp(app.api);
    const responses = await guesses(app, 60);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
    for (const response of responses.filter(({ status }) => status !== 401)) {
      expectError(response, 429, 'too_many_attempts');
      expect(response.headers['ratelimit-policy']).toBe('"failedLoginsAtAccount";q=20;w=3600');
    }
    // The correct password is not verified either.
    expectError(await tryLogin(app, from(100)), 429, 'too_many_attempts');
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    expect((await tryLogin(app, from(101))).status).toBe(200);
  });

  test('are reported to the owner once, who can log in by the link of the e-mail', async () => {
    const app = await startApp(guarded);
    await signedUp(app.api);
    await guesses(app, 40);
    const mails = await mailsIn(app);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('To: asha@example.in');
    const newPassword = 'quite another secret';
    const reset = await app.api
      .post('/api/users/reset-password')
      .send({ token: linkIn(mails[0] ?? ''), newPassword });
    expect(reset.status).toBe(204);
    expect((await tryLogin(app, from(200), { password: newPassword })).status).toBe(200);
  });

  test('are only those with a wrong password: 25 right ones at once all succeed, and no e-mail is sent', async () => {
    const app = await startApp({ ...guarded, passwords: new Passwords() });
    await signedUp(app.api);
    const right = await Promise.all(
      Array.from({ length: 25 }, (_, number) => tryLogin(app, from(number))),
    );
    expect(right.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 200));
    const mails = (await mailsIn(app)).filter((mail) => mail.includes('trying to log in'));
    expect(mails).toEqual([]);
    // None of them counts.
    const responses = await guesses(app, 21, 100);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  test('are limited to 20 among right ones at once, too', async () => {
    const app = await startApp({ ...guarded, passwords: new Passwords() });
    await signedUp(app.api);
    const [wrong] = await Promise.all([
      guesses(app, 60),
      Promise.all(Array.from({ length: 10 }, (_, number) => tryLogin(app, from(200 + number)))),
    ]);
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  test('are not those whose password could not be verified', async () => {
    const passwords = new Passwords();
    const app = await startApp({ ...guarded, passwords });
    await signedUp(app.api);
    const { matches } = passwords;
    passwords.matches = () => Promise.reject(new QueueFull());
    const busy = await guesses(app, 30);
    expect(busy.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 503));
    passwords.matches = matches;
    expect((await tryLogin(app, from(100))).status).toBe(200);
  });

  test('of an unknown e-mail are counted alike, and no e-mail is sent', async () => {
    const app = await startApp(guarded);
    const responses = await guesses(app, 30);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(await mailsIn(app)).toEqual([]);
  });

  test('are not reset by a success, which only undoes its own count', async () => {
    const app = await startApp(guarded);
    await signedUp(app.api);
    await guesses(app, 19);
    for (const number of [50, 51, 52]) {
      expect((await tryLogin(app, from(number))).status).toBe(200);
    }
    expect((await guesses(app, 2, 60)).map(({ status }) => status).toSorted()).toEqual([401, 429]);
  });
});

describe('a known device', () => {
  test('is not locked out by failures of others, at the account or from its address', async () => {
    const app = await startApp(guarded);
    const { device } = await signedUp(app.api);
    await guesses(app, 30);
    const address = from(300);
    for (let number = 0; number < 101; number += 1) {
      await tryLogin(app, address, { email: `somebody-${number}@example.in` });
    }
    expectError(await tryLogin(app, address), 429, 'too_many_attempts');
    const session = expectBody(await tryLogin(app, address, { device }), 200, sessionSchema);
    expect(session.device).toBe(device);
  });

  test('has its own limit of 20 failures an hour', async () => {
    const app = await startApp(guarded);
    const { device } = await signedUp(app.api);
    const statuses: number[] = [];
    for (let number = 0; number < 22; number += 1) {
      const response = await tryLogin(app, from(number), { device, password: 'guess' });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('of one account is unknown to another, and is stored as a hash', async () => {
    const app = await startApp(guarded);
    const { device } = await signedUp(app.api);
    await signedUp(app.api, { email: 'ravi@example.in' });
    await Promise.all(
      Array.from({ length: 25 }, (_, number) =>
        tryLogin(app, from(number), { email: 'ravi@example.in', password: 'guess' }),
      ),
    );
    const other = await tryLogin(app, from(90), { email: 'ravi@example.in', device });
    expectError(other, 429, 'too_many_attempts');
    const stored = await readFile(join(app.directory, 'db.json'), 'utf8');
    expect(stored).not.toContain(device);
  });

  test('is forgotten when the password changes', async () => {
    const app = await startApp(guarded);
    const { device, token } = await signedUp(app.api);
    const newPassword = 'quite another secret';
    await app.api
      .post('/api/users/change-password')
      .set(bearer(token))
      .send({ currentPassword: asha['password'], newPassword });
    await guesses(app, 30);
    expectError(
      await tryLogin(app, from(99), { device, password: newPassword }),
      429,
      'too_many_attempts',
    );
  });
});

describe('successful logins', () => {
  test('count against the account, from any address', async () => {
    const app = await startApp(guarded);
    await signedUp(app.api);
    let response = await tryLogin(app, from(0));
    let made = 1;
    for (; made < 200 && response.status === 200; made += 1)
      response = await tryLogin(app, from(made));
    expectError(response, 429, 'too_many_attempts');
    expect(response.headers['ratelimit-policy']).toContain('"account"');
    expect(made).toBeGreaterThan(140);
    expect(made).toBeLessThan(160);
  });

  test('leave at most 20 open: the oldest ends', async () => {
    const app = await startApp();
    const first = await signedUp(app.api);
    const tokens: string[] = [];
    for (let number = 0; number < 20; number += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      tokens.push(expectBody(await tryLogin(app, from(1)), 200, sessionSchema).token);
    }
    const newest = bearer(tokens.at(-1) ?? '');
    const logins = expectBody(
      await app.api.get('/api/users/logins').set(newest),
      200,
      loginsResponseSchema,
    );
    expect(logins.data).toHaveLength(20);
    const statusOf = async (token: string) =>
      (await app.api.get('/api/auth/profile').set(bearer(token))).status;
    expect(await statusOf(first.token)).toBe(401);
    expect(await statusOf(tokens[0] ?? '')).toBe(200);
  });
});

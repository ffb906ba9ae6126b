import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptedResponseSchema } from '@jyoti/contract';
import type { Mail, Mailer } from '../src/mail/mailer.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp } from './app.ts';
import { mailTo, tokenIn } from './mailbox.ts';

const email = 'asha@example.in';
const newPassword = 'another long secret';

/** A mailer that stores e-mails in memory. */
function mailbox(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => void mails.push(mail),
    forget: async () => {},
    close: () => {},
  };
}

async function withAccount(environment: Record<string, string> = {}) {
  const mailer = mailbox();
  const started = await startApp({ mailer, environment });
  const session = await signedUp(started.api);
  const ask = (address: string = email) =>
    started.api.post('/api/users/forgot-password').send({ email: address });
  /** The token of the latest link. */
  const link = async () => {
    await started.background.idle();
    const [, token] = /reset-password#token=([\w-]+)$/m.exec(mailer.mails.at(-1)?.text ?? '') ?? [];
    return token ?? '';
  };
  const set = (token: string, password = newPassword) =>
    started.api.post('/api/users/reset-password').send({ token, newPassword: password });
  const login = (password: string) =>
    started.api.post('/api/users/login').send({ email, password });
  return { ...started, mailer, session, ask, link, set, login };
}

describe('a forgotten password', () => {
  test('is replaced through a link by mail, and every login ends [S0-134]', async () => {
    const { api, ask, link, set, login, session, mailer, background } = await withAccount();
    expectBody(await ask('ASHA@example.in'), 202, acceptedResponseSchema);
    const token = await link();
    expect(token).toHaveLength(43); // 32 bytes, base64url
    expect(mailer.mails[0]).toMatchObject({ to: email });
    expect(mailer.mails[0]?.text).toContain('Namaste Asha,');

    const done = await set(token);
    expect(done.status).toBe(204);
    expect(done.text).toBe('');
    expectError(await api.get('/api/auth/profile').set(bearer(session.token)), 401, 'unauthorized');
    expectError(await login('a long enough secret'), 401, 'wrong_credentials');
    expect((await login(newPassword)).status).toBe(200);

    await background.idle();
    expect(mailer.mails.map(({ subject }) => subject)).toEqual([
      'Set a new Jyoti password',
      'Your Jyoti password has changed',
    ]);
    expect(mailer.mails[1]?.text).not.toContain('token');
  });

  test('sends a link to the public URL', async () => {
    const { ask, link, mailer } = await withAccount({ PUBLIC_URL: 'https://jyoti.example' });
    await ask();
    const token = await link();
    const url = `https://jyoti.example/reset-password#token=${token}`;
    expect(mailer.mails[0]?.text).toContain(url);
    expect(mailer.mails[0]?.html).toMatch(
      new RegExp(`<a href="${RegExp.escape(url)}"[^>]*>Set a new password</a>`),
    );
    expect(mailer.mails[0]?.html).not.toMatch(/<img|<script|<link|src=/);
  });

  test('sends the e-mail in the language of the reader', async () => {
    const { api, link, mailer } = await withAccount();
    await api.post('/api/users/forgot-password?lang=hi').send({ email });
    expect(await link()).not.toBe('');
    expect(mailer.mails[0]).toMatchObject({ subject: 'ज्योति के लिए नया पासवर्ड बनाएँ' });
  });

  test('of an unknown e-mail gets the same response, before anything is looked up', async () => {
    let looked = 0;
    const mailer = mailbox();
    const { api, background } = await startApp({
      mailer,
      store: (store) => ({
        ...store,
        users: {
          ...store.users,
          byEmail: (address) => {
            looked += 1;
            return store.users.byEmail(address);
          },
        },
      }),
    });
    await signedUp(api);
    looked = 0;
    const responses = [];
    for (const address of [email, 'nobody@example.in']) {
      const response = await api.post('/api/users/forgot-password').send({ email: address });
      const { date: _date, 'x-request-id': _id, ...headers } = response.headers;
      responses.push({ status: response.status, headers, text: response.text });
    }
    expect(responses[1]).toEqual(responses[0]);
    await background.idle();
    expect(looked).toBe(2);
    expect(mailer.mails).toHaveLength(1);
  });

  test('is answered without waiting for the mail, and a mail that fails is logged', async () => {
    let release: () => void = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const { api, background, logged } = await startApp({
      mailer: {
        ...mailbox(),
        send: async () => {
          await waiting;
          throw new Error('the mail server is away');
        },
      },
    });
    await signedUp(api);
    const response = await api.post('/api/users/forgot-password').send({ email });
    expect(response.status).toBe(202); // the mail is not sent yet
    release();
    await background.idle();
    const text = logged.join('');
    expect(text).toContain('e-mail failed');
    expect(text).not.toMatch(/asha|example\.in|token=/i);
  });

  test.each([
    [{}, 'Email is required.'],
    [{ email: 5 }, 'This must be text.'],
    [{ email: 'asha' }, 'Please enter a valid email address.'],
  ])('%j is rejected with 400', async (body, sentence) => {
    const { api } = await startApp();
    const response = await api.post('/api/users/forgot-password').send(body);
    expect(expectError(response, 400, 'invalid_input').fields).toEqual({ email: sentence });
  });

  test('is limited by address with 429, whether the e-mail is known or not', async () => {
    const { api, mailer, background } = await withAccount({
      RATE_LIMIT: 'on',
      TRUST_PROXY: '1',
    });
    const ask = (address: string, from: string) =>
      api.post('/api/users/forgot-password').set('X-Forwarded-For', from).send({ email: address });
    for (let count = 0; count < 20; count += 1) {
      expect((await ask('nobody@example.in', '203.0.113.5')).status).toBe(202);
    }
    for (const address of ['nobody@example.in', email]) {
      const limited = await ask(address, '203.0.113.5');
      expectError(limited, 429, 'too_many_attempts');
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    }
    // From many addresses the responses are the same, but a mailbox gets five e-mails an hour.
    for (let count = 0; count < 8; count += 1) {
      expect((await ask(email, `198.51.100.${count}`)).status).toBe(202);
    }
    await background.idle();
    expect(mailer.mails).toHaveLength(5);
  });
});

describe('a password reset link', () => {
  const invalidLink = {
    error: 'This link has expired or has already been used. Please ask for a new one.',
    fields: { token: 'This link has expired or has already been used. Please ask for a new one.' },
  };

  test('works once', async () => {
    const { ask, link, set, login } = await withAccount();
    await ask();
    const token = await link();
    expect((await set(token)).status).toBe(204);
    expect(
      expectError(await set(token, 'a third long secret'), 400, 'invalid_input'),
    ).toMatchObject(invalidLink);
    expect((await login(newPassword)).status).toBe(200);
  });

  test('works for only one of two concurrent uses', async () => {
    const { ask, link, set } = await withAccount();
    await ask();
    const token = await link();
    const uses = await Promise.all([set(token), set(token)]);
    expect(uses.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  test('works for ten minutes', async () => {
    const { ask, link, set, clock } = await withAccount();
    await ask();
    const early = await link();
    clock.now = new Date(clock.now.getTime() + 1000);
    await ask();
    const late = await link();
    expect(late).not.toBe(early);
    clock.now = new Date(clock.now.getTime() + 599_000);
    expect(expectError(await set(early), 400, 'invalid_input')).toMatchObject(invalidLink);
    expect((await set(late)).status).toBe(204);
  });

  test('is deleted when the password is changed or the account deleted', async () => {
    const { api, ask, link, set, session } = await withAccount();
    await ask();
    const before = await link();
    await api
      .post('/api/users/change-password')
      .set(bearer(session.token))
      .send({ currentPassword: 'a long enough secret', newPassword });
    expect(expectError(await set(before), 400, 'invalid_input')).toMatchObject(invalidLink);
    await ask();
    const last = await link();
    await api
      .post('/api/users/delete-account')
      .set(bearer(session.token))
      .send({ currentPassword: newPassword, reason: 'other' });
    expect(expectError(await set(last), 400, 'invalid_input')).toMatchObject(invalidLink);
  });

  test('is in no file except the e-mail', async () => {
    const { ask, link, directory, logged } = await withAccount();
    await ask();
    const token = await link();
    for (const name of await readdir(directory)) {
      if (!name.startsWith('db.json')) continue;
      expect(await readFile(join(directory, name), 'utf8')).not.toContain(token);
    }
    expect(logged.join('')).not.toContain(token);
  });

  test.each([
    [{}, { token: 'This link is incomplete. Please open it from the e-mail again.' }],
    [{ token: 'made up' }, invalidLink.fields],
    [{ token: 'x'.repeat(300) }, invalidLink.fields],
    [{ token: ['a'] }, { token: 'This must be text.' }],
    [{ newPassword: '' }, { newPassword: 'New password is required.' }],
    [{ newPassword: 'short' }, { newPassword: 'Password must have at least 8 characters.' }],
    [
      { newPassword: 'x'.repeat(129) },
      { newPassword: 'Password can have at most 128 characters.' },
    ],
    [
      { newPassword: 'password123' },
      { newPassword: 'This password is among the most common ones. Please choose another.' },
    ],
  ])('is not used up by %.50j, which is rejected with 400', async (change, fields) => {
    const { api, ask, link, set } = await withAccount();
    await ask();
    const token = await link();
    const body = { token: 'token' in change || !('newPassword' in change) ? undefined : token };
    const response = await api
      .post('/api/users/reset-password')
      .send({ newPassword, ...body, ...change });
    expect(expectError(response, 400, 'invalid_input').fields).toEqual(fields);
    expect((await set(token)).status).toBe(204);
  });

  test('is protected against guessing with 429', async () => {
    const { set } = await withAccount({ RATE_LIMIT: 'on' });
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await set(`guess${guess}`)).status).toBe(400);
    }
    const limited = await set('guess');
    expectError(limited, 429, 'too_many_attempts');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('without a mail server', () => {
  test('e-mails to a previous address are deleted', async () => {
    const site = await startApp();
    const { api } = site;
    const { token } = await signedUp(api);
    await api.post('/api/users/forgot-password').send({ email });
    expect(await mailTo(email, site)).toHaveLength(1);
    const change = api.put('/api/users/profile').set(bearer(token));
    const parts = { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210' };
    const moved = { email: 'new@example.in', currentPassword: asha['password'] ?? '' };
    for (const [part, value] of Object.entries({ ...parts, ...moved })) {
      void change.field(part, value);
    }
    expect((await change).status).toBe(200);
    const link = tokenIn((await mailTo('new@example.in', site))[0], '/confirm-email');
    const confirm = api.post('/api/users/confirm-email').set(bearer(token));
    expect((await confirm.send({ token: link })).status).toBe(200);
    const [notice, ...more] = await mailTo(email, site);
    expect(more).toEqual([]);
    expect(notice).toContain('Subject: The e-mail address of your Jyoti account has changed');
  });

  test('an e-mail becomes a readable file, deleted with the account', async () => {
    const { api, directory, background } = await startApp();
    const { token } = await signedUp(api);
    await signedUp(api, { email: 'ravi@example.in', firstName: 'Ravi' });
    for (const address of [email, 'ravi@example.in']) {
      await api.post('/api/users/forgot-password').send({ email: address });
    }
    await background.idle();
    const folder = join(directory, 'mail');
    const read = async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const mails = await read();
    expect(mails).toHaveLength(2);
    const own = mails.find((mail) => mail.includes('Asha')) ?? '';
    expect(own).toMatch(/^From: Jyoti <no-reply@localhost>\nTo: asha@example\.in\nSubject: Set a/);
    expect(own).toMatch(/^http:\/\/localhost:5001\/reset-password#token=[\w-]{43}$/m);

    await api
      .post('/api/users/delete-account')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    await background.idle();
    const notices = (await read()).filter((mail) => /asha/i.test(mail));
    expect(notices.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual([
      'Your Jyoti account is deleted',
    ]);
    expect(await read()).toHaveLength(2);
  });
});

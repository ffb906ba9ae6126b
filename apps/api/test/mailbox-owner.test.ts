import { describe, expect, test } from 'vitest';
import {
  emailConfirmedResponseSchema,
  emailRejectedResponseSchema,
  profileResponseSchema,
  sessionSchema,
} from '@jyoti/contract';
import { asha, bearer, expectBody, expectError, signedUp, startApp } from './app.ts';
import { mailTo, tokenIn } from './mailbox.ts';

const email = asha['email'] ?? '';
const password = asha['password'] ?? '';
const newPassword = 'another long enough secret';

/** The token of the link to a page in one of several e-mails. */
const linkTo = (page: string, mails: readonly string[]) =>
  tokenIn(
    mails.find((mail) => mail.includes(page)),
    page,
  );

/** An account created with the address of somebody else. */
async function claimed(environment: Record<string, string> = {}) {
  const site = await startApp({ unconfirmed: true, environment });
  const creator = await signedUp(site.api, { firstName: 'Mallika' });
  const post = (path: string, body: object, token?: string) => {
    const request = site.api.post(path);
    return (token === undefined ? request : request.set(bearer(token))).send(body);
  };
  return {
    ...site,
    creator,
    post,
    inbox: (address = email) => mailTo(address, site),
    link: async () => linkTo('/confirm-email', await mailTo(email, site)),
    confirm: (body: object, token?: string) => post('/api/users/confirm-email', body, token),
    reject: (token: string) => post('/api/users/reject-email', { token }),
    forgot: () => post('/api/users/forgot-password', { email }),
    login: (given: string) => post('/api/users/login', { email, password: given }),
    update: (change: Record<string, string>, token = creator.token) => {
      const request = site.api.put('/api/users/profile').set(bearer(token));
      const fields = { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', ...change };
      for (const [name, value] of Object.entries(fields)) void request.field(name, value);
      return request;
    },
    statusOf: async (token: string) =>
      (await site.api.get('/api/users/profile').set(bearer(token))).status,
  };
}

describe('a new password by the mailbox of an unconfirmed account', () => {
  test('confirms it, and ends the logins, devices and changes of the user who created it', async () => {
    const { creator, forgot, inbox, post, login, update, statusOf, store } = await claimed();
    const change = { email: 'stranger@example.in', currentPassword: password };
    expect((await update(change)).status).toBe(200);
    expect((await forgot()).status).toBe(202);
    const mail = (await inbox()).find((one) => one.includes('Set a new Jyoti password')) ?? '';
    expect(mail).toContain('the address was never confirmed');
    expect(mail).not.toContain('Mallika');
    expect(mail).not.toContain('/confirm-email');
    const token = tokenIn(mail, '/reset-password');
    expect((await post('/api/users/reset-password', { token, newPassword })).status).toBe(204);
    expect(await statusOf(creator.token)).toBe(401);
    expectError(await login(password), 401, 'wrong_credentials');
    const { user } = expectBody(await login(newPassword), 200, sessionSchema);
    expect(user).toMatchObject({ email, emailConfirmed: true, newEmail: null });
    // Only the device of this login.
    expect((await store.users.byId(user.id))?.devices).toHaveLength(1);
    const link = linkTo('/confirm-email', await inbox('stranger@example.in'));
    const late = { token: link, password: newPassword };
    expectError(await post('/api/users/confirm-email', late), 400, 'invalid_input');
  });

  test('says nothing about confirmation in the e-mail of a confirmed account', async () => {
    const { creator, confirm, link, forgot, inbox } = await claimed();
    await confirm({ token: await link() }, creator.token);
    await forgot();
    const mails = await inbox();
    linkTo('/reset-password', mails);
    expect(mails.join('')).not.toContain('never confirmed');
  });
});

describe('the link that confirms an address', () => {
  test('confirms nothing without a login or the password of the account, and remains usable', async () => {
    const { confirm, link, api, store, creator } = await claimed();
    const token = await link();
    const other = await signedUp(api, { email: 'ravi@example.in', password: newPassword });
    const without = expectError(await confirm({ token }), 400, 'invalid_input');
    expect(without.fields).toEqual({ password: 'Password is required.' });
    expectError(await confirm({ token }, other.token), 400, 'invalid_input');
    expectError(await confirm({ token }, 'unknown-token'), 400, 'invalid_input');
    const wrong = await confirm({ token, password: newPassword }, other.token);
    expect(expectError(wrong, 400, 'wrong_credentials').fields).toEqual({
      password: 'The password is not correct.',
    });
    expectError(
      await api.get(`/api/users/confirm-email?token=${token}`),
      405,
      'method_not_allowed',
    );
    expect((await store.users.byId(creator.user.id))?.emailConfirmed).toBe(false);
    const confirmed = await confirm({ token, password }, other.token);
    expect(expectBody(confirmed, 200, emailConfirmedResponseSchema).data).toEqual({ email });
    expect((await store.users.byId(creator.user.id))?.emailConfirmed).toBe(true);
  });

  test('allows only a few wrong passwords', async () => {
    const { confirm, link } = await claimed({ RATE_LIMIT: 'on' });
    const token = await link();
    for (let tries = 0; tries < 10; tries += 1) {
      expectError(await confirm({ token, password: 'wrong' }), 400, 'wrong_credentials');
    }
    expectError(await confirm({ token, password }), 429, 'too_many_attempts');
  });

  test('erases the unconfirmed account when the owner of the mailbox rejects it', async () => {
    const { creator, reject, link, inbox, statusOf, store, api } = await claimed();
    const token = await link();
    const rejected = expectBody(await reject(token), 200, emailRejectedResponseSchema);
    expect(rejected.data).toEqual({ rejected: 'account' });
    expect(await statusOf(creator.token)).toBe(401);
    expect(await store.users.byId(creator.user.id)).toBeNull();
    expect(await inbox()).toEqual([]);
    expectError(await reject(token), 400, 'invalid_input');
    // The address is free.
    await signedUp(api);
  });

  test('erases no account that is confirmed: rejecting a new address cancels the change only', async () => {
    const { creator, confirm, reject, link, inbox, update, api, store } = await claimed();
    const first = await link();
    await confirm({ token: first }, creator.token);
    expectError(await reject(first), 400, 'invalid_input');
    await update({ email: 'new@example.in', currentPassword: password });
    const token = linkTo('/confirm-email', await inbox('new@example.in'));
    const rejected = expectBody(await reject(token), 200, emailRejectedResponseSchema);
    expect(rejected.data).toEqual({ rejected: 'change' });
    const profile = await api.get('/api/users/profile').set(bearer(creator.token));
    expect(expectBody(profile, 200, profileResponseSchema).data).toMatchObject({
      email,
      emailConfirmed: true,
      newEmail: null,
    });
    expectError(await confirm({ token }, creator.token), 400, 'invalid_input');
    expectError(await reject(token), 400, 'invalid_input');
    // An operator was confirmed by the command, while a link was still open.
    const open = 'operator@example.in';
    const operator = await signedUp(api, { email: open });
    const unused = linkTo('/confirm-email', await inbox(open));
    await store.operation.setRole(open, 'operator', {
      id: 'entry',
      at: '2026-01-01T00:00:00.000Z',
      operatorId: null,
      kind: 'operator',
      action: 'added',
      before: null,
      after: null,
    });
    expectError(await reject(unused), 400, 'invalid_input');
    expect(await store.users.byId(operator.user.id)).not.toBeNull();
  });

  test('does not set a password, and a link for a password does not confirm or reject', async () => {
    const { forgot, inbox, link, post, reject, confirm } = await claimed();
    await forgot();
    const reset = linkTo('/reset-password', await inbox());
    expectError(await reject(reset), 400, 'invalid_input');
    expectError(await confirm({ token: reset, password }), 400, 'invalid_input');
    const set = { token: await link(), newPassword };
    expectError(await post('/api/users/reset-password', set), 400, 'invalid_input');
  });
});

describe('a mailbox that nobody has confirmed', () => {
  test('gets three e-mails a day of all kinds and addresses together, and a request for another says so', async () => {
    const { inbox, forgot, post, creator, clock, api, background } = await claimed({
      RATE_LIMIT: 'on',
    });
    const again = () => post('/api/users/send-confirmation', {}, creator.token);
    await post('/api/newsletter', { email });
    await background.idle();
    await forgot();
    await background.idle();
    await post('/api/newsletter', { email: 'Asha+offers@example.in' });
    await forgot();
    const refused = expectError(await again(), 429, 'too_many_attempts');
    expect(refused.error).toContain('already sent three e-mails to this address');
    await signedUp(api, { email: 'asha+2@example.in' });
    await background.idle();
    const subjects = (await inbox()).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
    expect(subjects.toSorted()).toEqual([
      'Confirm your Jyoti newsletter',
      'Confirm your e-mail for Jyoti',
      'Set a new Jyoti password',
    ]);
    expect(await inbox('asha+2@example.in')).toEqual([]);
    expect(await inbox('Asha+offers@example.in')).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 86_400_001);
    // The login has lasted, and so has the wish to be confirmed.
    expect((await again()).status).toBe(202);
    expect(await inbox()).toHaveLength(4);
  });

  test('gets no e-mail about the change to another address', async () => {
    const { creator, update, inbox, confirm, store } = await claimed();
    await update({ email: 'stranger@example.in', currentPassword: password });
    const token = linkTo('/confirm-email', await inbox('stranger@example.in'));
    expect((await confirm({ token }, creator.token)).status).toBe(200);
    expect(await store.users.byEmail('stranger@example.in')).toMatchObject({
      emailConfirmed: true,
    });
    expect(await inbox()).toEqual([]);
  });
});

describe('a changed e-mail', () => {
  test('of another account gets the same response as an unknown one, and only its owner is notified', async () => {
    const { update, api, creator, inbox, store, confirm, background } = await claimed();
    const ravi = await signedUp(api, { email: 'ravi@example.in' });
    const [before] = await inbox('ravi@example.in');
    await confirm({ token: tokenIn(before, '/confirm-email') }, ravi.token);
    const ask = async (address: string) => {
      const response = await update({ email: address, currentPassword: password });
      const { date: _date, 'x-request-id': _id, etag: _etag, ...headers } = response.headers;
      const text = response.text.replaceAll(address, 'address');
      await background.idle();
      return { status: response.status, headers, text };
    };
    const known = await ask('Ravi@example.in');
    expect(known.status).toBe(200);
    expect({ ...(await ask('none@example.in')), headers: {} }).toEqual({ ...known, headers: {} });
    const mail = (await inbox('Ravi@example.in'))[0] ?? '';
    expect(mail).toContain('Subject: You already have a Jyoti account');
    expect(mail).not.toContain('token=');
    linkTo('/confirm-email', await inbox('none@example.in'));
    expect(await store.users.byEmail('ravi@example.in')).toMatchObject({ id: ravi.user.id });
    expect(await store.users.byEmail(email)).toMatchObject({ id: creator.user.id });
  });
});

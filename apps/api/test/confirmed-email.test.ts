import { describe, expect, test } from 'vitest';
import {
  acceptedResponseSchema,
  accountExportSchema,
  bookingResponseSchema,
  emailConfirmedResponseSchema,
  profileResponseSchema,
} from '@jyoti/contract';
import { ceremonyDates } from '../src/bookings/ceremony-dates.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { mailTo, tokenIn } from './mailbox.ts';
import { sampleSubscription } from './sample-records.ts';

const email = asha['email'] ?? '';
const password = asha['password'] ?? '';
const hour = 3_600_000;

/** A new user in an application that requires a confirmed e-mail. */
async function newcomer(environment: Record<string, string> = {}) {
  const site = await startApp({ unconfirmed: true, environment });
  const { token, user } = await signedUp(site.api);
  const post = (path: string, body: object = {}) =>
    site.api.post(path).set(bearer(token)).send(body);
  const [day] = ceremonyDates(['Monday', 'Wednesday', 'Friday'], new Date());
  return {
    ...site,
    token,
    user,
    post,
    later: (milliseconds: number) => {
      site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
    },
    inbox: (address = email) => mailTo(address, site),
    confirm: (link: string) => post('/api/users/confirm-email', { token: link }),
    book: (key = 'key') => post('/api/bookings', bookingOf(day)).set('Idempotency-Key', key),
    profile: async () =>
      expectBody(
        await site.api.get('/api/users/profile').set(bearer(token)),
        200,
        profileResponseSchema,
      ).data,
    update: (change: Record<string, string>) => {
      const request = site.api.put('/api/users/profile').set(bearer(token));
      const fields = { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', email, ...change };
      for (const [name, value] of Object.entries(fields)) void request.field(name, value);
      return request;
    },
  };
}

describe('an unconfirmed e-mail', () => {
  test('gets one e-mail, whose link confirms it once', async () => {
    const { inbox, confirm, profile, user } = await newcomer();
    expect(user).toMatchObject({ emailConfirmed: false, newEmail: null });
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Confirm your e-mail for Jyoti');
    expect(mail).not.toContain('Asha');
    const link = tokenIn(mail, '/confirm-email');
    expect(expectBody(await confirm(link), 200, emailConfirmedResponseSchema).data).toEqual({
      email,
    });
    expect(await profile()).toMatchObject({ email, emailConfirmed: true });
    expectError(await confirm(link), 400, 'invalid_input');
    expect(await inbox()).toHaveLength(1);
  });

  test.each([{ firstName: 'Claim your prize at www.evil-site.com' }, { firstName: 'Asha' }])(
    'entered by someone else gets no other e-mail, whatever is tried: %j',
    async (name) => {
      const site = await startApp({ unconfirmed: true, environment: { RATE_LIMIT: 'on' } });
      const { token } = await signedUp(site.api, name);
      const login = (given: string) =>
        site.api.post('/api/users/login').send({ email, password: given });
      await login(password); // on another device
      for (let tries = 0; tries < 22; tries += 1) await login('wrong'); // locks the account
      const newPassword = 'another long enough secret';
      const change = { currentPassword: password, newPassword };
      await site.api.post('/api/users/change-password').set(bearer(token)).send(change);
      await site.api.post('/api/newsletter').set(bearer(token)).send({ email });
      const deleted = await site.api
        .post('/api/users/delete-account')
        .set(bearer(token))
        .send({ currentPassword: newPassword, reason: 'other' });
      expect(deleted.status).toBe(200);
      const mails = await mailTo(email, site);
      expect(mails.join('')).not.toContain('evil-site');
      for (const mail of mails) {
        expect(mail).toContain('Subject: Confirm your e-mail for Jyoti');
      }
      expect(mails.length).toBeLessThanOrEqual(1);
    },
  );

  test('is not confirmed by a link after a day, but by a newly requested one', async () => {
    const { inbox, confirm, later, post, profile } = await newcomer();
    const old = tokenIn((await inbox())[0], '/confirm-email');
    later(24 * hour + 1);
    expectError(await confirm(old), 400, 'invalid_input');
    expect((await profile()).emailConfirmed).toBe(false);
    expectBody(await post('/api/users/send-confirmation'), 202, acceptedResponseSchema);
    const link = tokenIn((await inbox())[1], '/confirm-email');
    expect((await confirm(link)).status).toBe(200);
    // There is nothing left to confirm.
    expectBody(await post('/api/users/send-confirmation'), 202, acceptedResponseSchema);
    expect(await inbox()).toHaveLength(2);
  });

  test('cannot be used for bookings, the newsletter and consultations, but for everything else', async () => {
    const { api, book, post, token, inbox, confirm, store } = await newcomer();
    const consultation = {
      astrologer: 'meera-joshi',
      kind: 'chat',
      name: 'Asha Rao',
      email,
      mobile: '9876543210',
    };
    const needing = [
      () => book(),
      () => post('/api/newsletter', { email: 'victim@example.in' }),
      () => post('/api/consultations', consultation),
    ];
    for (const ask of needing) {
      expect(expectError(await ask(), 403, 'email_unconfirmed').error).toBe(
        'Please confirm your e-mail first. Open the link in the e-mail we sent you, or ask for a new one on your profile page.',
      );
    }
    const hindi = await book().set('Accept-Language', 'hi');
    expect(expectError(hindi, 403, 'email_unconfirmed').error).toMatch(/[ऀ-ॿ]/);
    expect(await store.subscriptions.byEmail('victim@example.in')).toBeNull();
    expect((await post('/api/numerology', { name: 'Asha', date: '1990-05-14' })).status).not.toBe(
      403,
    );
    expect((await api.get('/api/poojas').set(bearer(token))).status).toBe(200);
    await confirm(tokenIn((await inbox())[0], '/confirm-email'));
    for (const ask of needing) expect((await ask()).status).toBeLessThan(300);
  });

  test('neither shows nor ends the newsletter of its owner', async () => {
    const { api, store, post, token } = await newcomer();
    await store.subscriptions.insert(sampleSubscription(email));
    const copy = await api
      .post('/api/users/export')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret' });
    expect(expectBody(copy, 200, accountExportSchema)).toMatchObject({
      newsletter: null,
      emailLinks: [{ email }],
    });
    await post('/api/users/delete-account', {
      currentPassword: 'a long enough secret',
      reason: 'other',
    });
    expect(await store.subscriptions.byEmail(email)).not.toBeNull();
  });
});

describe('an unconfirmed account whose owner', () => {
  const reset = (site: Awaited<ReturnType<typeof newcomer>>) =>
    site.api.post('/api/users/forgot-password').send({ email });

  test('forgot the password gets a letter that says so and leads to a new one, which also confirms the e-mail', async () => {
    const site = await newcomer();
    await reset(site);
    const mail = (await site.inbox()).find((one) => one.includes('/reset-password'));
    expect(mail).toContain('Subject: Set a new Jyoti password');
    expect(mail).toContain('the address was never confirmed');
    expect(mail).not.toContain('Asha');
    const newPassword = 'another long enough secret';
    const token = tokenIn(mail, '/reset-password');
    const set = await site.api.post('/api/users/reset-password').send({ token, newPassword });
    expect(set.status).toBe(204);
    const login = await site.api.post('/api/users/login').send({ email, password: newPassword });
    expect(login.body).toMatchObject({ user: { emailConfirmed: true } });
  });

  test('asks again and again gets three e-mails a day, as the privacy policy says', async () => {
    const site = await newcomer({ RATE_LIMIT: 'on' });
    for (let tries = 0; tries < 5; tries += 1) await reset(site);
    expect((await site.inbox()).length).toBeLessThanOrEqual(3);
  });

  test('changes the e-mail confirms the new one, and the old link confirms nothing', async () => {
    const { inbox, update, confirm, profile } = await newcomer();
    const old = tokenIn((await inbox())[0], '/confirm-email');
    await update({ email: 'new@example.in', currentPassword: password });
    expect(await profile()).toMatchObject({ email, newEmail: 'new@example.in' });
    const link = tokenIn((await inbox('new@example.in'))[0], '/confirm-email');
    expect((await confirm(link)).status).toBe(200);
    expect(await profile()).toMatchObject({ email: 'new@example.in', emailConfirmed: true });
    expectError(await confirm(old), 400, 'invalid_input');
  });

  test('deletes it gets no e-mail about that, and its links work no more', async () => {
    const { inbox, post, confirm } = await newcomer();
    const link = tokenIn((await inbox())[0], '/confirm-email');
    const gone = await post('/api/users/delete-account', {
      currentPassword: password,
      reason: 'other',
    });
    expect(gone.status).toBe(200);
    expect(await inbox()).toEqual([]);
    expectError(await confirm(link), 400, 'invalid_input');
  });
});

describe('a changed e-mail', () => {
  async function changing() {
    const site = await newcomer();
    await site.confirm(tokenIn((await site.inbox())[0], '/confirm-email'));
    const change = { email: 'new@example.in', currentPassword: password };
    const pending = await site.update(change);
    return { ...site, change, pending: expectBody(pending, 200, profileResponseSchema).data };
  }

  test('replaces the previous one when its link is opened, and the old address gets an e-mail', async () => {
    const { pending, inbox, confirm, profile, api } = await changing();
    expect(pending).toMatchObject({ email, newEmail: 'new@example.in', emailConfirmed: true });
    expect(await inbox()).toHaveLength(1);
    const [mail] = await inbox('new@example.in');
    expect(mail).toContain('wants to use this e-mail');
    const login = (address: string) =>
      api.post('/api/users/login').send({ email: address, password });
    expectError(await login('new@example.in'), 401, 'wrong_credentials');
    const link = tokenIn(mail, '/confirm-email');
    expect((await confirm(link)).body).toEqual({ data: { email: 'new@example.in' } });
    expect(await profile()).toMatchObject({ email: 'new@example.in', newEmail: null });
    expectError(await login(email), 401, 'wrong_credentials');
    expect((await login('new@example.in')).status).toBe(200);
    // Stored e-mails to the old address are deleted, except the one about the change.
    const notices = await inbox();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('Subject: The e-mail address of your Jyoti account has changed');
    expect(notices[0]).not.toContain('new@example.in');
  });

  test('requires the password, however recent the login', async () => {
    const { update, profile } = await newcomer();
    const body = expectError(await update({ email: 'new@example.in' }), 400, 'invalid_input');
    expect(body.fields).toHaveProperty('currentPassword');
    expect(await profile()).toMatchObject({ email, newEmail: null });
  });

  test('belongs to another user who signs up with it first', async () => {
    const { inbox, confirm, api, profile } = await changing();
    const link = tokenIn((await inbox('new@example.in'))[0], '/confirm-email');
    await signedUp(api, { email: 'new@example.in' });
    expectError(await confirm(link), 409, 'email_taken');
    expect(await profile()).toMatchObject({ email });
  });

  test('can be requested ten times an hour, to limit e-mails to others', async () => {
    const { update, inbox } = await newcomer({ RATE_LIMIT: 'on' });
    const ask = (number: number) =>
      update({ email: `stranger-${number}@example.in`, currentPassword: password });
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).status).toBe(200);
    expectError(await ask(10), 429, 'too_many_attempts');
    expect(await inbox('stranger-10@example.in')).toEqual([]);
  });

  test('corrected by a second request is confirmed only by the last link', async () => {
    const { update, inbox, confirm, change } = await changing();
    const first = tokenIn((await inbox('new@example.in'))[0], '/confirm-email');
    await update({ ...change, email: 'newer@example.in' });
    expectError(await confirm(first), 400, 'invalid_input');
    const last = tokenIn((await inbox('newer@example.in'))[0], '/confirm-email');
    expect((await confirm(last)).body).toEqual({ data: { email: 'newer@example.in' } });
  });
});

describe('account e-mails', () => {
  async function confirmed(environment: Record<string, string> = {}) {
    const site = await startApp({ environment });
    const { token, device } = await signedUp(site.api);
    const post = (path: string, body: object = {}) =>
      site.api.post(path).set(bearer(token)).send(body);
    return { ...site, token, device, post, inbox: () => mailTo(email, site) };
  }
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('report a changed password', async () => {
    const { post, inbox } = await confirmed();
    const change = { currentPassword: password, newPassword: 'another long enough secret' };
    expect((await post('/api/users/change-password', change)).status).toBe(204);
    const [mail] = await inbox();
    expect(mail).toContain('Subject: Your Jyoti password has changed');
    expect(mail).toContain('Namaste Asha,');
  });

  test('report a login on a new device with its name, but not on a known one', async () => {
    const { api, device, inbox } = await confirmed();
    const login = (more: object) =>
      api
        .post('/api/users/login')
        .set('User-Agent', firefox)
        .send({ email, password, ...more });
    const known = await login({ device });
    expect(known.status).toBe(200);
    expect(await inbox()).toEqual([]);
    await login({});
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: New login to your Jyoti account');
    expect(mail).toContain('Firefox on Linux');
  });

  test('report a deletion, and no other e-mail remains in the folder', async () => {
    const { post, inbox } = await confirmed();
    await post('/api/users/change-password', {
      currentPassword: password,
      newPassword: 'another long enough secret',
    });
    expect(await inbox()).toHaveLength(1);
    await post('/api/users/delete-account', {
      currentPassword: 'another long enough secret',
      reason: 'other',
    });
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: Your Jyoti account is deleted');
    expect(mail).not.toContain('Asha');
  });

  test.each(['Claim at www.evil.com', 'evil.com', 'Visit https evil', 'दुष्ट.भारत'])(
    'do not contain %s as a name',
    async (firstName) => {
      const site = await startApp();
      const { token } = await signedUp(site.api, { firstName });
      const change = { currentPassword: password, newPassword: 'another long enough secret' };
      await site.api.post('/api/users/change-password').set(bearer(token)).send(change);
      const [mail] = await mailTo(email, site);
      expect(mail).toContain('Namaste,');
      expect(mail).not.toContain(firstName);
    },
  );

  test('are limited to twenty an hour for one mailbox, five of them reserved for security, and the rest are sent later', async () => {
    const { api, clock, mailQueue, post, inbox, store, token } = await confirmed({
      RATE_LIMIT: 'on',
    });
    const user = await store.users.byEmail(email);
    const booked = expectBody(
      await post(
        '/api/bookings',
        bookingOf(ceremonyDates(['Monday', 'Wednesday', 'Friday'], new Date())[0]),
      ).set('Idempotency-Key', 'key'),
      201,
      bookingResponseSchema,
    ).data;
    const record = await store.bookings.ofUserById(booked.id, user?.id ?? '');
    if (!record) throw new Error('It was booked.');
    for (let sent = 1; sent < 25; sent += 1) {
      await store.mails.insert(mailQueue.aboutBooking(record, 'en'));
    }
    mailQueue.send();
    expect(await inbox()).toHaveLength(15);
    for (let sent = 0; sent < 7; sent += 1) {
      await store.mails.insert(mailQueue.toUser('password_changed', user?.id ?? '', 'en'));
    }
    mailQueue.send();
    expect(await inbox()).toHaveLength(20);
    expect((await api.get('/api/users/profile').set(bearer(token))).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + hour + 1000);
    mailQueue.send();
    expect(await inbox()).toHaveLength(32);
  });
});

test('a booking can be moved ten times at most', async () => {
  const { api, store } = await startApp();
  const { token } = await signedUp(api);
  const days = ceremonyDates(['Monday', 'Wednesday', 'Friday'], new Date());
  const far = days.slice(-2);
  const made = await api
    .post('/api/bookings')
    .set(bearer(token))
    .set('Idempotency-Key', 'key')
    .send(bookingOf(far[0]));
  const { id, userId } = {
    ...expectBody(made, 201, bookingResponseSchema).data,
    userId: (await store.users.byEmail(email))?.id ?? '',
  };
  const move = (moves: number) =>
    api
      .patch(`/api/bookings/${id}`)
      .set(bearer(token))
      .send({ action: 'reschedule', preferredDate: far[(moves + 1) % 2] });
  for (let moves = 0; moves < 10; moves += 1) expect((await move(moves)).status).toBe(200);
  const body = expectError(await move(10), 409, 'conflict');
  expect(body.error).toContain('has been rescheduled 10 times');
  expect((await store.bookings.ofUserById(id, userId))?.history).toHaveLength(11);
});

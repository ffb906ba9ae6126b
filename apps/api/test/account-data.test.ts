import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  accountExportSchema,
  bookingResponseSchema,
  profileResponseSchema,
  savedChartResponseSchema,
  shareResponseSchema,
  ticketResponseSchema,
} from '@jyoti/contract';
import { ceremonyDates } from '../src/bookings/ceremony-dates.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp, type Api } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { mailTo } from './mailbox.ts';

const birth = {
  name: 'Neelam Grover',
  date: '2015-08-09',
  time: '04:10:00',
  place: { name: 'Nagpur', latitude: 21.15, longitude: 79.08, timezone: 'Asia/Kolkata' },
};
const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  topic: 'general',
  message: 'Sent while signed in.',
};
const request = {
  astrologer: 'meera-joshi',
  kind: 'chat',
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
};

/** Leaves data of an account in every repository. */
async function leavesTraces(api: Api, token: string) {
  const post = (path: string, body: object) => api.post(path).set(bearer(token)).send(body);
  const chart = expectBody(
    await post('/api/users/charts', { birth }),
    201,
    savedChartResponseSchema,
  );
  const share = expectBody(
    await post('/api/users/shares', { kind: 'kundli', birth }),
    201,
    shareResponseSchema,
  );
  const contact = expectBody(await post('/api/contact', message), 201, ticketResponseSchema);
  const consultation = expectBody(
    await post('/api/consultations', request),
    201,
    ticketResponseSchema,
  );
  const [day] = ceremonyDates(['Monday', 'Wednesday', 'Friday'], new Date());
  const input = { ...bookingOf(day), sankalp: 'For Neelam' };
  const booked = await post('/api/bookings', input).set('Idempotency-Key', 'key');
  const booking = expectBody(booked, 201, bookingResponseSchema);
  expect((await post('/api/newsletter', { email: 'Asha@example.in' })).status).toBe(202);
  expect((await post('/api/disclaimer/acknowledgement', { version: '2026-11-21' })).status).toBe(
    201,
  );
  expect((await post('/api/users/forgot-password', { email: asha['email'] })).status).toBe(202);
  return {
    chart: chart.data,
    share: share.data,
    contact: contact.data,
    consultation: consultation.data,
    booking: booking.data,
  };
}

describe('the export of an account', () => {
  test('is one file with all data stored about the user', async () => {
    const { api, clock, background } = await startApp();
    const { token } = await signedUp(api);
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#b5651d' },
    })
      .png()
      .toBuffer();
    const change = api.put('/api/users/profile').set(bearer(token));
    for (const part of ['firstName', 'lastName', 'email', 'mobile']) {
      void change.field(part, asha[part] ?? '');
    }
    const changed = await change.attach('profileImage', picture, 'me.png');
    const { data: user } = expectBody(changed, 200, profileResponseSchema);
    const { chart, share, contact, consultation, booking } = await leavesTraces(api, token);
    const {
      freeUntil: _until,
      ifCancelledNow: _if,
      ifRescheduledNow: _or,
      ...exportedBooking
    } = booking;
    await background.idle();
    const response = await api
      .post('/api/users/export')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret' });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename=jyoti-account.json',
      'cache-control': 'no-store',
    });
    const createdAt = clock.now.toISOString();
    const everything = expectBody(response, 200, accountExportSchema);
    const [, base64 = ''] = everything.profilePicture?.split(',') ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp' });
    expect(everything).toEqual({
      exportedAt: createdAt,
      account: user,
      role: 'user',
      profilePicture: expect.any(String),
      devices: [{ addedAt: createdAt }],
      passwordLinks: [{ createdAt, expiresAt: expect.any(String) }],
      emailLinks: [],
      logins: [
        {
          createdAt,
          expiresAt: expect.any(String),
          lastUsedAt: createdAt,
          browser: null,
          system: null,
        },
      ],
      secondFactorConfirmedAt: null,
      savedCharts: [chart],
      sharedLinks: [share],
      messages: [{ ...message, status: 'open', ...contact, createdAt, language: 'en' }],
      consultations: [
        {
          ...request,
          ...consultation,
          status: 'open',
          preferredDate: null,
          message: '',
          createdAt,
          language: 'en',
        },
      ],
      bookings: [{ ...exportedBooking, operatorNote: null, language: 'en' }],
      acknowledgements: [
        {
          document: 'disclaimer',
          version: '2026-11-21',
          visitorId: null,
          acknowledgedAt: createdAt,
        },
      ],
      newsletter: {
        email: 'Asha@example.in',
        language: 'en',
        subscribedAt: createdAt,
        confirmedAt: null,
      },
    });
    expect(response.text).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  test('contains nothing of other users, and requires a login', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    await leavesTraces(api, token);
    // Anyone can claim an e-mail, so an account does not get what was sent with its e-mail but without a
    // login.
    await api.post('/api/contact').send({ ...message, email: 'ravi@example.in' });
    const other = await signedUp(api, { email: 'ravi@example.in' });
    const response = await api
      .post('/api/users/export')
      .set(bearer(other.token))
      .send({ currentPassword: 'a long enough secret' });
    expect(expectBody(response, 200, accountExportSchema)).toMatchObject({
      account: other.user,
      profilePicture: null,
      savedCharts: [],
      sharedLinks: [],
      messages: [],
      consultations: [],
      bookings: [],
      acknowledgements: [],
      newsletter: null,
    });
    expectError(await api.post('/api/users/export'), 401, 'unauthorized');
    expectError(
      await api
        .post('/api/users/export')
        .set(bearer('wrong'))
        .send({ currentPassword: 'a long enough secret' }),
      401,
      'unauthorized',
    );
  });
});

describe('deleting an account', () => {
  test('leaves nothing of the user in any file [S0-381]', async () => {
    const { api, directory, background } = await startApp();
    const { token } = await signedUp(api);
    await leavesTraces(api, token);
    await background.idle();
    const response = await api.post('/api/users/delete-account').set(bearer(token)).send({
      currentPassword: 'a long enough secret',
      reason: 'privacy_concerns',
      additionalInfo: '',
    });
    expect(response.status).toBe(200);
    // Except the e-mail about the deletion, as a folder replaces the mail server.
    const [deletionNotice, ...mails] = await mailTo(asha['email'] ?? '', {
      directory,
      background,
    });
    expect(mails).toEqual([]);
    expect(deletionNotice).toContain('Subject: Your Jyoti account is deleted');
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    const contents = await Promise.all(
      files
        .filter(({ name }) => !/\.(?:lock|eml)$/.test(name))
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
    );
    expect(contents.length).toBeGreaterThanOrEqual(2); // the records and their last good copy
    for (const content of contents) {
      expect(content).not.toMatch(
        /asha|rao|98765|1990-05-14|Ujjain|Neelam|2015-08-09|Nagpur|Sent while|meera|Kavita|Iyer|98123/i,
      );
    }
    const stored = contents.find((content) => content.includes('"departures"')) ?? '';
    expect(JSON.parse(stored)).toMatchObject({
      users: {},
      tokens: {},
      resets: {},
      charts: {},
      shares: {},
      subscriptions: {},
      messages: {},
      consultations: {},
      acknowledgements: [],
      bookings: {},
    });
  });

  test('does not affect inquiries of anonymous visitors', async () => {
    const { api, store } = await startApp();
    const { token } = await signedUp(api);
    const sent = await api.post('/api/contact').send(message);
    const { ticket } = expectBody(sent, 201, ticketResponseSchema).data;
    await api.post('/api/newsletter').send({ email: 'ravi@example.in' });
    await api
      .post('/api/users/delete-account')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    expect(await store.inquiries.messageByTicket(ticket)).not.toBeNull();
    expect(await store.subscriptions.byEmail('ravi@example.in')).not.toBeNull();
  });
});

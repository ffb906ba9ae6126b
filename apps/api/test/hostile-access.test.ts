import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bookingResponseSchema,
  profileResponseSchema,
  savedChartResponseSchema,
  sessionSchema,
  ticketResponseSchema,
} from '@jyoti/contract';
import { Passwords } from '../src/auth/passwords.ts';
import type { Mail } from '../src/mail/mailer.ts';
import {
  expectBody,
  asha,
  bearer,
  expectError,
  signedUp,
  signUp,
  startApp,
  ujjain,
} from './app.ts';
import { bookingOf, ceremonies } from './ceremony-day.ts';
import { makeOperator } from './operator-site.ts';

const birth = {
  name: 'Asha Rao',
  date: '1990-05-14',
  time: '06:30',
  place: { name: ujjain.name, latitude: ujjain.latitude, longitude: ujjain.longitude },
};
const consultation = {
  astrologer: 'meera-joshi',
  kind: 'consultation',
  name: 'Asha Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
};
const login = { email: asha['email'], password: asha['password'] };

/** Asha with one record of every kind, Ravi with none, and every sent e-mail. */
async function twoAccounts() {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => void mails.push(mail),
    forget: async () => {},
    close: () => {},
  };
  const site = await startApp({ mailer });
  const { api } = site;
  const { token } = await signedUp(api);
  const ravi = await signedUp(api, { firstName: 'Ravi', email: 'ravi@example.in' });
  const as = bearer(token);
  const [ceremony] = await ceremonies(api, token);
  const book = (changes: object = {}) =>
    api
      .post('/api/bookings')
      .set(as)
      .set('Idempotency-Key', 'one')
      .send({ ...bookingOf(ceremony?.availabilityDates[0]), ...changes });
  const save = (changes: object = {}) =>
    api
      .post('/api/users/charts')
      .set(as)
      .send({ birth, ...changes });
  const consult = (changes: object = {}) =>
    api
      .post('/api/consultations')
      .set(as)
      .send({ ...consultation, ...changes });
  return { ...site, mails, token, ravi, as, book, save, consult };
}

describe('data of another user', () => {
  test('is not found by any of its ids, and is not changed', async () => {
    const { api, ravi, as, book, save, consult } = await twoAccounts();
    const booking = expectBody(await book(), 201, bookingResponseSchema).data;
    const chart = expectBody(await save(), 201, savedChartResponseSchema).data;
    const { ticket } = expectBody(await consult(), 201, ticketResponseSchema).data;
    const own = async () =>
      (
        await api
          .post('/api/users/export')
          .set(as)
          .send({ currentPassword: 'a long enough secret' })
      ).text.replace(/"exportedAt.*/, '');
    const before = await own();

    const attempts = [
      ['get', `/api/bookings/${booking.id}`, {}],
      ['patch', `/api/bookings/${booking.id}`, { action: 'cancel' }],
      ['delete', `/api/users/charts/${chart.id}`, {}],
      ['get', `/api/consultations/${ticket}`, {}],
      ['patch', `/api/consultations/${ticket}`, { action: 'withdraw' }],
      ['patch', `/api/operator/bookings/${booking.id}`, { step: 'confirm' }],
      ['patch', `/api/operator/requests/${ticket}`, { status: 'closed' }],
    ] as const;
    for (const [method, path, body] of attempts) {
      const tried = await api[method](path).set(bearer(ravi.token)).send(body);
      const missing = await api[method](path.replace(/.{4}$/, '2222'))
        .set(bearer(ravi.token))
        .send(body);
      expectError(tried, 404, 'not_found');
      expect(tried.body, `${method} ${path}`).toEqual(missing.body);
      expectError(await api[method](path).send(body), 401, 'unauthorized');
    }
    expect(await own()).toBe(before);
    const file = await api
      .post('/api/users/export')
      .set(bearer(ravi.token))
      .send({ currentPassword: 'a long enough secret' });
    expect(file.text).not.toMatch(/asha|JB-|JY-/i);
  });

  test('is not found by invalid ids', async () => {
    const { api, as } = await twoAccounts();
    const ids = [
      '__proto__',
      'constructor',
      'toString',
      '%00',
      '..%2f..%2fdb.json',
      '%2e%2e',
      '%252e%252e%252fdb.json',
    ];
    for (const id of [...ids, '1e9', "'%20or%20'1'='1", 'a'.repeat(5000)]) {
      for (const kind of ['bookings', 'consultations', 'articles', 'poojas', 'astrologers']) {
        const response = await api.get(`/api/${kind}/${id}`).set(as);
        expectError(response, 404, 'not_found');
      }
      expectError(await api.delete(`/api/users/charts/${id}`).set(as), 404, 'not_found');
      expectError(await api.get(`/uploads/profiles/${id}`), 404, 'not_found');
    }
  });
});

describe('fields that clients must not set', () => {
  const forged = {
    id: 'forged',
    userId: 'forged',
    role: 'operator',
    passwordHash: 'forged',
    createdAt: '2001-01-01T00:00:00.000Z',
    ticket: 'JY-20010101-2222',
    history: [],
    requestHash: 'forged',
    idempotencyKey: 'forged',
    refund: { amount: 1 },
    visitorId: '00000000-0000-4000-8000-000000000000',
    listPrice: 1,
    discountedPrice: 1,
    price: 1,
  };

  test('are ignored in an account, at sign-up and later', async () => {
    const { api, store } = await startApp({ passwords: new Passwords() });
    const parts = {
      role: 'operator',
      id: 'forged',
      passwordHash: 'forged',
      createdAt: forged.createdAt,
    };
    const { token, user } = await signedUp(api, parts);
    const edit = api.put('/api/users/profile').set(bearer(token));
    for (const [part, value] of Object.entries({ ...asha, ...parts, mobile: '9876543211' })) {
      void edit.field(part, value);
    }
    expect(expectBody(await edit, 200, profileResponseSchema).data.mobile).toBe('9876543211');
    const record = await store.users.byId(user.id);
    expect(record).toMatchObject({ role: 'user', createdAt: user.createdAt, mobile: '9876543211' });
    expect(record?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expectError(await api.get('/api/operator').set(bearer(token)), 404, 'not_found');
    // The server generates names of pictures: a form field of that name without a file changes nothing.
    const named = await signUp(api, { email: 'kavita@example.in', profileImage: '../../db.json' });
    expect(expectBody(named, 201, sessionSchema).user.profileImage).toBe('default_profile.jpg');
  });

  test('are ignored in bookings, charts and requests', async () => {
    const { store, book, save, consult, api, as } = await twoAccounts();
    const whose = await api.get('/api/auth/profile').set(as);
    const { id: userId } = expectBody(whose, 200, profileResponseSchema).data;
    const booked = expectBody(
      await book({ ...forged, status: 'completed' }),
      201,
      bookingResponseSchema,
    );
    const booking = await store.bookings.ofUserById(booked.data.id, userId);
    expect(booking).toMatchObject({
      userId,
      idempotencyKey: 'one',
      status: 'requested',
      refund: null,
    });
    expect(booking?.price).toBeGreaterThan(100);
    expect(JSON.stringify(booking)).not.toMatch(/forged|2001-01-01/);
    expectBody(await save(forged), 201, savedChartResponseSchema);
    const [chart] = await store.charts.ofUser(userId);
    expect(chart).toMatchObject({ userId });
    expect(JSON.stringify(chart)).not.toMatch(/forged|2001-01-01/);
    const { ticket } = expectBody(
      await consult({ ...forged, status: 'done' }),
      201,
      ticketResponseSchema,
    ).data;
    const request = await store.inquiries.consultationByTicket(ticket);
    expect(request).toMatchObject({ ticket, userId, status: 'open' });
    expect(JSON.stringify(request)).not.toMatch(/forged|2001-01-01/);
  });
});

describe('a password', () => {
  test.each([
    ['of spaces and signs', '  Ünïcode ज्योति 🔭 \u0301  '],
    ['of one kind of sign', 'aaaabbbbccccdddd'],
    ['of the longest', 'Aa1 '.repeat(32)],
  ])('%s is used exactly as typed, to the last character', async (_what, password) => {
    const { api } = await startApp();
    await signedUp(api, { password });
    const enter = (given: string) =>
      api.post('/api/users/login').send({ email: login.email, password: given });
    expect((await enter(password)).status).toBe(200);
    const other = [password.trim(), password.toUpperCase(), password.slice(0, -1), `${password}a`];
    for (const given of other.filter((text) => text !== password)) {
      expectError(await enter(given), 401, 'wrong_credentials');
    }
  });
});

describe('a common password', () => {
  const known = ['Samantha', 'liverpool', '1qaz2wsx', 'Jyoti@2026', '123 kundli', 'ASTROLOGER!!'];

  test('is rejected by every call, in any letter case', async () => {
    const { api, as, mails, background } = await twoAccounts();
    await api.post('/api/users/forgot-password').send({ email: login.email });
    await background.idle();
    const [, token] = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
    for (const password of known) {
      const currentPassword = login.password;
      const tries = [
        await signUp(api, { email: 'kavita@example.in', password }),
        await api
          .post('/api/users/change-password')
          .set(as)
          .send({ currentPassword, newPassword: password }),
        await api.post('/api/users/reset-password').send({ token, newPassword: password }),
      ];
      for (const response of tries) {
        const { fields } = expectError(response, 400, 'invalid_input');
        expect(Object.values(fields ?? {}), password).toEqual([
          'This password is among the most common ones. Please choose another.',
        ]);
      }
    }
    expect((await api.post('/api/users/login').send(login)).status).toBe(200);
  });

  test('is in a list of more than the 3000 most common that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const long = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(3000);
  });
});

describe('a token', () => {
  test('is accepted in the Authorization header only', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const elsewhere = [
      api.get(`/api/auth/profile?token=${token}`),
      api.get(`/api/auth/profile?access_token=${token}&authorization=Bearer%20${token}`),
      api.get(`/api/auth/profile/${token}`),
      api.get('/api/auth/profile').set('Cookie', `token=${token}; authorization=Bearer ${token}`),
      api.get('/api/auth/profile').set('X-Authorization', `Bearer ${token}`),
      api.get('/api/auth/profile').set('Authorization', `Basic ${btoa(`asha:${token}`)}`),
      api.get('/api/auth/profile').set('Authorization', token),
      api.post('/api/users/logout').send({ token, access_token: token }),
    ];
    for (const response of await Promise.all(elsewhere)) {
      expect([401, 404]).toContain(response.status);
      expect(response.headers).not.toHaveProperty('set-cookie');
    }
    expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
  });

  test('is stored as a hash that cannot be used as a token, and so is a link', async () => {
    const { api, mails, background, directory, token } = await twoAccounts();
    await api.post('/api/users/forgot-password').send({ email: login.email });
    await background.idle();
    const link = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(link).toHaveLength(43);
    const stored = JSON.parse(await readFile(join(directory, 'db.json'), 'utf8')) as {
      tokens: object;
      resets: object;
    };
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(link);
    const hashes = [...Object.keys(stored.tokens), ...Object.keys(stored.resets)];
    expect(hashes).toHaveLength(3);
    for (const secret of [token, link]) {
      expect(hashes).toContain(createHash('sha256').update(secret).digest('hex'));
    }
    for (const hash of hashes) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expectError(await api.get('/api/auth/profile').set(bearer(hash)), 401, 'unauthorized');
    }
    // One kind cannot be used as the other.
    expectError(await api.get('/api/auth/profile').set(bearer(link)), 401, 'unauthorized');
    const set = { token, newPassword: 'another good secret' };
    expectError(await api.post('/api/users/reset-password').send(set), 400, 'invalid_input');
  });

  test('has 256 random bits that differ each time, and so does a link', async () => {
    const { api, mails, background, token } = await twoAccounts();
    const secrets = [token];
    for (let number = 0; number < 5; number += 1) {
      const again = await api.post('/api/users/login').send(login);
      secrets.push(expectBody(again, 200, sessionSchema).token);
      await api.post('/api/users/forgot-password').send({ email: login.email });
      await background.idle();
      secrets.push(/token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '');
    }
    const bytes = secrets.map((secret) => Buffer.from(secret, 'base64url'));
    for (const each of bytes) expect(each).toHaveLength(32);
    // No part is a counter or constant: no eight consecutive bits are the same in all, or most, tokens.
    for (let at = 0; at < 32; at += 1) {
      expect(new Set(bytes.map((each) => each[at])).size, `byte ${at}`).toBeGreaterThan(5);
    }
  });

  const newPassword = 'another good secret';
  test.each<[string, (site: Awaited<ReturnType<typeof twoAccounts>>) => Promise<unknown>]>([
    [
      'a change of the password elsewhere',
      async ({ api }) => {
        const other = expectBody(
          await api.post('/api/users/login').send(login),
          200,
          sessionSchema,
        );
        const change = { currentPassword: login.password, newPassword };
        await api.post('/api/users/change-password').set(bearer(other.token)).send(change);
      },
    ],
    [
      'a password set with a link',
      async ({ api, mails, background }) => {
        await api.post('/api/users/forgot-password').send({ email: login.email });
        await background.idle();
        const [, token] = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
        await api.post('/api/users/reset-password').send({ token, newPassword });
      },
    ],
    [
      'the end of the account',
      ({ api, as }) =>
        api
          .post('/api/users/delete-account')
          .set(as)
          .send({ currentPassword: 'a long enough secret', reason: 'other' }),
    ],
    ['logging out', ({ api, as }) => api.post('/api/users/logout').set(as)],
    [
      'its last day',
      async ({ clock }) => {
        clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
      },
    ],
  ])('ends with %s, for every call', async (_what, end) => {
    const site = await twoAccounts();
    const { api, as, store } = site;
    await makeOperator(site, 'asha@example.in');
    expect((await api.get('/api/operator').set(as)).status).toBe(200);
    await end(site);
    for (const path of ['auth/profile', 'users/logins', 'users/charts', 'bookings', 'operator']) {
      const response = await api.get(`/api/${path}`).set(as);
      expectError(response, 401, 'unauthorized');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(await store.users.byEmail('ravi@example.in')).not.toBeNull();
  });
});

test('private responses are not cacheable', async () => {
  const site = await twoAccounts();
  const { api, as } = site;
  await makeOperator(site, 'asha@example.in');
  const paths = [
    'auth/profile',
    'users/profile',
    'users/charts',
    'users/shares',
    'bookings',
    'consultations',
    'disclaimer/acknowledgement',
    'operator',
    'operator/bookings',
    'operator/messages',
    'operator/requests',
    'operator/newsletter',
    'operator/audit',
    'operator/content',
  ];
  for (const path of paths) {
    const { status, headers } = await api.get(`/api/${path}`).set(as);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
  for (const path of ['users/export', 'operator/newsletter/export', 'users/login']) {
    const body = { ...login, currentPassword: login.password };
    const { status, headers } = await api.post(`/api/${path}`).set(as).send(body);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  acknowledgementResponseSchema,
  consultationResponseSchema,
  consultationsResponseSchema,
  newsletterResponseSchema,
  ownAcknowledgementResponseSchema,
  ticketResponseSchema,
} from '@jyoti/contract';
import { newTicket, underNewTicket } from '../src/bookings/inquiries/tickets.ts';
import { expectBody, bearer, expectError, signedUp, startApp, type Api } from './app.ts';

const contact = {
  name: 'Kavita Iyer',
  email: 'kavita@example.in',
  topic: 'refund',
  message: 'The report of Tuesday has a wrong birth place.\r\nCan it be made again?',
};
const consultation = {
  astrologer: 'meera-joshi',
  kind: 'consultation',
  name: 'Kavita Iyer',
  email: 'kavita@example.in',
  mobile: '+91 98123 45670',
};
const version = '2026-11-21';

async function stored(directory: string) {
  return JSON.parse(await readFile(join(directory, 'db.json'), 'utf8')) as Record<string, object>;
}

/** The date in India, a number of days from now. */
function indianDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
}

describe('every inquiry call', () => {
  const calls = [
    ['/api/newsletter', { email: 'kavita@example.in' }],
    ['/api/contact', contact],
    ['/api/consultations', consultation],
    ['/api/disclaimer/acknowledgement', { version }],
  ] as const;

  test.each(calls)('%s rejects anything but JSON, and too large a body', async (path, body) => {
    const { api } = await startApp();
    expectError(await api.post(path).type('form').send('email=a'), 415, 'unsupported_type');
    expectError(await api.post(path).type('json').send('{"email"'), 400, 'invalid_json');
    expectError(await api.post(path).send([]), 400, 'invalid_input');
    const long = { ...body, padding: 'x'.repeat(120_000) };
    expectError(await api.post(path).send(long), 413, 'too_large');
  });

  test.each(calls)('%s is rate-limited by address, with a time to retry', async (path, body) => {
    const { api, clock } = await startApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
    const from = (address: string) => api.post(path).set('X-Forwarded-For', address).send(body);
    let response = await from('203.0.113.5');
    for (let made = 1; made < 60 && response.status < 300; made += 1) {
      response = await from('203.0.113.5');
    }
    response = await from('203.0.113.5');
    expectError(response, 429, 'too_many_attempts');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await from('198.51.100.7')).status).toBeLessThan(300);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect((await from('203.0.113.5')).status).toBeLessThan(300);
  });

  test.each(calls)('%s treats an expired token like none', async (path, body) => {
    const { api } = await startApp();
    const response = await api.post(path).set(bearer('ended')).send(body);
    expect(response.status).toBeLessThan(300);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the newsletter call', () => {
  test('stores an address once, case-insensitively, and its response does not reveal it [S0-075] [S0-076] [S0-543]', async () => {
    const site = await startApp();
    const { api, directory, background } = site;
    const post = (email: string) => api.post('/api/newsletter').send({ email });
    const first = await post('Kavita@example.in');
    const second = await post('kavita@EXAMPLE.in');
    expect(expectBody(first, 202, newsletterResponseSchema)).toEqual({ data: { accepted: true } });
    expect(second.body).toEqual(first.body);
    expect((await post('ravi@example.in')).body).toEqual(first.body);
    await background.idle();
    expect((await stored(directory))['subscriptions']).toEqual({
      'kavita@example.in': {
        email: 'Kavita@example.in',
        language: 'en',
        subscribedAt: expect.any(String),
        confirmedAt: null,
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
      'ravi@example.in': expect.anything(),
    });
  });

  test.each([
    [{}, 'Email is required.'],
    [{ email: ' ' }, 'Email is required.'],
    [{ email: null }, 'Email is required.'],
    [{ email: 5 }, 'This must be text.'],
    [{ email: 'kavita' }, 'Please enter a valid email address.'],
    [{ email: 'kavita@example' }, 'Please enter a valid email address.'],
    [{ email: `${'k'.repeat(250)}@example.in` }, 'Please enter a valid email address.'],
  ])('rejects %j with 400 [S0-075]', async (body, sentence) => {
    const { api, directory } = await startApp();
    const response = await api.post('/api/newsletter').send(body);
    expect(expectError(response, 400, 'invalid_input')).toMatchObject({
      error: sentence,
      fields: { email: sentence },
    });
    expect((await stored(directory))['subscriptions']).toEqual({});
  });

  test('responds in Hindi', async () => {
    const { api } = await startApp();
    const response = await api.post('/api/newsletter?lang=hi').send({});
    expect(expectError(response, 400, 'invalid_input').error).toBe('ई-मेल आवश्यक है।');
  });
});

describe('the contact call', () => {
  test('returns a ticket, under which the message is stored [S0-040] [S0-478] [S0-009]', async () => {
    const { api, store } = await startApp();
    const response = await api.post('/api/contact').send(contact);
    const { ticket } = expectBody(response, 201, ticketResponseSchema).data;
    expect(await store.inquiries.messageByTicket(ticket)).toEqual({
      ...contact,
      message: 'The report of Tuesday has a wrong birth place.\nCan it be made again?',
      status: 'open',
      ticket,
      userId: null,
      language: 'en',
      createdAt: expect.any(String),
    });
  });

  test('stores the account of a signed-in user', async () => {
    const { api, store } = await startApp();
    const { token, user } = await signedUp(api);
    const response = await api.post('/api/contact').set(bearer(token)).send(contact);
    const { ticket } = expectBody(response, 201, ticketResponseSchema).data;
    expect(await store.inquiries.messageByTicket(ticket)).toMatchObject({ userId: user.id });
  });

  test('accepts every topic of the contact page', async () => {
    const { api } = await startApp();
    const page = (await api.get('/api/pages/contact')).body as {
      data: { topics: { id: string }[] };
    };
    expect(page.data.topics.length).toBeGreaterThan(0);
    for (const { id } of page.data.topics) {
      expect((await api.post('/api/contact').send({ ...contact, topic: id })).status).toBe(201);
    }
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: 'K4vita' }, 'name', 'Name should only contain letters.'],
    [{ name: 'K'.repeat(81) }, 'name', 'Name can have at most 80 characters.'],
    [{ name: ['Kavita'] }, 'name', 'This must be text.'],
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: 'kavita@' }, 'email', 'Please enter a valid email address.'],
    [{ topic: '' }, 'topic', 'Please choose a topic.'],
    [{ topic: 'poetry' }, 'topic', 'This choice is not known.'],
    [{ topic: 7 }, 'topic', 'This must be text.'],
    [{ message: ' \n ' }, 'message', 'Message is required.'],
    [{ message: null }, 'message', 'Message is required.'],
    [{ message: { text: 'hello' } }, 'message', 'This must be text.'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Message can have at most 4000 characters.'],
  ])('rejects %.60j with 400', async (change, field, sentence) => {
    const { api, directory } = await startApp();
    const response = await api.post('/api/contact').send({ ...contact, ...change });
    expect(expectError(response, 400, 'invalid_input').fields).toEqual({ [field]: sentence });
    expect((await stored(directory))['messages']).toEqual({});
  });

  test('reports all validation errors together', async () => {
    const { api } = await startApp();
    const body = expectError(await api.post('/api/contact').send({}), 400, 'invalid_input');
    expect(body.fields).toEqual({
      name: 'Name is required',
      email: 'Email is required.',
      topic: 'Please choose a topic.',
      message: 'Message is required.',
    });
  });
});

describe('requests for consultations', () => {
  test('are stored under a ticket [S0-233] [S0-434] [S0-436]', async () => {
    const { api, store } = await startApp();
    const preferredDate = indianDay(3);
    const response = await api
      .post('/api/consultations?lang=hi')
      .send({ ...consultation, preferredDate, message: 'About a new shop.' });
    const { ticket } = expectBody(response, 201, ticketResponseSchema).data;
    expect(await store.inquiries.consultationByTicket(ticket)).toEqual({
      ...consultation,
      mobile: '9812345670',
      preferredDate,
      message: 'About a new shop.',
      ticket,
      userId: null,
      status: 'open',
      language: 'hi',
      createdAt: expect.any(String),
    });
  });

  test('as a chat need no date or message, from a signed-in user [S0-234]', async () => {
    const { api, store } = await startApp();
    const { token, user } = await signedUp(api);
    const response = await api
      .post('/api/consultations')
      .set(bearer(token))
      .send({ ...consultation, kind: 'chat', preferredDate: '', message: null });
    const { ticket } = expectBody(response, 201, ticketResponseSchema).data;
    expect(await store.inquiries.consultationByTicket(ticket)).toMatchObject({
      kind: 'chat',
      userId: user.id,
      preferredDate: null,
      message: '',
    });
  });

  test.each([
    [{ preferredDate: indianDay(0) }],
    [{ preferredDate: indianDay(360) }],
    [{ astrologer: 'sunita-mehra' }], // currently offline, and requested for later
  ])('%j is accepted with 201', async (change) => {
    const { api } = await startApp();
    const response = await api.post('/api/consultations').send({ ...consultation, ...change });
    expect(response.status).toBe(201);
  });

  test.each([
    [{ astrologer: '' }, 'astrologer', 'Please choose an astrologer.'],
    [{ astrologer: 'nobody' }, 'astrologer', 'This astrologer is not listed.'],
    [{ astrologer: '__proto__' }, 'astrologer', 'This astrologer is not listed.'],
    [{ astrologer: 5 }, 'astrologer', 'This must be text.'],
    [{ kind: '' }, 'kind', 'Please choose a consultation or a chat.'],
    [{ kind: 'visit' }, 'kind', 'Please choose a consultation or a chat.'],
    [{ astrologer: 'imran-qureshi' }, 'kind', 'This astrologer does not take calls.'],
    [{ astrologer: 'arvind-shastri', kind: 'chat' }, 'kind', 'This astrologer does not chat.'],
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'kavita' }, 'email', 'Please enter a valid email address.'],
    [{ mobile: '' }, 'mobile', 'Mobile number is required.'],
    [{ mobile: '123' }, 'mobile', 'Please enter a valid 10-digit mobile number.'],
    [{ preferredDate: 5 }, 'preferredDate', 'This must be text.'],
    [{ preferredDate: '1/2/2027' }, 'preferredDate', 'Date should be in yyyy-mm-dd format.'],
    [{ preferredDate: '2027-02-30' }, 'preferredDate', 'This date is not in the calendar.'],
    [
      { preferredDate: indianDay(-1) },
      'preferredDate',
      'The preferred date cannot be in the past.',
    ],
    [
      { preferredDate: indianDay(368) },
      'preferredDate',
      'The preferred date must be within one year.',
    ],
    [{ message: 5 }, 'message', 'This must be text.'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Message can have at most 4000 characters.'],
  ])('%.60j is rejected with 400', async (change, field, sentence) => {
    const { api, directory } = await startApp();
    const response = await api.post('/api/consultations').send({ ...consultation, ...change });
    expect(expectError(response, 400, 'invalid_input').fields).toEqual({ [field]: sentence });
    expect((await stored(directory))['consultations']).toEqual({});
  });
});

describe('the consultations of a user', () => {
  const path = '/api/consultations';

  function callsOf(api: Api, token: string) {
    return {
      ask: async (change: object = {}) => {
        const sent = api.post(path).set(bearer(token));
        const response = await sent.send({ ...consultation, ...change });
        return expectBody(response, 201, ticketResponseSchema).data.ticket;
      },
      list: async () =>
        expectBody(await api.get(path).set(bearer(token)), 200, consultationsResponseSchema).data,
      one: (ticket: string) => api.get(`${path}/${ticket}`).set(bearer(token)),
      withdraw: (ticket: string, body: object = { action: 'withdraw' }) =>
        api.patch(`${path}/${ticket}`).set(bearer(token)).send(body),
    };
  }

  async function signedIn() {
    const started = await startApp();
    const { token, user } = await signedUp(started.api);
    return { ...started, user, ...callsOf(started.api, token) };
  }

  test('are listed with ticket and status, newest first', async () => {
    const { ask, list, one, clock } = await signedIn();
    const early = await ask({ message: 'About a new shop.' });
    const createdAt = clock.now.toISOString();
    clock.now = new Date(clock.now.getTime() + 60_000);
    const late = await ask({ kind: 'chat', preferredDate: indianDay(3) });
    const requests = await list();
    expect(requests.map(({ ticket }) => ticket)).toEqual([late, early]);
    expect(requests[1]).toEqual({
      ...consultation,
      mobile: '9812345670',
      ticket: early,
      status: 'open',
      preferredDate: null,
      message: 'About a new shop.',
      createdAt,
      astrologerName: 'Meera Joshi',
      astrologerUrl: '/astrologers/meera-joshi',
      canWithdraw: true,
    });
    expect(expectBody(await one(late), 200, consultationResponseSchema).data).toEqual(requests[0]);
  });

  test('can be withdrawn, finally', async () => {
    const { ask, list, withdraw } = await signedIn();
    const ticket = await ask();
    const first = expectBody(await withdraw(ticket), 200, consultationResponseSchema).data;
    expect(first).toMatchObject({ ticket, status: 'withdrawn', canWithdraw: false });
    expect(expectBody(await withdraw(ticket), 200, consultationResponseSchema).data).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  test.each([
    ['answered', 200],
    ['closed', 409],
  ] as const)('that the team %s are withdrawn with %i', async (status, expected) => {
    const { store, ask, withdraw, one } = await signedIn();
    const ticket = await ask();
    const before = await store.inquiries.consultationByTicket(ticket);
    if (!before) throw new Error('The request was not stored.');
    await store.inquiries.replaceConsultation(before, { ...before, status });
    const response = await withdraw(ticket);
    expect(response.status).toBe(expected);
    const { data } = expectBody(await one(ticket), 200, consultationResponseSchema);
    expect(data.status).toBe(expected === 200 ? 'withdrawn' : status);
    if (expected === 409) {
      expect(data.canWithdraw).toBe(false);
      expect(expectError(response, 409, 'conflict').fields).toEqual({
        action: 'This request can no longer be withdrawn.',
      });
    }
  });

  test('are over when their day has passed in India', async () => {
    const { ask, withdraw, one, clock } = await signedIn();
    const ticket = await ask({ preferredDate: indianDay(1) });
    const nextDay = Date.parse(`${indianDay(2)}T00:00:00+05:30`);
    clock.now = new Date(nextDay - 1000);
    const { data } = expectBody(await one(ticket), 200, consultationResponseSchema);
    expect(data.canWithdraw).toBe(true);
    clock.now = new Date(nextDay);
    expectError(await withdraw(ticket), 409, 'conflict');
  });

  test('are not changed by an invalid body', async () => {
    const { ask, withdraw, one } = await signedIn();
    const ticket = await ask();
    for (const body of [{}, { action: 'answer' }, { action: null }, { status: 'closed' }]) {
      const response = expectError(await withdraw(ticket, body), 400, 'invalid_input');
      expect(response.fields).toEqual({ action: 'This choice is not known.' });
    }
    const { data } = expectBody(await one(ticket), 200, consultationResponseSchema);
    expect(data.status).toBe('open');
  });

  test('of another user respond with 404, and are not listed', async () => {
    const { api, ask, one } = await signedIn();
    const ticket = await ask();
    const anonymous = await api.post(path).send({ ...consultation, email: 'asha@example.in' });
    const unowned = expectBody(anonymous, 201, ticketResponseSchema).data.ticket;
    const { token } = await signedUp(api, { email: 'ravi@example.in' });
    const other = callsOf(api, token);
    expect(await other.list()).toEqual([]);
    for (const foreign of [ticket, unowned, 'JY-20261123-2222', '__proto__']) {
      expectError(await other.one(foreign), 404, 'not_found');
      expectError(await other.withdraw(foreign), 404, 'not_found');
    }
    // A request without a login is not shown to the user with its e-mail.
    expectError(await one(unowned), 404, 'not_found');
    expect(expectBody(await one(ticket), 200, consultationResponseSchema).data.status).toBe('open');
  });

  test('require a login, and JSON', async () => {
    const { api, ask } = await signedIn();
    const ticket = await ask();
    for (const call of [
      api.get(path),
      api.get(`${path}/${ticket}`),
      api.patch(`${path}/${ticket}`).send({ action: 'withdraw' }),
      api.get(path).set(bearer('ended')),
    ]) {
      expectError(await call, 401, 'unauthorized');
    }
    const { token } = await signedUp(api, { email: 'ravi@example.in' });
    const form = api.patch(`${path}/${ticket}`).set(bearer(token)).type('form');
    expectError(await form.send('action=withdraw'), 415, 'unsupported_type');
  });
});

describe('the disclaimer', () => {
  const path = '/api/disclaimer/acknowledgement';

  test('is acknowledged once by a browser with an id [S0-417]', async () => {
    const { api, clock, directory } = await startApp();
    const first = expectBody(
      await api.post(path).send({ version }),
      201,
      acknowledgementResponseSchema,
    );
    expect(first.data).toMatchObject({
      document: 'disclaimer',
      version,
      acknowledgedAt: clock.now.toISOString(),
    });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const { visitorId } = first.data;
    const again = await api.post(path).send({ version, visitorId });
    expect(expectBody(again, 201, acknowledgementResponseSchema)).toEqual(first);
    expect((await stored(directory))['acknowledgements']).toHaveLength(1);
  });

  test('is acknowledged by an account, whose profile shows it [S0-417]', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const own = async () =>
      expectBody(await api.get(path).set(bearer(token)), 200, ownAcknowledgementResponseSchema)
        .data;
    expect(await own()).toBeNull();
    const accepted = await api.post(path).set(bearer(token)).send({ version });
    const { data } = expectBody(accepted, 201, acknowledgementResponseSchema);
    expect(data.visitorId).toBeNull();
    expect(await own()).toEqual(data);
    expectError(await api.get(path), 401, 'unauthorized');
  });

  test('must be read again after a change', async () => {
    const { api, directory } = await startApp();
    const response = await api.post(path).send({ version: '2026-01-01' });
    expect(expectError(response, 409, 'conflict').fields).toEqual({
      version: 'The text has changed. Please read it again before you confirm it.',
    });
    expect((await stored(directory))['acknowledgements']).toEqual([]);
  });

  test.each([
    [{}, 'version', 'The version of the text is required.'],
    [{ version: 'latest' }, 'version', 'Date should be in yyyy-mm-dd format.'],
    [{ version, visitorId: 'me' }, 'visitorId', 'This value is not valid.'],
    [{ version, visitorId: 5 }, 'visitorId', 'This must be text.'],
  ])('rejects %j with 400', async (body, field, sentence) => {
    const { api } = await startApp();
    const response = await api.post(path).send(body);
    expect(expectError(response, 400, 'invalid_input').fields).toEqual({ [field]: sentence });
  });
});

describe('tickets', () => {
  test('contain the date in India', () => {
    expect(newTicket(new Date('2026-11-21T18:29:59Z'))).toMatch(/^JY-20261121-[2-9A-Z]{4}$/);
    expect(newTicket(new Date('2026-11-21T18:30:00Z'))).toMatch(/^JY-20261122-[2-9A-Z]{4}$/);
  });

  test('contain no ambiguous characters', () => {
    const endings = Array.from({ length: 2000 }, () => newTicket(new Date()).slice(-4)).join('');
    expect(endings).not.toMatch(/[01IOU]/);
    expect(new Set(endings).size).toBe(31);
  });

  test('are unique', async () => {
    const tried: string[] = [];
    const given = await underNewTicket(new Date(), async (ticket) => {
      tried.push(ticket);
      return tried.length === 3;
    });
    expect(tried).toHaveLength(3);
    expect(given).toBe(tried[2]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bookingResponseSchema,
  bookingsResponseSchema,
  poojaResponseSchema,
  quoteResponseSchema,
  type Promotion,
} from '@jyoti/contract';
import { priceOf } from '../src/bookings/price.ts';
import { readContent } from '../src/content/content.ts';
import { expectBody, bearer, expectError, signedUp, startApp, type Api } from './app.ts';
import { bookingOf, ceremonies } from './ceremony-day.ts';

const path = '/api/bookings';

function callsOf(api: Api, token: string) {
  return {
    book: (body: object, key = 'key-1') =>
      api.post(path).set(bearer(token)).set('Idempotency-Key', key).send(body),
    quote: (body: object) => api.post(`${path}/quote`).set(bearer(token)).send(body),
    list: async () =>
      expectBody(await api.get(path).set(bearer(token)), 200, bookingsResponseSchema).data,
    one: (id: string) => api.get(`${path}/${id}`).set(bearer(token)),
    change: (id: string, body: object) => api.patch(`${path}/${id}`).set(bearer(token)).send(body),
  };
}

/** An application with a user, on Monday 2026-11-23, 09:00 in India. */
async function signedIn(wishes: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp(wishes);
  started.clock.now = new Date('2026-11-23T03:30:00Z');
  const { token } = await signedUp(started.api);
  /** All sent e-mails, oldest first; `clock` must have moved between them. */
  const mails = async () => {
    await started.background.idle();
    const folder = join(started.directory, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  };
  return { ...started, token, mails, ...callsOf(started.api, token) };
}

const wednesday = '2026-11-25';
const friday = '2026-11-27';
const body = bookingOf(wednesday);

describe('a booking', () => {
  test('is stored as a request, at the price of the server [S1-549] [S1-550] [S1-571] [S1-572]', async () => {
    const { book, list, one, clock } = await signedIn();
    const sent = { ...body, gotra: 'not known', sankalp: 'For Asha and Ravi', price: 1 };
    const { data } = expectBody(await book(sent), 201, bookingResponseSchema);
    expect(data).toEqual({
      ...body,
      id: expect.stringMatching(/^JB-20261123-\w{4}$/),
      status: 'requested',
      poojaTitle: 'Navgraha Shanti Pooja',
      gotra: 'not known',
      sankalp: 'For Asha and Ravi',
      deliveryAddress: null,
      price: 1700,
      listPrice: 2100,
      discountedPrice: 1700,
      code: null,
      paid: 0,
      callLink: null,
      recordingLink: null,
      duration: 60,
      history: [
        {
          event: 'requested',
          at: clock.now.toISOString(),
          preferredDate: wednesday,
          preferredTime: '18:00',
        },
      ],
      rescheduledLate: false,
      refund: null,
      createdAt: clock.now.toISOString(),
      freeUntil: '2026-11-23T18:30:00.000Z',
      ifCancelledNow: { refund: 'full', amount: 0 },
      ifRescheduledNow: 'free',
    });
    expect(await list()).toEqual([data]);
    expect(expectBody(await one(data.id), 200, bookingResponseSchema).data).toEqual(data);
  });

  test('reports all validation errors at once, in the words of the form [S1-558] [S1-559] [S1-560] [S1-561] [S1-563] [S1-565] [S1-566]', async () => {
    const { book, quote, list } = await signedIn();
    for (const empty of [
      { poojaId: 1, package: 'standard' },
      {
        poojaId: 1,
        package: 'standard',
        serviceType: '',
        firstName: ' ',
        lastName: '  ',
        mobileNumber: ' ',
        email: ' ',
        preferredDate: '',
      },
    ]) {
      for (const response of [await book(empty), await quote(empty)]) {
        expect(expectError(response, 400, 'invalid_input').fields).toEqual({
          serviceType: 'Please select a service type.',
          firstName: 'First name is required.',
          lastName: 'Last name is required.',
          mobileNumber: 'Mobile number is required.',
          email: 'Email is required.',
          preferredDate: 'Please select your preferred date.',
        });
      }
    }
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ mobileNumber: '98765' }, 'mobileNumber', 'Please enter a valid 10-digit mobile number.'],
    [
      { mobileNumber: '98765432101' },
      'mobileNumber',
      'Please enter a valid 10-digit mobile number.',
    ],
    [
      { mobileNumber: '98765abcde' },
      'mobileNumber',
      'Please enter a valid 10-digit mobile number.',
    ],
    [{ email: 'kavita' }, 'email', 'Please enter a valid email address.'],
    [{ email: 'ka vita@example.in' }, 'email', 'Please enter a valid email address.'],
    [{ firstName: 'R2D2' }, 'firstName', 'Name should only contain letters.'],
    [{ package: 'gold' }, 'package', 'Please select a package.'],
    [{ serviceType: 'letter' }, 'serviceType', 'Please select a service type.'],
    [
      { poojaId: 3, preferredDate: '2026-11-24', serviceType: 'audio' },
      'serviceType',
      'This ceremony is not offered in this format.',
    ],
    [{ poojaId: 99 }, 'poojaId', 'This ceremony cannot be booked.'],
    [{ poojaId: null }, 'poojaId', 'This ceremony cannot be booked.'],
    [{ preferredDate: '2026-11-26' }, 'preferredDate', 'The ceremony is not offered on this date.'],
    [{ preferredDate: '2026-11-20' }, 'preferredDate', 'The ceremony is not offered on this date.'],
    [{ preferredDate: '2027-01-20' }, 'preferredDate', 'The ceremony is not offered on this date.'],
    [{ preferredDate: '2026-02-30' }, 'preferredDate', 'This date is not in the calendar.'],
    [{ gotra: 'x'.repeat(81) }, 'gotra', 'Gotra can have at most 80 characters.'],
    [{ sankalp: 'x'.repeat(501) }, 'sankalp', 'Sankalp can have at most 500 characters.'],
    [{ code: 'NOSUCH' }, 'code', 'This code is not known.'],
    [{ code: 'FAMILY30' }, 'code', 'This code is not for the selected package.'],
    [
      {
        deliveryAddress: {
          address: 'House 4',
          city: 'Pune',
          state: 'Maharashtra',
          pinCode: '012345',
        },
      },
      'deliveryAddress.pinCode',
      'Please enter a valid 6-digit PIN code.',
    ],
    [
      { deliveryAddress: { address: '', city: 'Pune', state: 'Maharashtra', pinCode: '411001' } },
      'deliveryAddress.address',
      'Address is required.',
    ],
  ])(
    'with %j is rejected with 400 [S1-557] [S1-562] [S1-564] [S1-574] [S1-577]',
    async (change, field, sentence) => {
      const { book, list } = await signedIn();
      const response = expectError(await book({ ...body, ...change }), 400, 'invalid_input');
      expect(response.fields).toEqual({ [field]: sentence });
      expect(await list()).toEqual([]);
    },
  );

  test.each(['+91 98123 45670', '098123-45670', '(98123) 45670', '91 9812345670', '9812.345.670'])(
    'accepts the mobile number %s [S1-562]',
    async (mobileNumber) => {
      const { book } = await signedIn();
      const { data } = expectBody(
        await book({ ...body, mobileNumber }),
        201,
        bookingResponseSchema,
      );
      expect(data.mobileNumber).toBe('9812345670');
    },
  );

  test('stores the address for blessed items [S1-501]', async () => {
    const { book } = await signedIn();
    const deliveryAddress = {
      address: 'House 4, Lane 2',
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411 001',
    };
    const { data } = expectBody(
      await book({ ...body, deliveryAddress }),
      201,
      bookingResponseSchema,
    );
    expect(data.deliveryAddress).toEqual({ ...deliveryAddress, pinCode: '411001' });
  });

  test('requires a login, and JSON [S1-577]', async () => {
    const { api, token } = await signedIn();
    for (const call of [
      api.post(path).send(body),
      api.post(`${path}/quote`).send(body),
      api.get(path),
      api.get(`${path}/JB-20261123-2222`),
      api.patch(`${path}/JB-20261123-2222`).send({ action: 'cancel' }),
    ]) {
      expectError(await call, 401, 'unauthorized');
    }
    const form = api.post(path).set(bearer(token)).type('form').send('package=elite');
    expectError(await form, 415, 'unsupported_type');
  });

  test('of another user responds with 404 [S1-577]', async () => {
    const { api, book } = await signedIn();
    const { data } = expectBody(await book(body), 201, bookingResponseSchema);
    const { token } = await signedUp(api, { email: 'ravi@example.in' });
    const other = callsOf(api, token);
    expect(await other.list()).toEqual([]);
    expectError(await other.one(data.id), 404, 'not_found');
    expectError(await other.change(data.id, { action: 'cancel' }), 404, 'not_found');
    expectError(await other.one('__proto__'), 404, 'not_found');
    // Another user may use the same key for another booking.
    const theirs = expectBody(await other.book(body), 201, bookingResponseSchema).data;
    expect(theirs.id).not.toBe(data.id);
  });

  test('sends one e-mail of confirmation to the account', async () => {
    const { book, mails } = await signedIn();
    const { data } = expectBody(await book(body), 201, bookingResponseSchema);
    await book(body);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain(`Subject: Your booking ${data.id}`);
    expect(mail).toMatch(/^To: .*asha@example\.in/m);
  });

  test('is limited to ten an hour per account', async () => {
    const { book } = await signedIn({ environment: { RATE_LIMIT: 'on' } });
    for (let made = 0; made < 3; made += 1)
      expect((await book(body, `key-${made}`)).status).toBe(201);
    for (let tried = 3; tried < 10; tried += 1) {
      const full = expectError(await book(body, `key-${tried}`), 409, 'conflict');
      expect(full.error).toBe('An account can book at most 3 places of a ceremony on one day.');
    }
    expectError(await book(body, 'one-more'), 429, 'too_many_attempts');
    expect((await book(body, 'key-2')).status).toBe(201); // the booking exists
  });
});

describe('an idempotency key', () => {
  test('returns the existing booking, whatever the order of fields', async () => {
    const { book, list, clock } = await signedIn();
    const first = expectBody(await book(body), 201, bookingResponseSchema);
    const turned = Object.fromEntries(Object.entries({ ...body, code: null }).toReversed());
    expect(expectBody(await book(turned), 201, bookingResponseSchema)).toEqual(first);
    clock.now = new Date('2026-11-25T08:00:00Z'); // the day is no longer offered
    expect(expectBody(await book(body), 201, bookingResponseSchema).data.id).toBe(first.data.id);
    expect(await list()).toHaveLength(1);
  });

  test('makes one booking of concurrent requests', async () => {
    const { book, list } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 10 }, () => book(body)));
    const ids = responses.map(
      (response) => expectBody(response, 201, bookingResponseSchema).data.id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('with a different body is rejected', async () => {
    const { book, list } = await signedIn();
    await book(body);
    const other = await book({ ...body, package: 'elite' });
    expect(expectError(other, 409, 'conflict').error).toBe(
      'This Idempotency-Key was used for another booking.',
    );
    expect(await list()).toHaveLength(1);
  });

  test('is required', async () => {
    const { api, token, book, list } = await signedIn();
    const without = await api.post(path).set(bearer(token)).send(body);
    expect(expectError(without, 400, 'invalid_input').fields).toHaveProperty('idempotency-key');
    expectError(await book(body, 'x'.repeat(201)), 400, 'invalid_input');
    expect(await list()).toEqual([]);
  });
});

describe('the places of a day', () => {
  test('are exactly 20 for 200 concurrent bookings', async () => {
    const { api, token, store } = await signedIn();
    const tokens = [token];
    for (let other = 1; other < 8; other += 1) {
      tokens.push((await signedUp(api, { email: `${other}@example.in` })).token);
    }
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        api
          .post('/api/bookings')
          .set(bearer(tokens[index % 8] ?? ''))
          .set('Idempotency-Key', `key-${index}`)
          .send(body),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(180);
    const full = responses.find(({ text }) => text.includes('fully booked'));
    if (!full) throw new Error('No response says that the day is full.');
    expect(expectError(full, 409, 'conflict').fields).toEqual({
      preferredDate: 'This date is fully booked. Please select another.',
    });
    const { rows } = await store.operation.bookings({ today: wednesday }, { skip: 0, most: 99 });
    expect(rows).toHaveLength(20);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20);

    const response = await api.get('/api/poojas/1').set(bearer(token));
    const { data: pooja } = expectBody(response, 200, poojaResponseSchema);
    expect(pooja.availabilityDates).not.toContain(wednesday);
    expect(pooja.availability).toContainEqual({
      date: wednesday,
      placesLeft: 0,
      hours: ['07:00', '11:00', '18:00'],
    });
  });

  test('become free with a cancellation', async () => {
    const { api, token, book, change } = await signedIn();
    const { data } = expectBody(await book(body), 201, bookingResponseSchema);
    const left = async () =>
      (await ceremonies(api, token))[0]?.availability.find(({ date }) => date === wednesday);
    expect(await left()).toMatchObject({ placesLeft: 19 });
    await change(data.id, { action: 'cancel' });
    expect(await left()).toMatchObject({ placesLeft: 20 });
  });
});

describe('the price', () => {
  test.each([
    ['standard', 'first50', 2100, 1050],
    ['premium', 'FESTIVE25', 3200, 2400],
    ['elite', ' FAMILY30 ', 5500, 3850],
  ])('of %s with %s has the discount on the list price', async (tier, code, listPrice, price) => {
    const { quote, book } = await signedIn();
    const input = { ...body, package: tier, code };
    const quoted = expectBody(await quote(input), 200, quoteResponseSchema).data;
    expect(quoted).toMatchObject({
      price,
      listPrice,
      code: code.trim().toUpperCase(),
      delivers: true,
      freeUntil: '2026-11-23T18:30:00.000Z',
      ifCancelledNow: { refund: 'full', amount: 0 },
      warnings: [],
    });
    const booked = await book({ ...input, expectedPrice: quoted.price });
    expect(expectBody(booked, 201, bookingResponseSchema).data).toMatchObject({ price, listPrice });
  });

  test('with FIRST50 applies only to a first ceremony, even for concurrent requests', async () => {
    const { api, quote, book, list, change } = await signedIn();
    const sentence = 'This code is for a first ceremony, and you have one booked already.';
    const first = { ...body, code: 'FIRST50' };
    const errorOf = async (response: ReturnType<typeof book>) =>
      expectError(await response, 400, 'invalid_input').fields;

    const responses = await Promise.all(['a', 'b', 'c'].map((key) => book(first, key)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    const [stored] = await list();
    expect(stored).toMatchObject({ price: 1050, code: 'FIRST50' });
    expect(await errorOf(book(first, 'd'))).toEqual({ code: sentence });
    expect(await errorOf(quote(first))).toEqual({ code: sentence });
    // A retry with its own key returns the booking.
    const key = ['a', 'b', 'c'][responses.findIndex(({ status }) => status === 201)];
    expect(expectBody(await book(first, key), 201, bookingResponseSchema).data.id).toBe(stored?.id);
    // Without the code the usual price applies; other codes apply to any ceremony.
    expect(expectBody(await book(body, 'e'), 201, bookingResponseSchema).data.price).toBe(1700);
    const festive = { ...body, package: 'premium', code: 'FESTIVE25' };
    expect(expectBody(await quote(festive), 200, quoteResponseSchema).data.price).toBe(2400);
    expect(await list()).toHaveLength(2);

    // A cancelled booking does not count as a first ceremony.
    for (const { id } of await list()) await change(id, { action: 'cancel' });
    expect(expectBody(await quote(first), 200, quoteResponseSchema).data.price).toBe(1050);
    expect((await book(first, 'f')).status).toBe(201);

    // Bookings of other users do not count.
    const { token } = await signedUp(api, { email: 'ravi@example.in' });
    expect((await callsOf(api, token).book(first)).status).toBe(201);
  });

  test('explains in Hindi why FIRST50 does not apply', async () => {
    const { api, token, book } = await signedIn();
    await book(body);
    const response = await api
      .post(`${path}/quote?lang=hi`)
      .set(bearer(token))
      .send({ ...body, code: 'FIRST50' });
    expect(expectError(response, 400, 'invalid_input').error).toBe(
      'यह कोड पहले अनुष्ठान के लिए है, और आपका एक अनुष्ठान पहले से बुक है।',
    );
  });

  test('must still be the one that was shown', async () => {
    const { book, list } = await signedIn();
    const response = expectError(await book({ ...body, expectedPrice: 1600 }), 409, 'conflict');
    expect(response.fields).toEqual({
      expectedPrice: 'The price has changed. Please review the booking again.',
    });
    expect(await list()).toEqual([]);
  });

  test('ignores a code after its last day in India, unless it renews', async () => {
    const [sample] = (await readContent(() => {})).promotions('en').value;
    const { renews: _renews, ...once } = sample as Promotion;
    const tiers = {
      standard: { price: 2100, discountedPrice: 1700 },
      premium: { price: 3200, discountedPrice: 2700 },
      elite: { price: 5500, discountedPrice: 4700 },
    };
    const at = (now: string, offer: Promotion) => () =>
      priceOf(tiers, 'standard', 'FIRST50', [offer], new Date(now)).price;
    expect(at('2025-04-15T18:29:59Z', once)()).toBe(1050);
    expect(at('2025-04-15T18:30:00Z', once)).toThrow('invalid_input');
    expect(at('2026-11-23T00:00:00Z', { ...once, renews: 'yearly' })()).toBe(1050);
    const small = { ...once, savingsPercentage: 5 };
    expect(at('2025-04-01T00:00:00Z', small)()).toBe(1700); // the reduced price is lower
  });
});

describe('cancelling and rescheduling', () => {
  test('are refunded in full 24 hours ahead and not at all later, as shown before', async () => {
    const { book, one, change, clock } = await signedIn();
    const early = expectBody(await book(body, 'a'), 201, bookingResponseSchema).data;
    const late = expectBody(await book(body, 'b'), 201, bookingResponseSchema).data;
    clock.now = new Date('2026-11-23T18:30:00Z'); // 24 hours before Wednesday begins in India
    const cancelled = await change(early.id, { action: 'cancel', expectedRefund: 'full' });
    expect(expectBody(cancelled, 200, bookingResponseSchema).data).toMatchObject({
      status: 'cancelled',
      refund: { refund: 'full', amount: 0 },
      ifCancelledNow: null,
      ifRescheduledNow: 'no',
    });
    clock.now = new Date('2026-11-23T18:30:01Z');
    const shown = expectBody(await one(late.id), 200, bookingResponseSchema).data;
    expect(shown.ifCancelledNow).toEqual({ refund: 'none', amount: 0 });
    const surprised = await change(late.id, { action: 'cancel', expectedRefund: 'full' });
    expect(expectError(surprised, 409, 'conflict').fields).toHaveProperty('expectedRefund');
    const none = await change(late.id, { action: 'cancel', expectedRefund: 'none' });
    expect(expectBody(none, 200, bookingResponseSchema).data.refund).toEqual({
      refund: 'none',
      amount: 0,
    });
    // A retry changes nothing.
    const again = await change(early.id, { action: 'cancel', expectedRefund: 'full' });
    expect(expectBody(again, 200, bookingResponseSchema).data.history).toHaveLength(2);
  });

  test('reschedule for free 24 hours ahead, and only once within 24 hours', async () => {
    const { book, change, clock } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    const move = (preferredDate: string) => change(id, { action: 'reschedule', preferredDate });
    for (const date of [friday, wednesday, friday, wednesday]) {
      const moved = expectBody(await move(date), 200, bookingResponseSchema).data;
      expect(moved).toMatchObject({ preferredDate: date, rescheduledLate: false });
    }
    clock.now = new Date('2026-11-24T12:00:00Z');
    // The price of an outdated page is not accepted.
    const terms = { action: 'reschedule', preferredDate: friday, expectedTerms: 'free' };
    expect(expectError(await change(id, terms), 409, 'conflict').fields).toEqual({
      expectedTerms:
        'Less than 24 hours are left. Please check the rule again before you choose another date.',
    });
    const late = expectBody(await move(friday), 200, bookingResponseSchema).data;
    expect(late).toMatchObject({ preferredDate: friday, rescheduledLate: true });
    // Whatever the new day, the booking remains non-refundable and cannot be moved again.
    expect(late).toMatchObject({
      ifRescheduledNow: 'no',
      ifCancelledNow: { refund: 'none', amount: 0 },
    });
    expect(expectError(await move('2026-11-30'), 409, 'conflict').fields).toEqual({
      preferredDate: 'You can change the date only once within 24 hours of the ceremony.',
    });
    expect((await move(friday)).status).toBe(200); // the booking is already on that day
    clock.now = new Date('2026-11-27T18:30:00Z'); // Friday is over in India
    expectError(await move('2026-11-30'), 409, 'conflict');
    expectError(await change(id, { action: 'cancel' }), 409, 'conflict');
  });

  test.each([
    [{}, 'action', 'This choice is not known.'],
    [{ action: 'confirm' }, 'action', 'This choice is not known.'],
    [{ action: 'reschedule' }, 'preferredDate', 'Please select your preferred date.'],
    [
      { action: 'reschedule', preferredDate: '2026-11-26' },
      'preferredDate',
      'The ceremony is not offered on this date.',
    ],
    [{ action: 'cancel', expectedRefund: 'half' }, 'expectedRefund', 'This choice is not known.'],
    [
      { action: 'reschedule', preferredDate: friday, expectedTerms: 'no' },
      'expectedTerms',
      'This choice is not known.',
    ],
  ])('reject %j with 400', async (input, field, sentence) => {
    const { book, change, one } = await signedIn();
    const { data } = expectBody(await book(body), 201, bookingResponseSchema);
    const response = expectError(await change(data.id, input), 400, 'invalid_input');
    expect(response.fields).toEqual({ [field]: sentence });
    expect(expectBody(await one(data.id), 200, bookingResponseSchema).data).toEqual(data);
  });

  test('send an e-mail with the refund for each change, and none if nothing changed', async () => {
    const { book, change, clock, mails, background } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    const minuteLater = async () => {
      await background.idle();
      clock.now = new Date(clock.now.getTime() + 60_000);
    };
    await minuteLater();
    await change(id, { action: 'reschedule', preferredDate: friday });
    await change(id, { action: 'reschedule', preferredDate: friday });
    await minuteLater();
    await change(id, { action: 'cancel' });
    await change(id, { action: 'cancel' });
    const [, moved, cancelled, ...more] = await mails();
    expect(more).toEqual([]);
    expect(moved).toContain(`Subject: Your booking ${id} has a new date`);
    expect(moved).toContain(
      'moved from Wednesday, 25 November 2026 at 6:00 pm (Indian time) to the day below, as you asked.',
    );
    expect(moved).toContain('package, Friday, 27 November 2026');
    expect(cancelled).toContain(`Subject: Your booking ${id} is cancelled`);
    expect(cancelled).toContain('there is nothing to refund');
    for (const mail of [moved, cancelled]) expect(mail).toMatch(/^To: .*asha@example\.in/m);
  });

  test('within 24 hours send an e-mail that mentions no refund, in the language of the page', async () => {
    const { api, token, book, clock, mails, background } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    await background.idle();
    clock.now = new Date('2026-11-24T12:00:00Z');
    await api.patch(`${path}/${id}?lang=hi`).set(bearer(token)).send({ action: 'cancel' });
    const [, cancelled] = await mails();
    expect(cancelled).toContain('राशि वापस नहीं मिलेगी');
    expect(cancelled).not.toContain('पूरी वापसी');
  });

  test('at the same time leave one consistent history', async () => {
    const { book, change, one } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    await Promise.all([
      change(id, { action: 'cancel' }),
      change(id, { action: 'reschedule', preferredDate: friday }),
      change(id, { action: 'cancel' }),
    ]);
    const { data } = expectBody(await one(id), 200, bookingResponseSchema);
    expect(data.status).toBe('cancelled');
    expect(data.history.filter(({ event }) => event === 'cancelled')).toHaveLength(1);
    expectError(await change(id, { action: 'reschedule', preferredDate: friday }), 409, 'conflict');
  });
});

import { describe, expect, test } from 'vitest';
import { bookingResponseSchema, poojaResponseSchema } from '@jyoti/contract';
import { expectBody, bearer, expectError, signedUp } from './app.ts';
import { ceremonies } from './ceremony-day.ts';
import { path, callsOf, signedIn, wednesday, body } from './bookings-api.ts';

describe('a booking', () => {
  test('is stored as a request, at the price of the server [S1-549] [S1-550] [S1-571] [S1-572]', async () => {
    const { book, list, one, clock } = await signedIn();
    const sent = {
      ...body,
      gotra: 'not known',
      sankalp: 'For Asha and Ravi',
      price: 1,
      reachBy: 'whatsapp',
    };
    const { data } = expectBody(await book(sent), 201, bookingResponseSchema);
    expect(data).toEqual({
      ...body,
      id: expect.stringMatching(/^JB-20261123-\w{4}$/),
      status: 'requested',
      poojaTitle: 'Navgraha Shanti Pooja',
      gotra: 'not known',
      sankalp: 'For Asha and Ravi',
      reachBy: 'whatsapp',
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
      freeUntil: '2026-11-24T12:30:00.000Z',
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
    [{ reachBy: 'pigeon' }, 'reachBy', 'This choice is not known.'],
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

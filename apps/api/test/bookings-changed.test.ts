import { describe, expect, test } from 'vitest';
import { bookingResponseSchema, quoteResponseSchema, type Promotion } from '@jyoti/contract';
import { priceOf } from '../src/bookings/price.ts';
import { readContent } from '../src/content/content.ts';
import { expectBody, bearer, expectError, signedUp } from './app.ts';
import { path, callsOf, signedIn, wednesday, body } from './bookings-api.ts';

const friday = '2026-11-27';

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
      freeUntil: '2026-11-24T12:30:00.000Z',
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
    clock.now = new Date('2026-11-24T12:30:00Z'); // 24 hours before its hour, 6 pm in India
    const cancelled = await change(early.id, { action: 'cancel', expectedRefund: 'full' });
    expect(expectBody(cancelled, 200, bookingResponseSchema).data).toMatchObject({
      status: 'cancelled',
      refund: { refund: 'full', amount: 0 },
      ifCancelledNow: null,
      ifRescheduledNow: 'no',
    });
    clock.now = new Date('2026-11-24T12:30:01Z');
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
    clock.now = new Date('2026-11-24T13:00:00Z');
    // The price of an outdated page is not accepted.
    const terms = { action: 'reschedule', preferredDate: friday, expectedTerms: 'free' };
    expect(expectError(await change(id, terms), 409, 'conflict').fields).toEqual({
      expectedTerms:
        'The time for free changes is over. Please check the rule again before you choose another date.',
    });
    const late = expectBody(await move(friday), 200, bookingResponseSchema).data;
    expect(late).toMatchObject({ preferredDate: friday, rescheduledLate: true });
    // Whatever the new day, the booking remains non-refundable and cannot be moved again.
    expect(late).toMatchObject({
      ifRescheduledNow: 'no',
      ifCancelledNow: { refund: 'none', amount: 0 },
    });
    expect(expectError(await move('2026-11-30'), 409, 'conflict').fields).toEqual({
      preferredDate: 'You can change the date only once after the time for free changes.',
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
    clock.now = new Date('2026-11-24T13:00:00Z');
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

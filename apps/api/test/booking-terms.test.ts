import { describe, expect, test } from 'vitest';
import { bookingResponseSchema, quoteResponseSchema } from '@jyoti/contract';
import { expectBody, bearer, expectError, signedUp, startApp } from './app.ts';
import { bookingOf } from './ceremony-day.ts';
import { mailTo } from './mailbox.ts';

const monday = '2026-11-23';
const wednesday = '2026-11-25';
const friday = '2026-11-27';
const body = bookingOf(wednesday);

/** An application with a user, on Monday 2026-11-23, 09:00 in India. */
async function signedIn() {
  const started = await startApp();
  started.clock.now = new Date('2026-11-23T03:30:00Z');
  const { api, store } = started;
  const { token, user } = await signedUp(api);
  const post = (path: string, sent: object, key = 'key') =>
    api.post(path).set(bearer(token)).set('Idempotency-Key', key).send(sent);
  const read = async (id: string) => {
    const found = await store.bookings.ofUserById(id, user.id);
    if (!found) throw new Error(`There is no booking ${id}.`);
    return found;
  };
  return {
    ...started,
    token,
    read,
    quote: (sent: object) => post('/api/bookings/quote', sent),
    book: (sent: object, key?: string) => post('/api/bookings', sent, key),
    change: (id: string, sent: object) =>
      api.patch(`/api/bookings/${id}`).set(bearer(token)).send(sent),
    /** Changes a stored booking directly. */
    set: async (id: string, part: object) => {
      const before = await read(id);
      await store.bookings.replace(before, { ...before, ...part }, 99);
    },
  };
}

describe('the refund of a cancellation', () => {
  test.each([
    ['nothing', 0, 0],
    ['a part', 500, 500],
    ['all', 1700, 1700],
  ])('is in the form of the payment: %s', async (_part, paid, amount) => {
    const { book, change, set } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    await set(id, { paid });
    const { data } = expectBody(await change(id, { action: 'cancel' }), 200, bookingResponseSchema);
    expect(data.refund).toEqual({ refund: 'full', amount });
  });

  test('is none after a change of date within 24 hours, whatever the new day', async () => {
    const { book, change, set, clock } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    await set(id, { paid: 1700 });
    clock.now = new Date('2026-11-24T13:00:00Z');
    const late = await change(id, { action: 'reschedule', preferredDate: '2026-12-04' });
    expect(expectBody(late, 200, bookingResponseSchema).data).toMatchObject({
      rescheduledLate: true,
      ifCancelledNow: { refund: 'none', amount: 0 },
      ifRescheduledNow: 'no',
    });
    const { data } = expectBody(await change(id, { action: 'cancel' }), 200, bookingResponseSchema);
    expect(data.refund).toEqual({ refund: 'none', amount: 0 });
  });
});

describe('the warnings of a booking', () => {
  test.each([
    [friday, []],
    [wednesday, ['booked_already']],
    [monday, ['begins_soon']],
  ])('on %s are %j', async (preferredDate, warnings) => {
    const { quote, book } = await signedIn();
    await book(body);
    const { data } = expectBody(await quote({ ...body, preferredDate }), 200, quoteResponseSchema);
    expect(data.warnings).toEqual(warnings);
  });

  test('must be accepted before anything is booked', async () => {
    const { book, quote, change } = await signedIn();
    const { id } = expectBody(await book(body, 'first'), 201, bookingResponseSchema).data;
    const unseen = await book({ ...body, acceptedWarnings: [] }, 'second');
    expect(expectError(unseen, 409, 'conflict').fields).toEqual({
      acceptedWarnings: 'Something about this date has changed. Please check the booking again.',
    });
    const accepted = await book({ ...body, acceptedWarnings: ['booked_already'] }, 'second');
    const second = expectBody(accepted, 201, bookingResponseSchema).data;
    expect(second.id).not.toBe(id);
    for (const one of [id, second.id]) await change(one, { action: 'cancel' });
    expect(expectBody(await quote(body), 200, quoteResponseSchema).data.warnings).toEqual([]);
  });

  test.each([[['no such']], ['booked_already'], [Array(9).fill('begins_soon')]])(
    'reject %j',
    async (acceptedWarnings) => {
      const { book } = await signedIn();
      const response = expectError(await book({ ...body, acceptedWarnings }), 400, 'invalid_input');
      expect(response.fields).toEqual({ acceptedWarnings: 'This choice is not known.' });
    },
  );
});

describe('gotra, sankalp and address', () => {
  const deliveryAddress = {
    address: 'House 4, Lane 2',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411 001',
  };

  test('can be changed until the booking is confirmed, without an e-mail', async () => {
    const { book, change, set, store } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    const described = { gotra: ' Kashyapa ', sankalp: 'For Asha and Ravi', deliveryAddress };
    const changed = await change(id, { action: 'describe', ...described });
    const { data } = expectBody(changed, 200, bookingResponseSchema);
    expect(data).toMatchObject({
      gotra: 'Kashyapa',
      sankalp: 'For Asha and Ravi',
      deliveryAddress: { ...deliveryAddress, pinCode: '411001' },
    });
    expect(data.history).toHaveLength(1);
    const empty = await change(id, { action: 'describe' });
    expect(expectBody(empty, 200, bookingResponseSchema).data).toMatchObject({
      gotra: null,
      sankalp: null,
      deliveryAddress: null,
    });
    await set(id, { status: 'confirmed' });
    const late = expectError(await change(id, { action: 'describe', gotra: 'X' }), 409, 'conflict');
    expect(late.fields).toEqual({
      action: 'This booking is confirmed. Please contact us to change its details.',
    });
    expect(store).toBeDefined();
  });

  test('have the same validation errors as the form', async () => {
    const { book, change } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    const sent = { action: 'describe', gotra: 'x'.repeat(81), deliveryAddress: { city: 'Pune' } };
    expect(expectError(await change(id, sent), 400, 'invalid_input').fields).toEqual({
      gotra: 'Gotra can have at most 80 characters.',
      'deliveryAddress.address': 'Address is required.',
      'deliveryAddress.state': 'State is required.',
      'deliveryAddress.pinCode': 'PIN code is required.',
    });
  });
});

describe('the deletion of an account with a booking', () => {
  test('is reported in the e-mail with the refund, and to the team without the name', async () => {
    const { book, set, api, token, store, background, directory } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    await set(id, { paid: 500 });
    const gone = await api
      .post('/api/users/delete-account?lang=hi')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    expect(gone.status).toBe(200);
    const [mail] = await mailTo('asha@example.in', { background, directory });
    expect(mail).toContain(`${id} (नवग्रह शांति`);
    expect(mail).toContain('वापसी: ₹500');
    const { rows } = await store.operation.audit('booking', { skip: 0, most: 9 });
    expect(rows[0]).toMatchObject({
      subject: id,
      before: { ceremony: '1', paid: '₹500', refund: '₹500' },
    });
  });
});

test('a booking has the title of its ceremony in the language of the reader, wherever it was made', async () => {
  const { book, api, token } = await signedIn();
  const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
  const titleIn = async (language: string) => {
    const response = await api.get(`/api/bookings/${id}?lang=${language}`).set(bearer(token));
    return expectBody(response, 200, bookingResponseSchema).data.poojaTitle;
  };
  expect(await titleIn('en')).toBe('Navgraha Shanti Pooja');
  expect(await titleIn('hi')).toMatch(/^नवग्रह शांति/);
});

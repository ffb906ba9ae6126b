import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bookingResponseSchema, poojaResponseSchema, quoteResponseSchema } from '@jyoti/contract';
import { ceremonyDays } from '../src/bookings/ceremony-dates.ts';
import { expectBody, bearer, expectError, signedUp, startApp } from './app.ts';
import { bookingOf } from './ceremony-day.ts';

const wednesday = '2026-11-25';
const friday = '2026-11-27';
const body = bookingOf(wednesday);

/** An application with a user, on Monday 2026-11-23, 09:00 in India. */
async function signedIn() {
  const started = await startApp();
  started.clock.now = new Date('2026-11-23T03:30:00Z');
  const { api } = started;
  const { token } = await signedUp(api);
  const post = (path: string, sent: object) =>
    api.post(path).set(bearer(token)).set('Idempotency-Key', 'key').send(sent);
  return {
    ...started,
    quote: (sent: object) => post('/api/bookings/quote', sent),
    book: (sent: object) => post('/api/bookings', sent),
    change: (id: string, sent: object) =>
      api.patch(`/api/bookings/${id}`).set(bearer(token)).send(sent),
    pooja: async () =>
      expectBody(await api.get('/api/poojas/1').set(bearer(token)), 200, poojaResponseSchema).data,
    mails: async () => {
      await started.background.idle();
      const folder = join(started.directory, 'mail');
      const names = await readdir(folder);
      return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
    },
  };
}

describe('the hours of a ceremony', () => {
  const hours = { Monday: ['07:00', '11:00', '18:00'], Wednesday: ['18:00', '06:30'] };
  const days = ['Monday', 'Tuesday', 'Wednesday'] as const;

  test.each([
    ['2026-11-23T03:30:00Z', ['18:00'], 'three hours are left to prepare it'],
    ['2026-11-23T02:30:00Z', ['11:00', '18:00'], 'exactly three hours are enough'],
    ['2026-11-22T18:30:00Z', ['07:00', '11:00', '18:00'], 'midnight in India'],
  ])('on Monday at %s are %j: %s', (now, open) => {
    expect(ceremonyDays({ days, hours }, new Date(now))[0]).toEqual({
      date: '2026-11-23',
      hours: open,
    });
  });

  test('are in order, and there are none on a day for which the team agrees one', () => {
    const [, tuesday, next] = ceremonyDays({ days, hours }, new Date('2026-11-23T03:30:00Z'));
    expect(tuesday).toEqual({ date: '2026-11-24', hours: [] });
    expect(next).toEqual({ date: wednesday, hours: ['06:30', '18:00'] });
  });

  test('leave out a day whose last hour is too soon', () => {
    const early = { days, hours: { Monday: ['07:00'] } };
    expect(ceremonyDays(early, new Date('2026-11-23T03:30:00Z'))[0]?.date).toBe('2026-11-24');
  });

  test('are listed with each day', async () => {
    const { pooja } = await signedIn();
    const { hours: byDay, availability } = await pooja();
    expect(byDay?.Friday).toEqual(['07:00', '11:00', '18:00']);
    expect(availability[0]).toEqual({ date: '2026-11-23', placesLeft: 20, hours: ['18:00'] });
    expect(availability[1]?.hours).toEqual(['07:00', '11:00', '18:00']);
  });
});

describe('the hour of a booking', () => {
  test('is the chosen one in the quote, the response and the e-mail', async () => {
    const { quote, book, mails } = await signedIn();
    const input = { ...body, preferredTime: '07:00' };
    expect(expectBody(await quote(input), 200, quoteResponseSchema).data.preferredTime).toBe(
      '07:00',
    );
    const { data } = expectBody(await book(input), 201, bookingResponseSchema);
    expect(data).toMatchObject({ preferredTime: '07:00', duration: 60 });
    expect(data.history[0]?.preferredTime).toBe('07:00');
    const [mail] = await mails();
    expect(mail).toContain('Wednesday, 25 November 2026 at 7:00 am (Indian time)');
  });

  test.each([
    [null, 'Please select an hour.'],
    ['', 'Please select an hour.'],
    ['12:00', 'The ceremony does not begin at this hour on this date.'],
    ['25:00', 'Please enter a valid hour.'],
    ['6 pm', 'Please enter a valid hour.'],
  ])('%j is rejected with 400', async (preferredTime, sentence) => {
    const { quote, book } = await signedIn();
    for (const call of [quote, book]) {
      const response = expectError(await call({ ...body, preferredTime }), 400, 'invalid_input');
      expect(response.fields).toEqual({ preferredTime: sentence });
    }
  });

  test('is kept or replaced when the day changes, and both are reported', async () => {
    const { book, change, mails, clock, background } = await signedIn();
    const { id } = expectBody(await book(body), 201, bookingResponseSchema).data;
    const moved = async (sent: object) => {
      await background.idle();
      clock.now = new Date(clock.now.getTime() + 60_000);
      const response = await change(id, { action: 'reschedule', ...sent });
      return expectBody(response, 200, bookingResponseSchema).data;
    };
    expect(await moved({ preferredDate: friday })).toMatchObject({
      preferredDate: friday,
      preferredTime: '18:00',
    });
    expect(await moved({ preferredDate: friday, preferredTime: '07:00' })).toMatchObject({
      preferredTime: '07:00',
      status: 'requested',
    });
    const again = await moved({ preferredDate: friday, preferredTime: '07:00' });
    expect(again.history.map(({ event, preferredTime }) => [event, preferredTime])).toEqual([
      ['requested', '18:00'],
      ['rescheduled', '18:00'],
      ['rescheduled', '07:00'],
    ]);
    const unknown = { action: 'reschedule', preferredDate: friday, preferredTime: '09:15' };
    expect(expectError(await change(id, unknown), 400, 'invalid_input').fields).toEqual({
      preferredTime: 'The ceremony does not begin at this hour on this date.',
    });
    const [, , last] = await mails();
    expect(last).toContain('moved from Friday, 27 November 2026 at 6:00 pm (Indian time)');
    expect(last).toContain('Friday, 27 November 2026 at 7:00 am (Indian time)');
  });
});

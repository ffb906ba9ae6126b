import { describe, expect, test } from 'vitest';
import {
  bookingResponseSchema,
  operatorAuditResponseSchema,
  operatorBookingResponseSchema,
  operatorBookingsResponseSchema,
} from '@jyoti/contract';
import { expectBody, bearer, expectError } from './app.ts';
import { mailTo } from './mailbox.ts';
import { operatedApp } from './operator-site.ts';
import { sampleBooking } from './sample-records.ts';

const id = 'JB-20260101-2222';
const nothing = {
  preferredTime: null,
  callLink: null,
  paid: 0,
  recordingLink: null,
  operatorNote: null,
};
const agreed = {
  preferredTime: '18:30',
  callLink: 'https://meet.example.in/jyoti',
  paid: 500,
  recordingLink: null,
  operatorNote: 'Called at noon; prefers Hindi.',
};

/** A site with an operator and a booking of its visitor, on the morning of 4 January 2026 in India. */
async function booked(part: object = {}) {
  const site = await operatedApp();
  site.clock.now = new Date('2026-01-04T03:00:00Z');
  await site.store.bookings.insert({ ...sampleBooking('2', site.visitor.user.id), ...part }, 99);
  const path = `/api/operator/bookings/${id}/arrangement`;
  return {
    ...site,
    path,
    arrange: (arrangement: object, expected: object = nothing) =>
      site.asOperator.put(path, { expected, arrangement }),
    own: async () =>
      expectBody(
        await site.api.get(`/api/bookings/${id}`).set(bearer(site.visitor.token)),
        200,
        bookingResponseSchema,
      ).data,
  };
}

describe('an arrangement by the team', () => {
  test('is shown to the user, except the note, and reported in one e-mail', async () => {
    const site = await booked();
    const { data } = expectBody(await site.arrange(agreed), 200, operatorBookingResponseSchema);
    expect(data).toMatchObject(agreed);
    const own = await site.own();
    expect(own).toMatchObject({
      preferredTime: '18:30',
      callLink: agreed.callLink,
      paid: 500,
      // The hour is 34 hours ahead.
      ifCancelledNow: { refund: 'full' },
    });
    expect(JSON.stringify(own)).not.toContain('prefers Hindi');
    expect(own.history.map(({ event }) => event)).toEqual([
      'requested',
      'hour_set',
      'call_set',
      'payment_noted',
    ]);
    const mails = await mailTo('ravi@example.in', site);
    expect(mails).toHaveLength(1);
    for (const line of [
      'Our team has set the hour of the ceremony.',
      'Monday, 5 January 2026 at 6:30 pm (Indian time)',
      'Join the call: https://meet.example.in/jyoti',
      'Paid: ₹500 of ₹1,700.',
    ]) {
      expect(mails[0]).toContain(line);
    }
    expect(mails[0]).not.toContain('prefers Hindi');
  });

  test('is in the audit trail without links and notes', async () => {
    const { arrange, asOperator } = await booked();
    await arrange(agreed);
    const response = await asOperator.get('/api/operator/audit?kind=booking');
    const [entry] = expectBody(response, 200, operatorAuditResponseSchema).data.rows;
    expect(entry).toMatchObject({
      action: 'arranged',
      subject: id,
      before: { preferredTime: 'none', callLink: 'none', paid: '₹0', operatorNote: 'none' },
      after: { preferredTime: '18:30', callLink: 'set', paid: '₹500', operatorNote: 'set' },
    });
  });

  test('of only a note sends no e-mail', async () => {
    const site = await booked();
    const noted = { ...nothing, operatorNote: 'Called.' };
    expectBody(await site.arrange(noted), 200, operatorBookingResponseSchema);
    expect((await site.own()).history).toHaveLength(1);
    expect(await mailTo('ravi@example.in', site)).toEqual([]);
    // Without a change there is no audit entry either.
    expectBody(await site.arrange(noted, noted), 200, operatorBookingResponseSchema);
    const trail = await site.asOperator.get('/api/operator/audit?kind=booking');
    expect(expectBody(trail, 200, operatorAuditResponseSchema).data.total).toBe(1);
  });

  test('can add the recording of a completed booking, and removing a field sends no e-mail', async () => {
    const site = await booked({ status: 'completed', ...agreed });
    const recorded = { ...agreed, recordingLink: 'https://video.example.in/1', callLink: null };
    expectBody(await site.arrange(recorded, agreed), 200, operatorBookingResponseSchema);
    expect((await site.own()).history.at(-1)?.event).toBe('recording_added');
    const [mail] = await mailTo('ravi@example.in', site);
    expect(mail).toContain('Recording: https://video.example.in/1');
    expect(mail).not.toContain('Join the call');
  });

  test.each([
    [{ preferredTime: '6 pm' }, 'preferredTime', 'Please enter a valid hour.'],
    [{ callLink: 'http://meet.example.in' }, 'callLink', /https:/],
    [{ callLink: 'javascript:alert(1)' }, 'callLink', /https:/],
    [{ recordingLink: 'https://x' }, 'recordingLink', /https:/],
    [{ paid: -1 }, 'paid', 'This must be a number.'],
    [{ paid: 1701 }, 'paid', 'This is more than the price.'],
    [{ operatorNote: 'x'.repeat(1001) }, 'operatorNote', /1000/],
  ])('cannot be %j', async (part, field, sentence) => {
    const { arrange } = await booked();
    const response = expectError(await arrange({ ...nothing, ...part }), 400, 'invalid_input');
    expect(response.fields?.[`arrangement.${field}`]).toMatch(sentence);
  });

  test('is rejected if someone else has changed the booking', async () => {
    const { arrange, own } = await booked();
    await arrange(agreed);
    expectError(await arrange({ ...nothing, paid: 1700 }), 409, 'conflict');
    expect((await own()).paid).toBe(500);
  });

  test('is rejected for a booking that is cancelled or unknown', async () => {
    const { arrange, asOperator, path } = await booked({ status: 'cancelled' });
    expectError(await arrange(agreed), 409, 'conflict');
    const body = { expected: nothing, arrangement: agreed };
    expectError(await asOperator.put(path.replace(id, 'JB-20260101-9999'), body), 404, 'not_found');
  });
});

describe('the search for bookings', () => {
  test.each([
    ['asha', 1],
    ['ASHA RAO', 1],
    ['98765 43210', 1],
    ['+91 98765-43210', 1],
    ['asha@example', 1],
    ['navgraha', 1],
    ['20260101-2222', 1],
    ['%25', 0],
    ['nobody', 0],
    ['', 1],
  ])('finds for "%s" %i', async (text, total) => {
    const { asOperator } = await booked();
    const query = new URLSearchParams({ search: decodeURIComponent(text) });
    const response = await asOperator.get(`/api/operator/bookings?${query}`);
    expect(expectBody(response, 200, operatorBookingsResponseSchema).data.total).toBe(total);
  });
});

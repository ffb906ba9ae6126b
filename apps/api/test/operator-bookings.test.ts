import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bookingResponseSchema,
  operatorAuditResponseSchema,
  operatorBookingResponseSchema,
  operatorBookingsResponseSchema,
} from '@jyoti/contract';
import { expectBody, bearer, expectError } from './app.ts';
import { operatedApp } from './operator-site.ts';
import { sampleBooking } from './sample-records.ts';

/** A site with an operator and bookings of its visitor, on the morning of 4 January 2026 in India. */
async function booked(...days: string[]) {
  const site = await operatedApp();
  site.clock.now = new Date('2026-01-04T03:00:00Z');
  for (const [index, preferredDate] of days.entries()) {
    const booking = { ...sampleBooking(String(index + 2), site.visitor.user.id), preferredDate };
    await site.store.bookings.insert(booking, 99);
  }
  const path = '/api/operator/bookings/JB-20260101-2222';
  const step = (
    name: string,
    expectedStatus = 'requested',
    expectedDate = days[0] ?? '2026-01-05',
  ) => site.asOperator.patch(path, { step: name, expectedStatus, expectedDate });
  const trail = async () =>
    expectBody(
      await site.asOperator.get('/api/operator/audit?kind=booking'),
      200,
      operatorAuditResponseSchema,
    ).data.rows;
  const mails = async () => {
    await site.background.idle();
    const folder = join(site.directory, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  };
  return { ...site, path, step, trail, mails };
}

describe('the list of bookings', () => {
  test('has future ones in order, then past ones [S1-571]', async () => {
    const { asOperator } = await booked('2026-01-09', '2026-01-02', '2026-01-05', '2026-01-03');
    const response = await asOperator.get('/api/operator/bookings');
    const { rows, total } = expectBody(response, 200, operatorBookingsResponseSchema).data;
    expect(total).toBe(4);
    expect(rows.map(({ preferredDate }) => preferredDate)).toEqual([
      '2026-01-05',
      '2026-01-09',
      '2026-01-03',
      '2026-01-02',
    ]);
    expect(JSON.stringify(response.body)).not.toMatch(/userId|idempotency|requestHash/);
  });

  test.each([
    ['?from=2026-01-05', ['2026-01-05', '2026-01-09']],
    ['?to=2026-01-05', ['2026-01-05', '2026-01-02']],
    ['?from=2026-01-05&to=2026-01-05', ['2026-01-05']],
    ['?status=requested&from=2026-01-06', ['2026-01-09']],
    ['?status=confirmed', []],
    ['?search=navgraha&from=2026-01-09&lang=hi', ['2026-01-09']],
    [`?search=${encodeURIComponent('नवग्रह')}&from=2026-01-09`, ['2026-01-09']],
    [`?search=${encodeURIComponent('लक्ष्मी')}`, []],
  ])('with %s has these', async (query, days) => {
    const { asOperator } = await booked('2026-01-09', '2026-01-02', '2026-01-05');
    const response = await asOperator.get(`/api/operator/bookings${query}`);
    const { rows } = expectBody(response, 200, operatorBookingsResponseSchema).data;
    expect(rows.map(({ preferredDate }) => preferredDate)).toEqual(days);
  });
});

describe('an action on a booking', () => {
  test('confirms it: its user sees it and gets an e-mail, and the audit trail has it', async () => {
    const { api, step, visitor, operator, trail, mails, path } = await booked('2026-01-05');
    const response = await step('confirm');
    expect(expectBody(response, 200, operatorBookingResponseSchema).data).toMatchObject({
      status: 'confirmed',
      steps: ['cancel'],
      history: [{ event: 'requested' }, { event: 'confirmed', preferredDate: '2026-01-05' }],
    });
    const own = await api.get(path.replace('/operator', '')).set(bearer(visitor.token));
    expect(expectBody(own, 200, bookingResponseSchema).data.status).toBe('confirmed');
    expect(await trail()).toMatchObject([
      {
        operator: { id: operator.user.id },
        action: 'confirmed',
        subject: 'JB-20260101-2222',
        before: { status: 'requested' },
        after: { status: 'confirmed' },
      },
    ]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/ravi@example\.in/);
  });

  test('completes it from its day on, and is then final', async () => {
    const { clock, step } = await booked('2026-01-05');
    await step('confirm');
    const early = expectError(await step('complete', 'confirmed'), 409, 'conflict');
    expect(early.error).toBe('The ceremony has not taken place yet.');
    clock.now = new Date('2026-01-04T18:30:00Z'); // midnight in India
    const done = await step('complete', 'confirmed');
    expect(expectBody(done, 200, operatorBookingResponseSchema).data).toMatchObject({
      status: 'completed',
      steps: [],
    });
    expectError(await step('cancel', 'completed'), 409, 'conflict');
  });

  test('is not open to its user after completion', async () => {
    const { api, clock, step, visitor, path } = await booked('2026-01-05');
    await step('confirm');
    clock.now = new Date('2026-01-05T06:00:00Z');
    await step('complete', 'confirmed');
    const response = await api
      .patch(path.replace('/operator', ''))
      .set(bearer(visitor.token))
      .send({ action: 'cancel' });
    expectError(response, 409, 'conflict');
  });

  test('cancels it with a full refund, within 24 hours too', async () => {
    const { step, trail, store } = await booked('2026-01-04');
    const before = await store.operation.booking('JB-20260101-2222');
    if (!before) throw new Error('The booking is missing.');
    await store.bookings.replace(before, { ...before, paid: 1500 }, 99);
    const cancelled = expectBody(await step('cancel'), 200, operatorBookingResponseSchema).data;
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      refund: { refund: 'full', amount: 1500 },
      steps: [],
    });
    expect(cancelled.history.at(-1)?.event).toBe('declined');
    expect(await trail()).toMatchObject([
      { action: 'cancelled', after: { status: 'cancelled', refund: '₹1500' } },
    ]);
  });

  test('by one of two concurrent operators succeeds', async () => {
    const { step, trail, mails } = await booked('2026-01-05');
    const responses = await Promise.all([step('confirm'), step('cancel'), step('confirm')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await trail()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('is rejected if its user has moved it in the meantime', async () => {
    const { step, store, trail } = await booked('2026-01-05');
    const before = await store.operation.booking('JB-20260101-2222');
    if (!before) throw new Error('The booking is missing.');
    await store.bookings.replace(before, { ...before, preferredDate: '2026-01-12' }, 99);
    const response = expectError(await step('confirm'), 409, 'conflict');
    expect(response.error).toBe('This has changed in the meantime. Please check it again.');
    expect(await trail()).toEqual([]);
  });

  test.each([
    [{ step: 'lose', expectedStatus: 'requested', expectedDate: '2026-01-05' }, 'step'],
    [{ step: 'confirm', expectedDate: '2026-01-05' }, 'expectedStatus'],
    [{ step: 'confirm', expectedStatus: 'requested', expectedDate: 5 }, 'expectedDate'],
  ])('rejects %j', async (body, field) => {
    const { asOperator, path } = await booked('2026-01-05');
    expect(
      expectError(await asOperator.patch(path, body), 400, 'invalid_input').fields,
    ).toHaveProperty(field);
  });

  test('on an unknown one is 404', async () => {
    const { asOperator, step, path } = await booked('2026-01-05');
    await step('confirm');
    for (const id of ['JB-20260101-9999', 'constructor', '__proto__']) {
      const body = { step: 'confirm', expectedStatus: 'requested', expectedDate: '2026-01-05' };
      expectError(
        await asOperator.patch(path.replace('JB-20260101-2222', id), body),
        404,
        'not_found',
      );
    }
  });
});

import { describe, expect, test } from 'vitest';
import {
  operatorAuditResponseSchema,
  operatorMessageResponseSchema,
  operatorMessagesResponseSchema,
  operatorNewsletterResponseSchema,
  operatorRequestResponseSchema,
  operatorRequestsResponseSchema,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { operatedApp } from './operator-site.ts';
import { sampleSubscription } from './sample-records.ts';

const person = { name: 'Meera Joshi', email: 'meera@example.in' };
const contact = { ...person, topic: 'refund', message: 'Where is my report?' };
const consultation = {
  ...person,
  astrologer: 'meera-joshi',
  kind: 'consultation',
  mobile: '9812345670',
  message: 'About a new shop.',
};

async function written() {
  const site = await operatedApp();
  const ticketOf = async (path: string, body: object) =>
    (await site.api.post(path).send(body)).body.data.ticket as string;
  return {
    ...site,
    message: await ticketOf('/api/contact', contact),
    request: await ticketOf('/api/consultations', consultation),
  };
}

describe('contact messages', () => {
  test('are listed, answered and closed, with audit entries', async () => {
    const { asOperator, message } = await written();
    const list = async (query = '') =>
      expectBody(
        await asOperator.get(`/api/operator/messages${query}`),
        200,
        operatorMessagesResponseSchema,
      ).data;
    expect((await list()).rows).toMatchObject([{ ...contact, ticket: message, status: 'open' }]);
    expect((await list('?status=answered')).rows).toEqual([]);
    const set = (status: string, expectedStatus: string) =>
      asOperator.patch(`/api/operator/messages/${message}`, { status, expectedStatus });
    const changed = expectBody(await set('answered', 'open'), 200, operatorMessageResponseSchema);
    expect(changed.data.status).toBe('answered');
    expect((await list('?status=answered')).total).toBe(1);
    expectError(await set('closed', 'open'), 409, 'conflict');
    expectError(await set('answered', 'answered'), 409, 'conflict');
    expect((await set('closed', 'answered')).status).toBe(200);
    const trail = await asOperator.get('/api/operator/audit?kind=message');
    expect(expectBody(trail, 200, operatorAuditResponseSchema).data.rows).toMatchObject([
      { subject: message, before: { status: 'answered' }, after: { status: 'closed' } },
      { subject: message, before: { status: 'open' }, after: { status: 'answered' } },
    ]);
    expect(JSON.stringify(trail.body)).not.toMatch(/meera@|Where is/);
  });

  test('do not reveal the account of their author', async () => {
    const { asOperator } = await written();
    const response = await asOperator.get('/api/operator/messages');
    expect(response.body.data.rows[0]).not.toHaveProperty('userId');
  });

  test.each(['JY-20260101-2222', 'constructor'])('of %s are 404', async (ticket) => {
    const { asOperator } = await written();
    const body = { status: 'closed', expectedStatus: 'open' };
    expectError(await asOperator.patch(`/api/operator/messages/${ticket}`, body), 404, 'not_found');
  });
});

describe('consultation requests', () => {
  test('are listed and answered', async () => {
    const { asOperator, request } = await written();
    const response = await asOperator.get('/api/operator/requests?status=open');
    const { rows } = expectBody(response, 200, operatorRequestsResponseSchema).data;
    expect(rows).toMatchObject([{ ...consultation, ticket: request }]);
    const body = { status: 'answered', expectedStatus: 'open' };
    const changed = await asOperator.patch(`/api/operator/requests/${request}`, body);
    expect(expectBody(changed, 200, operatorRequestResponseSchema).data.status).toBe('answered');
    expect((await asOperator.get('/api/operator')).body.data.openRequests).toBe(0);
  });

  test('that were withdrawn remain withdrawn', async () => {
    const { asOperator, store, request } = await written();
    const before = await store.inquiries.consultationByTicket(request);
    if (!before) throw new Error('The request is missing.');
    await store.inquiries.replaceConsultation(before, { ...before, status: 'withdrawn' });
    const body = { status: 'answered', expectedStatus: 'withdrawn' };
    expectError(await asOperator.patch(`/api/operator/requests/${request}`, body), 409, 'conflict');
  });
});

describe('the newsletter', () => {
  test('is listed and exported as CSV, which adds an audit entry', async () => {
    const { api, asOperator, store } = await operatedApp();
    for (const [day, email] of ['meera@example.in', 'arvind@example.in'].entries()) {
      const subscribedAt = `2026-01-0${day + 1}T00:00:00.000Z`;
      await store.subscriptions.insert({ ...sampleSubscription(email), subscribedAt });
    }
    // An unconfirmed address.
    await api.post('/api/newsletter').send({ email: 'ravi@example.in' });
    const list = await asOperator.get('/api/operator/newsletter');
    expect(expectBody(list, 200, operatorNewsletterResponseSchema).data).toMatchObject({
      total: 2,
      rows: [{ email: 'arvind@example.in' }, { email: 'meera@example.in' }],
    });
    const file = await asOperator.post('/api/operator/newsletter/export');
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=jyoti-newsletter.csv',
      'cache-control': 'no-store',
    });
    expect(file.text.split('\r\n')[0]).toBe(
      '"email","language","subscribed_at","unsubscribe_page","list_unsubscribe"',
    );
    expect(file.text).toContain('"arvind@example.in","en","');
    expect(file.text).toContain('"http://localhost:5001/api/newsletter/unsubscribe?token=');
    expect(file.text).not.toContain('ravi');
    const trail = await asOperator.get('/api/operator/audit?kind=newsletter');
    expect(expectBody(trail, 200, operatorAuditResponseSchema).data.rows).toMatchObject([
      { action: 'exported', after: { addresses: '2' } },
    ]);
  });

  test.each(['=1+1', '+91', '-2+3', '＝1'])(
    'has addresses like a formula, %s@…, as text in a spreadsheet',
    async (begin) => {
      const { asOperator, store } = await operatedApp();
      const email = `${begin}@example.in`;
      await store.subscriptions.insert(sampleSubscription(email));
      const file = await asOperator.post('/api/operator/newsletter/export');
      expect(file.text).toContain(`"'${email}",`);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { operatorAuditResponseSchema, operatorOverviewResponseSchema } from '@jyoti/contract';
import { callList as calls } from '@jyoti/contract/calls';
import { examplePath } from './example-path.ts';
import { expectBody, bearer, expectError, signedUp, signUp, startApp } from './app.ts';
import { makeOperator, operatedApp, takeRole } from './operator-site.ts';

/** All calls of operators, and paths next to them. */
const guarded = [
  ...calls
    .filter(({ who }) => who === 'operator')
    .map((call) => [call.method, examplePath(call)] as const),
  ['get', '/api/operator/bookings?status=poetry'],
  ['delete', '/api/operator/audit'],
  ['get', '/api/operator/nothing'],
] as const;

describe('a user who is not an operator', () => {
  test.each(guarded)('gets 404 from %s %s [S0-038]', async (method, path) => {
    const { api, visitor, store } = await operatedApp();
    const nowhere = await api.get('/api/nothing-at-all').set(bearer(visitor.token));
    const response = await api[method](path).set(bearer(visitor.token));
    expectError(response, 404, 'not_found');
    expect(response.body).toEqual(nowhere.body);
    expect(response.headers['cache-control']).toBe('no-store');
    expectError(await api[method](path), 401, 'unauthorized');
    expectError(await api[method](path).set(bearer('made-up')), 401, 'unauthorized');
    expect((await store.operation.audit(undefined, { skip: 0, most: 9 })).total).toBe(1);
  });

  test.each(['not json', '{"step":"confirm"}'])('learns nothing from a body %j', async (body) => {
    const { api, visitor } = await operatedApp();
    const response = await api
      .patch('/api/operator/bookings/JB-20260101-2222')
      .set(bearer(visitor.token))
      .type('json')
      .send(body);
    expectError(response, 404, 'not_found');
  });

  test('cannot set the role [S0-038]', async () => {
    const { api, store } = await startApp();
    const response = await signUp(api, {}).field('role', 'operator');
    expect(response.status).toBe(201);
    const { token, user } = response.body as { token: string; user: { id: string } };
    expect(await store.users.byId(user.id)).toMatchObject({ role: 'user' });
    const change = api.put('/api/users/profile').set(bearer(token));
    const form = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' };
    for (const [part, value] of Object.entries({ ...form, mobile: '9876543210', role: 'operator' }))
      void change.field(part, value);
    expect((await change).status).toBe(200);
    expect(await store.users.byId(user.id)).toMatchObject({ role: 'user' });
    expectError(await api.get('/api/operator').set(bearer(token)), 404, 'not_found');
  });

  test('does not see the role in the profile', async () => {
    const { api, operator } = await operatedApp();
    const profile = await api.get('/api/users/profile').set(bearer(operator.token));
    expect(profile.body.data).not.toHaveProperty('role');
  });
});

describe('an operator', () => {
  test('sees what is waiting, until the role is revoked [S1-018]', async () => {
    const site = await operatedApp();
    const response = await site.asOperator.get('/api/operator');
    expect(expectBody(response, 200, operatorOverviewResponseSchema)).toEqual({
      data: {
        requestedBookings: 0,
        openMessages: 0,
        openRequests: 0,
        subscribers: 0,
        bookingsGone: 0,
      },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    await takeRole(site, 'kavita@example.in');
    expectError(await site.asOperator.get('/api/operator'), 404, 'not_found');
  });

  test('whose role is revoked while the request arrives changes nothing', async () => {
    const site = await operatedApp({
      store: (store) => ({
        ...store,
        operation: {
          ...store.operation,
          note: async (...given) => {
            await takeRole({ store }, 'kavita@example.in');
            return store.operation.note(...given);
          },
        },
      }),
    });
    expectError(await site.asOperator.post('/api/operator/newsletter/export'), 404, 'not_found');
  });

  test('is rate-limited by account, and so is a visitor who tries', async () => {
    const site = await operatedApp({ environment: { RATE_LIMIT: 'on' } });
    for (const { token } of [site.operator, site.visitor]) {
      const ask = () => site.api.get('/api/operator').set(bearer(token));
      let response = await ask();
      for (let made = 1; made < 600; made += 1) response = await ask();
      expect([200, 404]).toContain(response.status);
      response = await ask();
      expectError(response, 429, 'too_many_attempts');
      expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(900);
    }
    const other = await signedUp(site.api, { email: 'meera@example.in' });
    await makeOperator(site, 'meera@example.in');
    expect((await site.api.get('/api/operator').set(bearer(other.token))).status).toBe(200);
  });
});

describe('the audit trail', () => {
  test('records role changes by the command line and later actions, in pages', async () => {
    const { asOperator, operator } = await operatedApp();
    for (let made = 0; made < 21; made += 1)
      await asOperator.post('/api/operator/newsletter/export');
    const page = async (query: string) =>
      expectBody(
        await asOperator.get(`/api/operator/audit${query}`),
        200,
        operatorAuditResponseSchema,
      ).data;
    const first = await page('');
    expect(first).toMatchObject({ total: 22, page: 1, pages: 2 });
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toMatchObject({
      operator: { id: operator.user.id, name: 'Kavita Rao' },
      kind: 'newsletter',
      action: 'exported',
      after: { addresses: '0' },
    });
    expect((await page('?page=2')).rows.at(-1)).toMatchObject({
      operator: null,
      kind: 'operator',
      action: 'added',
      subject: operator.user.id,
    });
    expect((await page('?kind=operator')).total).toBe(1);
    expect((await page('?page=9')).rows).toEqual([]);
  });

  test('outlives the account, without its name', async () => {
    const site = await operatedApp();
    await site.asOperator.post('/api/operator/newsletter/export');
    await site.asOperator.post('/api/users/delete-account', {
      currentPassword: 'a long enough secret',
      reason: 'other',
    });
    const meera = await signedUp(site.api, { email: 'meera@example.in' });
    await makeOperator(site, 'meera@example.in');
    const trail = await site.api
      .get('/api/operator/audit?kind=newsletter')
      .set(bearer(meera.token));
    expect(expectBody(trail, 200, operatorAuditResponseSchema).data.rows).toMatchObject([
      { operator: { id: site.operator.user.id, name: null } },
    ]);
    expect(JSON.stringify(trail.body)).not.toMatch(/kavita/i);
  });

  test.each([
    ['/api/operator/audit?kind=poetry', 'kind'],
    ['/api/operator/audit?page=0', 'page'],
    ['/api/operator/audit?page=1&page=2', 'page'],
    ['/api/operator/bookings?status=lost', 'status'],
    ['/api/operator/bookings?from=1/2/2027', 'from'],
    ['/api/operator/bookings?to=2027-02-30', 'to'],
    ['/api/operator/messages?status=withdrawn', 'status'],
    ['/api/operator/content/piece?id=../secret', 'id'],
  ])('rejects %s with 400', async (path, field) => {
    const { asOperator } = await operatedApp();
    expect(expectError(await asOperator.get(path), 400, 'invalid_input').fields).toHaveProperty(
      field,
    );
  });
});

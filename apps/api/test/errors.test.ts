import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rename } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { QueueFull } from '../src/http/work-queue.ts';
import { sessionSchema } from '@jyoti/contract';
import { expectBody, asha, bearer, expectError, signedUp, signUp, startApp } from './app.ts';

describe('request bodies', () => {
  test.each([
    ['{"email": "asha', 400, 'invalid_json'],
    ['not json', 400, 'invalid_json'],
    ['"text"', 400, 'invalid_json'],
    ['[]', 400, 'invalid_input'],
    [JSON.stringify({ email: 'x'.repeat(150_000) }), 413, 'too_large'],
  ] as const)('%.20s is rejected with %i', async (body, status, code) => {
    const { api } = await startApp();
    const response = await api
      .post('/api/users/login')
      .set('Content-Type', 'application/json')
      .send(body);
    expectError(response, status, code);
  });

  test.each([
    ['text/plain', 'email=asha'],
    ['application/x-www-form-urlencoded', 'email=a%40b.in&password=secret'],
    ['application/xml', '<login/>'],
  ])('of type %s are rejected with 415', async (type, body) => {
    const { api } = await startApp();
    const response = await api.post('/api/users/login').set('Content-Type', type).send(body);
    expectError(response, 415, 'unsupported_type');
  });

  test('that are compressed JSON are not decompressed', async () => {
    const { api } = await startApp();
    const response = await api
      .post('/api/users/login')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('{}');
    expectError(response, 415, 'unsupported_type');
  });

  test('of a sign-up must be a form', async () => {
    const { api } = await startApp();
    expectError(await api.post('/api/users/register').send(asha), 415, 'unsupported_type');
    expectError(await api.post('/api/users/register'), 415, 'unsupported_type');
  });

  test.each([
    [
      'too many fields',
      Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 'x'])),
      400,
    ],
    ['fields too deep', { 'birthData[a][b][c]': 'x' }, 400],
    ['a field name too long', { ['x'.repeat(200)]: 'x' }, 400],
    ['a value too long', { firstName: 'x'.repeat(20_000) }, 413],
    ['a list too long', { 'birthData[99999999]': 'x' }, 400],
  ])('with %s are rejected', async (_what, parts, status) => {
    const { api } = await startApp();
    const request = api.post('/api/users/register');
    for (const [name, value] of Object.entries(parts)) void request.field(name, value);
    expectError(await request, status, status === 413 ? 'too_large' : 'invalid_input');
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
    ],
  ])('that are a form %s are rejected with 400', async (_what, type, body) => {
    const { api } = await startApp();
    const response = await api.post('/api/users/register').set('Content-Type', type).send(body);
    expectError(response, 400, 'invalid_input');
  });

  test('with a file in an unknown field are rejected', async () => {
    const { api } = await startApp();
    const response = await signUp(api).attach('avatar', Buffer.from('x'), 'me.png');
    expectError(response, 400, 'invalid_input');
  });

  test('with names like __proto__ change nothing', async () => {
    const { api } = await startApp();
    const response = await signUp(api, {
      '__proto__[polluted]': 'yes',
      'constructor[prototype][polluted]': 'yes',
    });
    expect([201, 400]).toContain(response.status);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('calls with a JSON body', () => {
  const calls = [
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/users/reset-password',
    '/api/users/change-password',
    '/api/users/delete-account',
    '/api/users/charts',
  ];

  test.each(calls)('%s rejects anything but JSON, and too large a body', async (path) => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const post = () => api.post(path).set(bearer(token));
    expectError(await post().type('form').send('email=a'), 415, 'unsupported_type');
    expectError(await post().type('json').send('{"email"'), 400, 'invalid_json');
    expectError(await post().send([]), 400, 'invalid_input');
    expectError(await post().send({ padding: 'x'.repeat(120_000) }), 413, 'too_large');
    expectError(await post().send({}), 400, 'invalid_input');
  });
});

describe('limits of a JSON body', () => {
  const nested = (depth: number) => `{"birth":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  test.each([
    ['32 levels', nested(30), 'email'],
    ['too many levels', nested(40), undefined],
    ['as many levels as fit', nested(49_000), undefined],
    ['many values', JSON.stringify({ birth: Array(4_000).fill(0) }), 'email'],
    ['too many values', JSON.stringify({ birth: Array(6_000).fill(0) }), undefined],
    [
      'too many fields',
      JSON.stringify(Object.fromEntries(Array(6_000).fill(0).entries())),
      undefined,
    ],
  ])('%s', async (_what, body, field) => {
    const { api } = await startApp();
    const response = await api.post('/api/users/login').type('json').send(body);
    const { fields } = expectError(response, 400, 'invalid_input');
    expect(Object.keys(fields ?? {})[0]).toBe(field);
  });
});

describe('request ids', () => {
  test.each(['chosen-by-a-stranger', '<script>', 'x'.repeat(5_000), 'a, b'])(
    'are generated, whatever id is sent (%.20s)',
    async (sent) => {
      const { api, logged } = await startApp();
      const responses = await Promise.all(
        [1, 2].map(() => api.get('/api/header').set('X-Request-Id', sent)),
      );
      const ids = responses.map(({ headers }) => String(headers['x-request-id']));
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) {
        expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
        expect(logged.join('')).toContain(id);
      }
      expect(logged.join('')).not.toContain(sent);
    },
  );
});

describe('unknown routes', () => {
  test.each([
    ['get', '/api'],
    ['get', '/api/nothing'],
    ['get', '/api/%E0%A4%A'],
  ] as const)('%s %s responds with 404 and the error body', async (method, path) => {
    const { api } = await startApp();
    const response = await api[method](path);
    expectError(response, 404, 'not_found');
  });

  test.each([
    ['delete', '/api/home', 'GET, HEAD'],
    ['put', '/api/bookings/JB-20260101-2222/', 'GET, HEAD, PATCH'],
    ['get', '/api/users/login', 'POST'],
    ['post', '/API/places', 'GET, HEAD'],
  ] as const)('%s %s responds with 405 and the allowed methods', async (method, path, allowed) => {
    const { api } = await startApp();
    const response = await api[method](path);
    expectError(response, 405, 'method_not_allowed');
    expect(response.headers['allow']).toBe(allowed);
  });

  test('reveal no operator route to anonymous visitors by another method', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    expectError(await api.delete('/api/operator/audit').set(bearer(token)), 404, 'not_found');
  });
});

describe('an internal error', () => {
  test('responds with 500, a request id and no details, which are only logged', async () => {
    const secret = 'connection string with a secret';
    const { api, logged } = await startApp({
      store: (store) => ({
        ...store,
        users: { ...store.users, byId: () => Promise.reject(new Error(secret)) },
      }),
    });
    const { token } = await signedUp(api);
    const response = await api.get('/api/auth/profile').set(bearer(token));
    const body = expectError(response, 500, 'internal');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.requestId).toBe(response.headers['x-request-id']);
    expect(logged.join('')).toContain(secret);
    expect(logged.join('')).toContain(body.requestId);
    expect((await api.get('/healthz')).status).toBe(200);
  });
});

describe('overload', () => {
  test('responds with 503 and a time to retry', async () => {
    const { api } = await startApp({
      store: (store) => ({
        ...store,
        users: { ...store.users, byEmail: () => Promise.reject(new QueueFull()) },
      }),
    });
    const response = await signUp(api);
    expectError(response, 503, 'busy');
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('while shutting down', () => {
  test('requests are still served, with `Connection: close`', async () => {
    const { api, lifecycle } = await startApp();
    lifecycle.stage = 'draining';
    const response = await api.get('/api/header');
    expect(response.status).toBe(200);
    expect(response.headers['connection']).toBe('close');
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/readyz')).status).toBe(503);
  });

  test('in the end everything but health responds with 503', async () => {
    const { api, lifecycle } = await startApp();
    lifecycle.stage = 'closed';
    const response = await api.get('/api/header');
    expectError(response, 503, 'shutting_down');
    expect(response.headers['connection']).toBe('close');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/readyz')).status).toBe(503);
  });
});

describe('health', () => {
  test('responds with one word, and only intended routes describe or monitor the API', async () => {
    const { api } = await startApp();
    expect((await api.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });
    for (const path of ['/api/openapi.json', '/api/docs']) {
      expect((await api.get(path)).status, path).toBe(200);
    }
    expectError(await api.get('/metrics'), 404, 'not_found');
    const customary =
      'metrics health status debug trace env version admin actuator swagger swagger.json api-docs graphql';
    for (const name of customary.split(' '))
      expectError(await api.get(`/api/${name}`), 404, 'not_found');
  });

  test('reports that the process is alive and the store responds', async () => {
    const { api, store } = await startApp();
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/readyz')).status).toBe(200);
    await store.close();
    expect((await api.get('/healthz')).status).toBe(200);
    expect((await api.get('/readyz')).status).toBe(503);
  });
});

describe('a data folder that is not writable', () => {
  test('makes the server not ready until it is writable again', async () => {
    const { api, directory } = await startApp();
    expect((await api.get('/readyz')).status).toBe(200);
    await rename(directory, `${directory}-away`);
    expect((await api.get('/readyz')).status).toBe(503);
    expect((await api.get('/healthz')).status).toBe(200);
    await rename(`${directory}-away`, directory);
    expect((await api.get('/readyz')).status).toBe(200);
  });
});

describe('headers', () => {
  // Style attributes: docs/decisions/003.
  const policy =
    "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';" +
    "connect-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'";

  test('restrict the page to its own origin', async () => {
    const { api } = await startApp();
    for (const path of ['/api/header', '/api/nothing', '/', '/uploads/x']) {
      const { headers } = await api.get(path);
      expect(headers).toMatchObject({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('require HTTPS if the site uses it', async () => {
    const { api } = await startApp({ environment: { PUBLIC_URL: 'https://jyoti.example' } });
    const { headers } = await api.get('/api/header');
    expect(headers['content-security-policy']).toBe(`${policy};upgrade-insecure-requests`);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test('responses are compressed if the client supports it', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/home').set('Accept-Encoding', 'gzip');
    expect(response.headers['content-encoding']).toBe('gzip');
  });
});

describe('the log', () => {
  test('says what happened without personal data', async () => {
    const { api, logged } = await startApp();
    const { token } = await signedUp(api);
    await api.post('/api/users/login').send({ email: 'asha@example.in', password: 'wrong secret' });
    const login = { email: 'asha@example.in', password: asha['password'] };
    expectBody(await api.post('/api/users/login').send(login), 200, sessionSchema);
    await api.get('/api/places').query({ q: 'Ujjain' });
    await api.get('/api/auth/profile').set(bearer(token));
    await api.get('/kundli?name=Asha&date=1990-05-14');
    await api.get('/api/users/asha@example.in');
    const text = logged.join('');
    expect(text).not.toMatch(/asha|rao|ujjain|1990-05|98765|secret|example\.in|127\.0\.0\.1/i);
    expect(text).not.toContain(token);
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({
      method: 'POST',
      route: '/api/users/register',
      status: 201,
      ms: expect.any(Number),
      id: expect.any(String),
    });
    expect(lines.map(({ route }) => route)).toContain('/api/places');
    const logins = lines.filter(({ route }) => route === '/api/users/login');
    expect(logins.map(({ status }) => status)).toEqual([401, 200]);
  });

  test('names calls that fail authentication, size or rate limits', async () => {
    const { api, logged } = await startApp({ environment: { RATE_LIMIT: 'on' } });
    await api.get('/api/users/profile');
    await api.post('/api/contact').send({ message: 'a'.repeat(200_000) });
    const guess = { token: 'a'.repeat(43), newPassword: 'a quiet lamp at dusk' };
    for (let tries = 0; tries < 21; tries += 1) {
      await api.post('/api/users/reset-password').send(guess);
    }
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const statuses = lines.map(({ route, status }) => `${String(route)} ${String(status)}`);
    expect(statuses.slice(0, 2)).toEqual(['/api/users/profile 401', '/api/contact 413']);
    expect(statuses.at(-1)).toBe('/api/users/reset-password 429');
  });

  test('names the complete route of calls that fail', async () => {
    const { api, logged } = await startApp();
    await api.post('/api/users/login').send({});
    await api.post('/api/users/register').send({});
    await api.get('/api/articles/nothing');
    await api.get('/uploads/profiles/nothing');
    await api.get('/api/kundli/asha');
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ['/api/users/login', 400],
      ['/api/users/register', 415],
      ['/api/articles/:key', 404],
      ['/uploads/profiles/:file', 404],
      ['unmatched', 404],
    ]);
  });

  test('marks a call whose client disconnected as aborted, without a status', async () => {
    const released = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const { app, logged } = await startApp({
      store: (store) => ({
        ...store,
        users: {
          ...store.users,
          insert: async (user) => {
            reached.resolve();
            await released.promise;
            await store.users.insert(user);
          },
        },
      }),
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const form = new FormData();
    for (const [part, value] of Object.entries(asha)) form.append(part, value);
    const leaving = new AbortController();
    const { port } = server.address() as AddressInfo;
    const call = fetch(`http://127.0.0.1:${port}/api/users/register`, {
      method: 'POST',
      body: form,
      signal: leaving.signal,
    });
    await reached.promise;
    leaving.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => logged.length).toBe(1);
    released.resolve();
    server.close();
    await once(server, 'close');
    const line = JSON.parse(logged[0] ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ route: '/api/users/register', aborted: true });
    expect(line).not.toHaveProperty('status');
  });
});

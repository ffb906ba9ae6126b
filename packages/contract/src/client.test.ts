import { describe, expect, test, vi } from 'vitest';
import { ApiFailure, createClient, failureText, type Client, type ClientOptions } from './index.ts';

interface Seen {
  url: string;
  init: RequestInit;
}

function clientResponding(
  response: (seen: Seen) => Response | Promise<Response>,
  over?: Partial<ClientOptions>,
) {
  const seen: Seen[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    token: () => 'secret-token',
    language: 'hi',
    fetch: async (url, init) => {
      const call = { url: String(url), init: init ?? {} };
      seen.push(call);
      return response(call);
    },
    ...over,
  });
  return { client, seen };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiFailure);
  return outcome as ApiFailure;
}

describe('requests', () => {
  test('for a booking include the idempotency key, which is the same for every retry', async () => {
    const { client, seen } = clientResponding(() =>
      json(201, { data: { id: 'JB-20261122-4F7K' } }),
    );
    const input = {
      poojaId: 1,
      package: 'standard',
      serviceType: 'video',
      firstName: 'Kavita',
      lastName: 'Iyer',
      mobileNumber: '9812345670',
      email: 'kavita@example.in',
      preferredDate: '2026-11-25',
    } as const;
    await client('POST /api/bookings', {
      body: input,
      headers: { 'idempotency-key': 'made-up-once' },
    });
    await client('PATCH /api/bookings/:id', {
      path: { id: 'JB-20261122-4F7K' },
      body: { action: 'cancel', expectedRefund: 'full' },
    });
    await client('GET /api/poojas', { query: { day: 'Monday' } });
    expect(seen).toMatchObject([
      {
        url: 'http://api.test/api/bookings',
        init: { method: 'POST', headers: { 'idempotency-key': 'made-up-once' } },
      },
      { url: 'http://api.test/api/bookings/JB-20261122-4F7K', init: { method: 'PATCH' } },
      { url: 'http://api.test/api/poojas?day=Monday', init: { method: 'GET' } },
    ]);
    expect(JSON.parse(String(seen[0]?.init.body))).toEqual(input);
    expect(seen[2]?.init.headers).not.toHaveProperty('idempotency-key');
  });

  test('have the current token and language', async () => {
    const { client, seen } = clientResponding(() => json(200, { data: { id: '1' } }));
    await client('GET /api/auth/profile');
    expect(seen[0]).toMatchObject({
      url: 'http://api.test/api/auth/profile',
      init: {
        method: 'GET',
        headers: { authorization: 'Bearer secret-token', 'accept-language': 'hi' },
      },
    });
  });

  test('carry no authorization while signed out', async () => {
    const { client, seen } = clientResponding(() => json(200, {}), { token: () => null });
    await client('GET /api/header');
    expect(seen[0]?.init.headers).not.toHaveProperty('authorization');
  });

  test('build the URL of an almanac, with `+` encoded and missing values omitted', async () => {
    const { client, seen } = clientResponding(() => json(200, { data: {} }));
    const place = { latitude: 28.6139, longitude: 77.209 };
    await client('GET /api/panchang', {
      query: { date: '2026-11-21', time: '11:30', ...place, timezone: '+05:30' },
    });
    await client('GET /api/panchang/month', { query: { year: 2026, month: 11, ...place } });
    await client('GET /api/reports/festivals', {
      query: { year: 2026, region: 'gujarat', ...place },
    });
    await client('GET /api/horoscope/:sign/:period', {
      path: { sign: 'leo', period: 'weekly' },
      query: {},
    });
    expect(seen.map(({ url }) => url)).toEqual([
      'http://api.test/api/panchang?date=2026-11-21&time=11%3A30&latitude=28.6139&longitude=77.209&timezone=%2B05%3A30',
      'http://api.test/api/panchang/month?year=2026&month=11&latitude=28.6139&longitude=77.209',
      'http://api.test/api/reports/festivals?year=2026&region=gujarat&latitude=28.6139&longitude=77.209',
      'http://api.test/api/horoscope/leo/weekly',
    ]);
  });

  test('send inquiries as JSON, and remove a chart by its id', async () => {
    const { client, seen } = clientResponding((call) =>
      call.init.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : json(201, { data: { ticket: 'JY-20261122-4F7K' } }),
    );
    const message = { name: 'Asha', email: 'a@b.in', topic: 'refund', message: 'Hello' };
    expect(await client('POST /api/contact', { body: message })).toEqual({
      ticket: 'JY-20261122-4F7K',
    });
    expect(seen[0]).toMatchObject({
      url: 'http://api.test/api/contact',
      init: { method: 'POST', body: JSON.stringify(message) },
    });
    expect(await client('DELETE /api/users/charts/:id', { path: { id: 'a/b' } })).toBeUndefined();
    expect(seen[1]).toMatchObject({
      url: 'http://api.test/api/users/charts/a%2Fb',
      init: { method: 'DELETE', body: null },
    });
  });

  test('sign-up is sent as multipart with the specified part names', async () => {
    const { client, seen } = clientResponding(() => json(201, { token: 't', user: {} }));
    await client('POST /api/users/register', {
      form: {
        firstName: 'Asha',
        email: 'asha@example.in',
        birthData: { place: 'Ujjain', time: '06:30', date: '1990-05-14', latitude: 23.18 },
        profileImage: new Blob(['x'], { type: 'image/png' }),
      },
    });
    const form = seen[0]?.init.body as FormData;
    expect([...form.keys()]).toEqual([
      'firstName',
      'email',
      'birthData[place]',
      'birthData[time]',
      'birthData[date]',
      'birthData[latitude]',
      'profileImage',
    ]);
    expect(seen[0]?.init.headers).not.toHaveProperty('content-type');
  });

  test('a query is escaped', async () => {
    const { client, seen } = clientResponding(() => json(200, { data: [] }));
    await client('GET /api/places', { query: { q: 'a&b=ü' } });
    expect(seen[0]?.url).toBe('http://api.test/api/places?q=a%26b%3D%C3%BC');
  });

  test.each([
    ['faqs', (client) => client('GET /api/faqs'), '/api/faqs'],
    ['articles', (client) => client('GET /api/articles'), '/api/articles'],
    [
      'article',
      (client) => client('GET /api/articles/:key', { path: { key: 'a/b' } }),
      '/api/articles/a%2Fb',
    ],
    ['astrologers', (client) => client('GET /api/astrologers'), '/api/astrologers'],
    [
      'astrologer',
      (client) => client('GET /api/astrologers/:key', { path: { key: 'meera-joshi' } }),
      '/api/astrologers/meera-joshi',
    ],
    [
      'zodiac',
      (client) => client('GET /api/zodiac/:key', { path: { key: 'aries' } }),
      '/api/zodiac/aries',
    ],
    [
      'page',
      (client) => client('GET /api/pages/:key', { path: { key: 'refund-policy' } }),
      '/api/pages/refund-policy',
    ],
  ] satisfies [string, (client: Client) => Promise<unknown>, string][])(
    'to %s use its URL and unwrap the data',
    async (_name, send, path) => {
      const { client, seen } = clientResponding(() => json(200, { data: ['found'] }));
      expect(await send(client)).toEqual(['found']);
      expect(seen[0]).toMatchObject({ url: `http://api.test${path}`, init: { method: 'GET' } });
    },
  );

  test('a table is returned as text', async () => {
    const headers = { 'content-type': 'text/csv; charset=utf-8' };
    const { client } = clientResponding(() => new Response('email\na@b.in\n', { headers }));
    expect(await client('POST /api/operator/newsletter/export')).toBe('email\na@b.in\n');
  });

  test('logout has no response body', async () => {
    const { client } = clientResponding(() => new Response(null, { status: 204 }));
    await expect(client('POST /api/users/logout')).resolves.toBeUndefined();
  });
});

describe('failures', () => {
  test('have status, code, message, fields and retry delay', async () => {
    const body = { error: 'Wait.', code: 'too_many_attempts', fields: { email: 'Wait.' } };
    const { client } = clientResponding(() => json(429, body, { 'retry-after': '30' }));
    const failure = await failureOf(
      client('POST /api/users/login', { body: { email: 'a', password: 'b' } }),
    );
    expect(failure).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      message: 'Wait.',
      fields: { email: 'Wait.' },
      retryAfter: 30,
      isConnection: false,
    });
  });

  test('an array of sentences is joined with commas [S0-162]', async () => {
    const body = { error: ['First.', 'Second.'], code: 'invalid_input' };
    const { client } = clientResponding(() => json(400, body));
    const failure = await failureOf(client('POST /api/users/register', { form: {} }));
    expect(failureText(failure, 'Registration failed. Please try again.')).toBe('First., Second.');
  });

  test("a response without our error body gives the page's own message", async () => {
    const { client } = clientResponding(
      () => new Response('<html>Bad gateway</html>', { status: 502 }),
    );
    const failure = await failureOf(client('POST /api/users/login', { body: {} }));
    expect(failure).toMatchObject({ status: 502, code: 'bad_response', isConnection: true });
    expect(failureText(failure, 'Login failed. Please try again.')).toBe(
      'Login failed. Please try again.',
    );
  });

  test('distinguish an unreachable server from an error response', async () => {
    const { client } = clientResponding(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(client('GET /api/home'))).toMatchObject({
      status: 0,
      code: 'network',
      isConnection: true,
      endsSession: false,
    });
  });

  test('include a timeout if the server does not respond', async () => {
    const { client } = clientResponding(
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
      { timeoutMs: 20 },
    );
    expect(await failureOf(client('GET /api/home'))).toMatchObject({
      code: 'timeout',
      isConnection: true,
    });
  });

  test('by timeout come after two minutes for a form that may contain a picture, else after 20 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    try {
      const { client } = clientResponding(() => Promise.reject(new Error('offline')));
      await failureOf(client('GET /api/home'));
      await failureOf(client('POST /api/users/register', { form: {} }));
      expect(timeout.mock.calls).toEqual([[20_000], [120_000]]);
    } finally {
      timeout.mockRestore();
    }
  });

  test('do not include a call that its caller aborted', async () => {
    const leaving = new AbortController();
    const { client } = clientResponding(() => {
      leaving.abort();
      return Promise.reject(leaving.signal.reason as Error);
    });
    await expect(
      client('GET /api/places', { query: { q: 'uj' } }, { signal: leaving.signal }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('send nothing for a call that was aborted before it', async () => {
    const { client, seen } = clientResponding(() => json(200, { data: [] }));
    await expect(
      client('GET /api/places', { query: { q: 'uj' } }, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(seen).toEqual([]);
  });

  test.each([
    [401, true],
    [403, true],
    [404, true],
    [500, false],
    [503, false],
  ])('status %i ends the session: %s', async (status, ends) => {
    const { client } = clientResponding(() => json(status, { error: 'No.', code: 'unauthorized' }));
    expect((await failureOf(client('GET /api/auth/profile'))).endsSession).toBe(ends);
  });
});

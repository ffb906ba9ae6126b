import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { savedChartResponseSchema, savedChartsResponseSchema } from '@jyoti/contract';
import { callList as everyCall } from '@jyoti/contract/calls';
import { examplePath } from './example-path.ts';
import {
  expectBody,
  asha,
  bearer,
  expectError,
  signedUp,
  signUp,
  startApp,
  ujjain,
} from './app.ts';
import { operatedApp } from './operator-site.ts';

const birth = {
  name: 'Asha Rao',
  date: '1990-05-14',
  time: '06:30',
  place: { name: ujjain.name, latitude: ujjain.latitude, longitude: ujjain.longitude },
};
const person = { name: 'Kavita Iyer', email: 'kavita@example.in' };

/** Calls with a body, each with a valid one. */
const calls: Record<string, object> = {
  '/api/users/login': { email: asha['email'], password: asha['password'] },
  '/api/users/forgot-password': { email: asha['email'] },
  '/api/users/reset-password': { token: 'a'.repeat(43), newPassword: 'another good secret' },
  '/api/users/change-password': {
    currentPassword: asha['password'],
    newPassword: 'another good secret',
  },
  '/api/users/charts': { name: 'Asha', birth },
  '/api/newsletter': { email: person.email },
  '/api/contact': { ...person, topic: 'general', message: 'A question.' },
  '/api/consultations': {
    ...person,
    astrologer: 'meera-joshi',
    kind: 'consultation',
    mobile: '9812345670',
  },
  '/api/kundli': { birth },
};
const paths = Object.keys(calls);

/** Values that a document query language, a template or a merge would interpret. */
const orders: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['asha@example.in'],
  { toString: 'asha@example.in' },
  { length: 20 },
  true,
  7,
];

async function signedIn() {
  const site = await startApp();
  const { token } = await signedUp(site.api);
  const post = (path: string, body: object | string) =>
    site.api.post(path).set(bearer(token)).type('json').send(body);
  return { ...site, post, as: bearer(token) };
}

/** Sends bytes unchanged. */
function sent(request: ReturnType<Awaited<ReturnType<typeof signedIn>>['post']>, bytes: Buffer) {
  return request.serialize(() => bytes as unknown as string);
}

/** The text fields of a call's body. */
function textFields(path: string): string[] {
  const entries = Object.entries(calls[path] ?? {});
  return entries.flatMap(([field, value]) => (typeof value === 'string' ? [field] : []));
}

test('no call accepts an object, a list, a number or a boolean instead of text', async () => {
  const { post, store } = await signedIn();
  for (const path of paths) {
    for (const field of textFields(path)) {
      for (const order of orders) {
        const response = await post(path, { ...calls[path], [field]: order });
        const { fields } = expectError(response, 400, 'invalid_input');
        expect(Object.keys(fields ?? {}), `${path} ${JSON.stringify(order)}`).toEqual([field]);
      }
    }
  }
  expect(await store.users.byEmail('asha@example.in')).not.toBeNull();
});

describe('names like __proto__', () => {
  test('change nothing in any body', async () => {
    const { post } = await signedIn();
    const reaching =
      '"__proto__":{"polluted":"yes","role":"operator"},"constructor":{"prototype":{"polluted":"yes"}}';
    for (const path of paths.toReversed()) {
      const body = JSON.stringify(calls[path]).slice(0, -1);
      const tried = await post(path, `${body},${reaching}}`);
      const usual = await post(path, `${body}}`);
      // The password has changed by then.
      if (path !== '/api/users/change-password') expect(tried.status, path).toBe(usual.status);
      expect(tried.text).not.toContain('polluted');
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('do not make a body valid', async () => {
    const { post } = await signedIn();
    const body = '{"__proto__":{"email":"asha@example.in","password":"a long enough secret"}}';
    expectError(await post('/api/users/login', body), 400, 'invalid_input');
  });

  test('are not paths of the site', async () => {
    const { api } = await startApp();
    const query = '__proto__[polluted]=yes&constructor[prototype][polluted]=yes&q=Ujjain';
    expect((await api.get(`/api/places?${query}`)).status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

/** Twenty million characters in twenty thousand bytes. */
const bombs = [gzipSync, deflateSync].map((pack) =>
  pack(JSON.stringify({ padding: 'x'.repeat(20_000_000) })),
);

describe('too large an input', () => {
  test('in a body is rejected by every call: wide, deep or compressed', async () => {
    const { api, operator, visitor } = await operatedApp();
    const reading = everyCall.filter(({ body }) => body !== undefined);
    expect(reading.length).toBeGreaterThan(paths.length);
    for (const call of reading) {
      const post = (path: string, body: object | string) => {
        const { token } = call.who === 'operator' ? operator : visitor;
        return api[call.method](path).set(bearer(token)).type('json').send(body);
      };
      const path = examplePath(call);
      const usual = JSON.stringify(call.example?.body ?? { y: 1 }).slice(0, -1);
      expectError(await post(path, `${usual},"x":"${'x'.repeat(103_000)}"}`), 413, 'too_large');
      if (!paths.includes(path)) {
        const deep = `${usual},"x":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`;
        expectError(await post(path, deep), 400, 'invalid_input');
        const packed = post(path, {}).set('Content-Encoding', 'gzip');
        expectError(await sent(packed, bombs[0] ?? Buffer.from('{}')), 415, 'unsupported_type');
        continue;
      }
      expectError(await post(path, '['.repeat(99_000)), 400, 'invalid_json');
      expectError(
        await post(path, `${'['.repeat(40_000)}${']'.repeat(40_000)}`),
        400,
        'invalid_input',
      );
      for (const depth of [40, 9000]) {
        const deep = `${usual},"x":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
        expectError(await post(path, deep), 400, 'invalid_input');
      }
      for (const [at, encoding] of ['gzip', 'deflate', 'br', 'zstd', 'compress'].entries()) {
        const packed = post(path, {}).set('Content-Encoding', encoding);
        expectError(await sent(packed, bombs[at] ?? Buffer.from('{}')), 415, 'unsupported_type');
      }
    }
  });

  test('in form fields is rejected before anything is hashed', async () => {
    const { api, store } = await startApp();
    const long = await signUp(api, { firstName: 'x'.repeat(9_999), password: 'y'.repeat(9_999) });
    expect(Object.keys(expectError(long, 400, 'invalid_input').fields ?? {})).toEqual([
      'firstName',
      'password',
    ]);
    expect(await store.users.byEmail('asha@example.in')).toBeNull();
  });
});

describe('unusual text', () => {
  // NFC turns each of these into three characters.
  const growing = '\u{1D160}'.repeat(40);
  // A result that does not occur in any time or id by chance.
  const [SUM, RESULT] = ['917*953', '873901'];
  const texts: readonly (readonly [string, string])[] = [
    ['half a pair', 'A\uD800'],
    ['the other half', '\uDFFFA'],
    ['text that grows', growing],
    ['a mark on a mark', `A${'\u0301'.repeat(79)}`],
    ['text turned round', '\u202Eahsa\u2066'],
    ['nothing that is seen', '\u200B\u2060\uFEFF'],
    ['not a character', '\uFFFE\uFFFF'],
    ['the end of a C text', 'Asha\0<script>'],
    ['line ends', 'Asha\r\nBcc: victim@example.in'],
    ['other line ends', 'Asha\u2028\u2029\u0085Rao'],
    ['an order to a template', `{{${SUM}}}\${${SUM}}<%= ${SUM} %>#{${SUM}}`],
    ['an order to a format', '%s%n%x%p{0}'],
    ['an order to a database', "'; drop table users; --"],
    ['an order to a shell', '$(id) `id` | id; id'],
  ];

  test('is returned as normalised, or rejected', async () => {
    const { post, api, as } = await signedIn();
    for (const [what, text] of texts) {
      const saved = await post('/api/users/charts', { name: text, birth });
      const listed = await api.get('/api/users/charts').set(as);
      const { data: charts } = expectBody(listed, 200, savedChartsResponseSchema);
      if (saved.status === 201) {
        const { data: chart } = expectBody(saved, 201, savedChartResponseSchema);
        expect(charts, what).toContainEqual(chart);
        expect(chart.name, what).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      } else {
        expectError(saved, 400, 'invalid_input');
        expect(charts.map(({ name }) => name)).not.toContain(text);
      }
    }
  });

  test('causes no server error and is not evaluated', async () => {
    const { post, logged } = await signedIn();
    const statuses = new Set<number>();
    for (const path of paths.filter((each) => !each.includes('password'))) {
      for (const field of textFields(path)) {
        for (const [what, text] of texts) {
          const response = await post(path, { ...calls[path], [field]: text });
          statuses.add(response.status);
          const accepted = path === '/api/users/login' ? 401 : 201;
          expect([400, accepted], `${path} ${field}: ${what}`).toContain(response.status);
          expect(response.text).not.toContain(RESULT);
        }
      }
    }
    expect(statuses).toEqual(new Set([201, 400, 401]));
    expect(logged.join('')).not.toMatch(/victim|drop table|917\*953/);
  });
});

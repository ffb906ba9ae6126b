import { describe, expect, test } from 'vitest';
import { startApp } from './app.ts';

const warnings = (logged: string[]) => logged.filter((line) => line.includes('TRUST_PROXY')).length;

test('an untrusted proxy causes one warning', async () => {
  const { api, logged } = await startApp();
  await api.get('/healthz');
  expect(warnings(logged)).toBe(0);
  for (let round = 0; round < 2; round += 1) {
    await api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
  }
  expect(warnings(logged)).toBe(1);
});

test('a trusted proxy causes no warning', async () => {
  const { api, logged } = await startApp({ environment: { TRUST_PROXY: '1' } });
  await api.get('/healthz').set('X-Forwarded-For', '203.0.113.7');
  expect(warnings(logged)).toBe(0);
});

describe('the id of a request', () => {
  const given = '0af7651916cd43dd8448eb211c80319c';

  test('is that of a trusted proxy, in the response and in the log', async () => {
    const { api, logged } = await startApp({ environment: { TRUST_PROXY: '1' } });
    const { headers } = await api.get('/healthz').set('X-Request-Id', given);
    expect(headers['x-request-id']).toBe(given);
    expect(logged.join('')).toContain(`"id":"${given}"`);
  });

  test.each(['', 'too-short', 'x'.repeat(65), `${given}"}`, `${given} ${given}`])(
    'is generated if the proxy sends %j',
    async (id) => {
      const { api } = await startApp({ environment: { TRUST_PROXY: '1' } });
      const { headers } = await api.get('/healthz').set('X-Request-Id', id);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );

  test('is never that of a visitor', async () => {
    const { api } = await startApp();
    const { headers } = await api.get('/healthz').set('X-Request-Id', given);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

import { expect, test } from 'vitest';
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

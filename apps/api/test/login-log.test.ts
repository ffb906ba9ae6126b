import { expect, test } from 'vitest';
import { asha, signedUp, startApp } from './app.ts';

interface Line {
  route?: string;
  status?: number;
  from?: string;
  account?: string;
}

test('the log shows which attempts to log in share an address or an account, without naming either, for a day', async () => {
  const { api, logged, clock } = await startApp({ environment: { TRUST_PROXY: '1' } });
  await signedUp(api);
  clock.now = new Date('2026-11-29T12:00:00Z');
  const login = async (address: string, email: string, password = 'a wrong guess') => {
    await api.post('/api/users/login').set('X-Forwarded-For', address).send({ email, password });
    const lines = logged.map((line) => JSON.parse(line) as Line);
    return lines.findLast(({ route }) => route === '/api/users/login') ?? {};
  };
  const email = asha['email'] ?? '';
  const first = await login('203.0.113.1', email);
  expect(first).toMatchObject({ status: 401, from: expect.stringMatching(/^[\w-]{11}$/) });
  const other = await login('203.0.113.1', 'nobody@example.in');
  expect(other.from).toBe(first.from);
  expect(other.account).not.toBe(first.account);
  const right = await login('203.0.113.2', email.toUpperCase(), asha['password']);
  expect(right).toMatchObject({ status: 200, account: first.account });
  expect(right.from).not.toBe(first.from);
  clock.now = new Date('2026-11-30T00:00:00Z');
  const next = await login('203.0.113.1', email);
  expect(next.from).not.toBe(first.from);
  expect(next.account).not.toBe(first.account);
  expect(logged.join('')).not.toMatch(/203\.0\.113|example\.in/i);
  // No other line has marks.
  const marked = logged.filter((line) => line.includes('"account"'));
  expect(marked).toHaveLength(4);
});

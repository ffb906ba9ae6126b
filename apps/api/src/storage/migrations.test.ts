import { expect, test } from 'vitest';
import { migrated, type Migration } from './migrations.ts';

const steps: Migration[] = [
  { from: 1, migrate: (data) => ({ ...data, second: true }) },
  { from: 2, migrate: (data) => ({ ...data, third: true }) },
];

test('old data goes through every step in order', () => {
  expect(migrated({ schema: 1 }, steps, 3)).toEqual({ schema: 3, second: true, third: true });
});

test('present data is left alone', () => {
  const data = { schema: 3 };
  expect(migrated(data, steps, 3)).toBe(data);
});

test('data of a newer program is refused', () => {
  expect(() => migrated({ schema: 4 }, steps, 3)).toThrow(
    /version 4, this program knows version 3/,
  );
});

test('accounts of earlier versions are no operators, and their messages are open', () => {
  const old = { schema: 3, users: { 1: { id: '1' } }, messages: { T: { ticket: 'T' } } };
  expect(migrated({ ...old, bookings: {}, consultations: {} })).toMatchObject({
    users: { 1: { id: '1', role: 'user' } },
    messages: { T: { ticket: 'T', status: 'open' } },
    audit: [],
  });
});

test('logins of earlier versions were last used when they were made', () => {
  const login = { userId: '1', createdAt: '2026-01-01', expiresAt: '2026-01-31' };
  expect(migrated({ schema: 6, tokens: { hash: login } })).toMatchObject({
    tokens: { hash: { ...login, lastUsedAt: '2026-01-01', browser: null, system: null } },
  });
});

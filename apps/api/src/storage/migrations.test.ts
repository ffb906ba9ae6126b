import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { migrated, type Migration } from './migrations.ts';
import { emptyData, storedDataSchema } from './records.ts';

const steps: Migration[] = [
  { from: 1, migrate: (data) => ({ ...data, second: true }) },
  { from: 2, migrate: (data) => ({ ...data, third: true }) },
];

test('old data goes through every migration in order', () => {
  expect(migrated({ schema: 1 }, steps, 3)).toEqual({ schema: 3, second: true, third: true });
});

test('current data is not changed', () => {
  const data = { schema: 3 };
  expect(migrated(data, steps, 3)).toBe(data);
});

test('data of a newer program is rejected', () => {
  expect(() => migrated({ schema: 4 }, steps, 3)).toThrow(
    /version 4, this program knows version 3/,
  );
});

test('accounts of earlier versions are not operators, and their messages are open', () => {
  const old = { schema: 3, users: { 1: { id: '1' } }, messages: { T: { ticket: 'T' } } };
  expect(migrated({ ...old, bookings: {}, consultations: {} })).toMatchObject({
    users: { 1: { id: '1', role: 'user' } },
    messages: { T: { ticket: 'T', status: 'open' } },
    audit: [],
  });
});

test('logins of earlier versions have their creation time as last use', () => {
  const login = { userId: '1', createdAt: '2026-01-01', expiresAt: '2026-01-31' };
  expect(migrated({ schema: 6, tokens: { hash: login } })).toMatchObject({
    tokens: { hash: { ...login, lastUsedAt: '2026-01-01', browser: null, system: null } },
  });
});

test('accounts of earlier versions are unconfirmed from now on and get an e-mail to confirm, except operators', () => {
  const users = {
    1: { id: '1', email: 'asha@example.in', role: 'user', language: 'hi' },
    2: { id: '2', email: 'kavita@example.in', role: 'operator' },
  };
  const before = new Date().toISOString();
  const { users: after, mails } = migrated({ schema: 7, users, letters: {} }) as {
    users: Record<string, { unconfirmedSince?: string }>;
    mails: Record<string, { id: string; dueAt: string }>;
  };
  expect(after).toEqual({
    1: { ...users[1], emailConfirmed: false, unconfirmedSince: expect.any(String) },
    2: { ...users[2], emailConfirmed: true },
  });
  expect(after['1']?.unconfirmedSince?.localeCompare(before)).toBeGreaterThanOrEqual(0);
  const [mail, ...more] = Object.values(mails);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    userId: '1',
    to: 'asha@example.in',
    about: 'confirm_email',
    language: 'hi',
  });
  const stored = { ...emptyData(), mails };
  expect(parse(storedDataSchema, stored)).toEqual(stored);
});

test('subscriptions of earlier versions remain, each with a token', () => {
  const old = { email: 'asha@example.in', subscribedAt: '2026-01-01' };
  const other = { ...old, email: 'ravi@example.in' };
  const { subscriptions } = migrated({
    schema: 7,
    subscriptions: { [old.email]: old, [other.email]: other },
  }) as { subscriptions: Record<string, { token: string }> };
  expect(subscriptions).toMatchObject({ [old.email]: { ...old, confirmedAt: '2026-01-01' } });
  const tokens = Object.values(subscriptions).map(({ token }) => token);
  expect(tokens.every((token) => token.length >= 43)).toBe(true);
  expect(new Set(tokens).size).toBe(2);
});

test('bookings from before ceremonies had hours can be read, and have no hour', () => {
  const old = { id: 'JB-20260101-2222', preferredDate: '2026-01-05' };
  expect(migrated({ schema: 8, bookings: { [old.id]: old } })).toMatchObject({
    bookings: {
      [old.id]: { ...old, preferredTime: null, duration: null, paid: 0, operatorNote: null },
    },
  });
});

test('e-mails queued by earlier versions are still sent', () => {
  const mail = { id: '1', about: 'reset' };
  const data = migrated({ schema: 9, letters: { 1: mail } });
  expect(data).toMatchObject({ mails: { 1: mail } });
  expect(data).not.toHaveProperty('letters');
});

test('notes of bookings from before they were called operator notes stay', () => {
  const data = migrated({ schema: 9, bookings: { B: { id: 'B', deskNote: 'Prefers Hindi.' } } });
  expect(data).toMatchObject({ bookings: { B: { id: 'B', operatorNote: 'Prefers Hindi.' } } });
});

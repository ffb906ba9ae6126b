import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remainingUntil } from './countdown.logic.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');

test.each([
  ['2026-11-22T17:00:00+05:30', { days: 2, hours: 5 }],
  ['2026-11-21T12:00:00+05:30', { days: 1, hours: 0 }],
  ['2026-11-21T11:59:59+05:30', { days: 0, hours: 23 }],
  ['2026-11-20T12:00:01+05:30', { days: 0, hours: 0 }],
  ['2026-11-20T12:00:00+05:30', null],
  ['2025-04-15T00:00:00+05:30', null],
])('until %s', (endsAt, remaining) => {
  expect(remainingUntil(endsAt, now)).toEqual(remaining);
});

test('the time shown is never more than what is left, and less than an hour short of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 86_400_000 }), (left) => {
      const remaining = remainingUntil(new Date(now + left).toISOString(), now)!;
      const shown = (remaining.days * 24 + remaining.hours) * 3_600_000;
      expect(left - shown).toBeGreaterThanOrEqual(0);
      expect(left - shown).toBeLessThan(3_600_000);
      expect(remaining.hours).toBeLessThan(24);
    }),
  );
});

test('an invalid instant throws with its value', () => {
  expect(() => remainingUntil('soon', now)).toThrow(/“soon” is no ISO 8601 instant/);
});

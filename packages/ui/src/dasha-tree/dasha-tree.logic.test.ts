import { expect, test } from 'vitest';
import { durationOf, keyOf, needsTime } from './dasha-tree.logic.ts';

const from = (length: number) => ({
  start: '2024-01-15T00:00:00Z',
  end: new Date(Date.parse('2024-01-15T00:00:00Z') + length).toISOString(),
});
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [17 * 365.25 * DAY, [['year', 17]]],
  [17 * 365.25 * DAY - HOUR, [['year', 17]]],
  [
    2.67 * 365.25 * DAY,
    [
      ['year', 2],
      ['month', 8],
    ],
  ],
  [11.999 * 30.4375 * DAY, [['year', 1]]],
  [
    138 * DAY,
    [
      ['month', 4],
      ['day', 16],
    ],
  ],
  [
    9 * DAY + 4 * HOUR,
    [
      ['day', 9],
      ['hour', 4],
    ],
  ],
  [
    14.5 * HOUR,
    [
      ['hour', 14],
      ['minute', 30],
    ],
  ],
  [0.4 * HOUR, [['minute', 24]]],
  [0, [['minute', 0]]],
])('%d ms', (length, parts) => {
  expect(durationOf(from(length))).toEqual(parts);
});

test('short periods are written to the minute', () => {
  expect(needsTime(from(9 * DAY))).toBe(true);
  expect(needsTime(from(400 * DAY))).toBe(false);
});

test('a first child is not its parent, though both start at the same time', () => {
  const period = { lord: 'sun' as const, ...from(DAY) };
  expect(keyOf([period, period])).not.toBe(keyOf([period]));
});

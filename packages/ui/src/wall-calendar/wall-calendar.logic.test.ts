import { expect, test } from 'vitest';
import { weeksOf } from './wall-calendar.logic.ts';

const monthOf = (month: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
  }));

test.each([
  ['2026-02', 28, 4, 0, 0],
  ['2026-11', 30, 5, 0, 5],
  ['2026-08', 31, 6, 6, 5],
])(
  '%s with %i days has %i weeks, %i empty cells before it and %i after',
  (month, length, weeks, before, after) => {
    const rows = weeksOf(monthOf(month, length));
    expect(rows).toHaveLength(weeks);
    for (const row of rows) expect(row).toHaveLength(7);
    const cells = rows.flat();
    expect(cells.findIndex((cell) => cell !== null)).toBe(before);
    expect(cells.toReversed().findIndex((cell) => cell !== null)).toBe(after);
  },
);

test('without days there are no weeks', () => {
  expect(weeksOf([])).toEqual([]);
});

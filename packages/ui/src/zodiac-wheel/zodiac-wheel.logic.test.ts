import { expect, test } from 'vitest';
import { cells, directionAt, ticks } from './zodiac-wheel.logic.ts';

test.each([
  ['Aries above', 0, 0, -1],
  ['Cancer at the right', 3, 1, 0],
  ['Libra below', 6, 0, 1],
  ['Capricorn at the left', 9, -1, 0],
])('%s: clockwise, thirty degrees a sign [S0-563]', (_name, turn, x, y) => {
  const direction = directionAt(turn);
  expect(direction.x).toBeCloseTo(x);
  expect(direction.y).toBeCloseTo(y);
});

test('each cell ends where the next begins', () => {
  const ends = cells.map((cell) => cell.split(/ 0 0 1 |L/)[1]);
  const starts = cells.map((cell) => cell.slice(1).split('A')[0]);
  expect(starts).toEqual([ends[11], ...ends.slice(0, 11)]);
});

test('the rim is ruled every three degrees', () => {
  expect(ticks.match(/M/g)).toHaveLength(120);
});

import { expect, test } from 'vitest';
import { moonStepOf, vaarLordOf } from '../src/index.ts';

test.each([
  [0, 'sun'],
  [1, 'moon'],
  [2, 'mars'],
  [3, 'mercury'],
  [4, 'jupiter'],
  [5, 'venus'],
  [6, 'saturn'],
])('weekday %d belongs to %s', (weekday, lord) => {
  expect(vaarLordOf(weekday)).toBe(lord);
});

test.each([-1, 7, 1.5, Number.NaN])('weekday %d throws', (weekday) => {
  expect(() => vaarLordOf(weekday)).toThrow(RangeError);
});

test.each([
  [0, 'new'],
  [22, 'new'],
  [23, 'crescent'],
  [90, 'half'],
  [135, 'gibbous'],
  [180, 'full'],
  [225, 'gibbous'],
  [270, 'half'],
  [315, 'crescent'],
  [338, 'new'],
  [360, 'new'],
  [-90, 'half'],
  [540, 'full'],
])('at elongation %d° the moon phase is %s', (elongation, step) => {
  expect(moonStepOf(elongation)).toBe(step);
});

import { expect, test } from 'vitest';
import { stepInList } from './step-in-list.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 1, undefined],
  ['a', 1, undefined],
])('%s from %i of three leads to %s', (key, from, to) => {
  expect(stepInList(key, from, 3)).toBe(to);
});

test('in an empty list no key leads anywhere', () => {
  expect(stepInList('ArrowDown', -1, 0)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { stepByKey } from './step-by-key.ts';

test.each([
  ['ArrowRight', 0, {}, 1],
  ['ArrowDown', 2, {}, 0],
  ['ArrowLeft', 0, {}, 2],
  ['ArrowUp', 1, {}, 0],
  ['Home', 2, {}, 0],
  ['End', 0, {}, 2],
  ['Enter', 1, {}, undefined],
  ['ArrowLeft', 0, { direction: 'rtl' }, 1],
  ['ArrowRight', 0, { direction: 'rtl' }, 2],
  ['ArrowDown', 0, { direction: 'rtl' }, 1],
  ['ArrowDown', 0, { orientation: 'horizontal' }, undefined],
  ['ArrowRight', 0, { orientation: 'vertical' }, undefined],
  ['ArrowDown', 0, { orientation: 'vertical' }, 1],
  ['ArrowRight', 2, { loop: false }, 2],
  ['ArrowLeft', 0, { loop: false }, 0],
  ['ArrowDown', -1, {}, 0],
  ['ArrowUp', -1, {}, 2],
] as const)('%s from %i of three with %o leads to %s', (key, from, options, to) => {
  expect(stepByKey(key, from, 3, options)).toBe(to);
});

test('an empty list has no next item', () => {
  expect(stepByKey('ArrowDown', -1, 0)).toBeUndefined();
});

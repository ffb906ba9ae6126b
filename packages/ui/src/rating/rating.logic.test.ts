import { expect, test } from 'vitest';
import { isRating, starFills } from './rating.logic.ts';

const drawn = { full: '#', half: '+', empty: '-' } as const;

test.each([
  [0, '-----'],
  [0.2, '-----'],
  [0.25, '+----'],
  [1, '#----'],
  [4.3, '####+'],
  [4.5, '####+'],
  [4.74, '####+'],
  [4.75, '#####'],
  [5, '#####'],
])('%d of five stars is %s', (value, stars) => {
  expect(
    starFills(value, 5)
      .map((fill) => drawn[fill])
      .join(''),
  ).toBe(stars);
});

test.each([
  [0, true],
  [5, true],
  [-0.1, false],
  [5.1, false],
  [Number.NaN, false],
])('%d is a rating out of five: %s', (value, is) => {
  expect(isRating(value, 5)).toBe(is);
});

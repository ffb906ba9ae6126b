import { expect, test } from 'vitest';
import { filledStars, isRating } from './rating.logic.ts';

test.each([
  [0, 0],
  [0.2, 0],
  [0.25, 0.5],
  [1, 1],
  [4.3, 4.5],
  [4.5, 4.5],
  [4.74, 4.5],
  [4.75, 5],
  [5, 5],
])('a rating of %d fills %d stars', (value, stars) => {
  expect(filledStars(value)).toBe(stars);
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

import { expect, test } from 'vitest';
import { STAR_COUNTS, starsOf } from './nakshatra-stars.ts';

test('every nakshatra has its stars, at fixed places inside its cell', () => {
  expect(STAR_COUNTS).toHaveLength(27);
  for (const [index, count] of STAR_COUNTS.entries()) {
    const stars = starsOf(index + 1);
    expect(stars).toHaveLength(Math.min(count, 14));
    expect(stars).toEqual(starsOf(index + 1));
    expect(stars.filter(({ first }) => first)).toHaveLength(1);
    for (const { along, across } of stars) {
      expect(along > 0 && along < 1 && across > 0 && across < 1).toBe(true);
    }
  }
});

import { expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { fixedStar, SIRIUS } from './star.ts';

const J2000 = 2451545;

test('a fixed star swings by aberration over a year', () => {
  const seen = Array.from({ length: 366 }, (_, day) => {
    // Less precession; nutation moves by a few seconds in a year.
    return fixedStar(SIRIUS, J2000 + day) - (day / 365.25) * (50.29 / 3600);
  });
  const swing = (Math.max(...seen) - Math.min(...seen)) * 3600;
  // 2 × 20.5″ / cos of the latitude, 39.6°: 53″
  expect(swing).toBeGreaterThan(45);
  expect(swing).toBeLessThan(65);
});

test('a fixed star throws outside the years of the Earth’s ephemeris', () => {
  for (const jdTt of [2378311, 2525146, Number.NaN]) {
    expect(() => fixedStar(SIRIUS, jdTt)).toThrow(JyotishError);
  }
});

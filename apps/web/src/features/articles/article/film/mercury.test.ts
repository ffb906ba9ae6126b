import { expect, test } from 'vitest';
import { DAYS, mercuryAt } from './mercury.ts';

const days = Array.from({ length: DAYS + 1 }, (_, day) => mercuryAt(day / DAYS));

test('Mercury moves backwards around the inferior conjunction, and forwards before and after', () => {
  expect(mercuryAt(0.5).isRetrograde).toBe(true);
  expect(mercuryAt(0).isRetrograde).toBe(false);
  expect(mercuryAt(1).isRetrograde).toBe(false);
});

test('Mercury is retrograde for about three weeks, as in almanacs', () => {
  const retrograde = days.filter(({ isRetrograde }) => isRetrograde).length;
  expect(retrograde).toBeGreaterThanOrEqual(20);
  expect(retrograde).toBeLessThanOrEqual(25);
});

test('Sun, Mercury and Earth are in line at the conjunction', () => {
  const { mercury, earth } = mercuryAt(0.5);
  expect(mercury.x * earth.y - mercury.y * earth.x).toBeCloseTo(0);
});

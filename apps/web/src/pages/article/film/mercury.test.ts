import { expect, test } from 'vitest';
import { DAYS, mercuryAt } from './mercury.ts';

const days = Array.from({ length: DAYS + 1 }, (_, day) => mercuryAt(day / DAYS));

test('Mercury seems to move backwards around the inferior conjunction, and forwards before and after', () => {
  expect(mercuryAt(0.5).isRetrograde).toBe(true);
  expect(mercuryAt(0).isRetrograde).toBe(false);
  expect(mercuryAt(1).isRetrograde).toBe(false);
});

test('it is retrograde for about three weeks, as the almanacs have it', () => {
  const retrograde = days.filter(({ isRetrograde }) => isRetrograde).length;
  expect(retrograde).toBeGreaterThanOrEqual(20);
  expect(retrograde).toBeLessThanOrEqual(25);
});

test('at the conjunction Sun, Mercury and Earth are in one line', () => {
  const { mercury, earth } = mercuryAt(0.5);
  expect(mercury.x * earth.y - mercury.y * earth.x).toBeCloseTo(0);
});

import { expect, test } from 'vitest';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';
import { onRing, starField } from './sky-scene.logic.ts';

const centre = { x: 0, y: 0 };

test.each([
  // [longitude, ascendant, x, y, above]: the ascendant rises at the left; what rose before it is higher.
  ['the ascendant itself is on the horizon', 100, 100, -10, 0, false],
  ['what rose a quarter turn ago culminates', 10, 100, 0, -10, true],
  ['the descendant sets at the right', 280, 100, 10, 0, false],
  ['what is yet to rise is below', 190, 100, 0, 10, false],
  ['across 0° Aries', 350, 20, -8.7, -5, true],
])('%s', (_name, longitude, ascendant, x, y, above) => {
  const point = onRing(longitude, ascendant, centre, 10);
  expect(point.x).toBeCloseTo(x, 1);
  expect(point.y).toBeCloseTo(y, 1);
  expect(point.above).toBe(above);
});

test('the same seed draws the same stars, another seed others', () => {
  expect(starField(300, 200, 7)).toEqual(starField(300, 200, 7));
  expect(starField(300, 200, 7)).not.toEqual(starField(300, 200, 8));
  expect(starField(300, 200, 7)).toHaveLength(20);
});

test('seeded numbers lie from 0 to under 1', () => {
  const next = seededNumbers(1);
  for (let index = 0; index < 1000; index += 1) {
    const value = next();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

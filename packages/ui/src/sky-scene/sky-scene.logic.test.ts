import { describe, expect, test } from 'vitest';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';
import { onRing, positionsAbove, starField } from './sky-scene.logic.ts';

const centre = { x: 0, y: 0 };

test.each([
  // [longitude, ascendant, x, y, above]: the ascendant is at the left; what rose before it is
  // higher.
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

test('the same seed renders the same stars, another seed others', () => {
  expect(starField(300, 200, 7)).toEqual(starField(300, 200, 7));
  expect(starField(300, 200, 7)).not.toEqual(starField(300, 200, 8));
  expect(starField(300, 200, 7)).toHaveLength(20);
});

test('seeded numbers are from 0 to under 1', () => {
  const next = seededNumbers(1);
  for (let index = 0; index < 1000; index += 1) {
    const value = next();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

describe('positions of grahas', () => {
  const placed = (...grahas: Parameters<typeof positionsAbove>[0]) =>
    positionsAbove(grahas, 100, centre, 250);

  test('only grahas above the horizon have one, by isUp or else by their longitude', () => {
    const result = placed(
      { graha: 'sun', longitude: 10 },
      { graha: 'mars', longitude: 190 },
      { graha: 'moon', longitude: 101, isUp: true },
      { graha: 'venus', longitude: 50, isUp: false },
    );
    expect(result.map(({ graha }) => graha)).toEqual(['moon', 'sun']);
    for (const { y } of result) expect(y).toBeLessThan(0);
  });

  test('none overlaps another, and each is at its longitude', () => {
    const close = placed(
      { graha: 'sun', longitude: 20 },
      { graha: 'mercury', longitude: 21 },
      { graha: 'venus', longitude: 24 },
      { graha: 'rahu', longitude: 60 },
    );
    for (const [index, a] of close.entries()) {
      const along = Math.atan2(-a.y, -a.x);
      expect(along).toBeCloseTo(Math.atan2(-a.from.y, -a.from.x), 2);
      for (const b of close.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(36);
      }
    }
  });
});

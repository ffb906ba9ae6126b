import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grahaIds } from '../glyphs/index.ts';
import { placeOf, ringFrom, spread } from './nakshatra-ring.logic.ts';

test.each([
  [0, 1, 1],
  [13.33, 1, 4],
  [13.34, 2, 1],
  [40, 4, 1],
  [43.33, 4, 1],
  [120, 10, 1],
  [240, 19, 1],
  [359.99, 27, 4],
  [360, 1, 1],
  [-1, 27, 4],
])('%s° is in nakshatra %s, pada %s', (longitude, nakshatra, pada) => {
  expect(placeOf(longitude)).toEqual({ nakshatra, pada });
});

test.each([
  ['the start at the left', 100, 10, 200],
  ['a quarter on, below: what rises after it', 190, 200, 390],
  ['half on, at the right', 280, 390, 200],
  ['a quarter before, above: what has risen', 10, 200, 10],
])('%s', (_name, longitude, x, y) => {
  expect(ringFrom(100).pointAt(longitude, 190)).toEqual({ x, y });
});

describe('spread', () => {
  const anySky = fc.array(fc.double({ min: -720, max: 720, noNaN: true }), {
    minLength: 1,
    maxLength: 9,
  });
  const apart = (a: number, b: number) => {
    const gap = Math.abs(a - b) % 360;
    return Math.min(gap, 360 - gap);
  };

  test('no glyph lies on another, wherever the grahas are', () => {
    fc.assert(
      fc.property(anySky, (longitudes) => {
        const shown = spread(
          longitudes.map((longitude, index) => ({ graha: grahaIds[index] ?? 'sun', longitude })),
        );
        expect(shown).toHaveLength(longitudes.length);
        for (const [index, a] of shown.entries()) {
          for (const b of shown.slice(index + 1)) {
            expect(apart(a.shownAt, b.shownAt)).toBeGreaterThan(12);
          }
        }
      }),
    );
  });

  test('those with enough space stay where they are', () => {
    const shown = spread([
      { graha: 'sun', longitude: 10 },
      { graha: 'moon', longitude: 200 },
    ]);
    expect(shown.map(({ shownAt }) => shownAt)).toEqual([10, 200]);
  });
});

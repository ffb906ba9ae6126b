import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandPart, percentOf, pointAt, tithiOf } from './tithi-arc.logic.ts';
import { hi } from '../messages-hi/index.ts';
import { tithiName, tithiNames } from './tithi-name.ts';

test.each([
  [0, 1, 0],
  [6, 1, 0.5],
  [12, 2, 0],
  [101, 9, 5 / 12],
  [179.999, 15, 0.99992],
  [180, 16, 0],
  [359.9, 30, 0.99167],
  [360, 1, 0],
  [-6, 30, 0.5],
  [-1e-17, 1, 0],
  [366, 1, 0.5],
])('%d° is tithi %d', (elongation, tithi, gone) => {
  expect(tithiOf(elongation).tithi).toBe(tithi);
  expect(tithiOf(elongation).gone).toBeCloseTo(gone, 4);
});

test('every elongation has one tithi, never one that has ended', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (elongation) => {
      const { tithi, gone } = tithiOf(elongation);
      expect(tithi).toBeGreaterThanOrEqual(1);
      expect(tithi).toBeLessThanOrEqual(30);
      expect(gone).toBeLessThan(1);
      expect(percentOf(gone)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an invalid angle is an error', () => {
  expect(() => tithiOf(Number.NaN)).toThrow(RangeError);
});

test('the percentage is rounded down, so that 100 is reached only at the end', () => {
  expect(percentOf(0.999)).toBe(99);
  expect(percentOf(0.07)).toBe(7);
});

test('the arc runs from the left over the top to the right', () => {
  expect(pointAt(0, 100)).toEqual({ x: 100, y: 204 });
  expect(pointAt(180, 100)).toEqual({ x: 200, y: 104 });
  expect(pointAt(360, 100)).toEqual({ x: 300, y: 204 });
  expect(bandPart(0, 180, 100, 90)).toBe(
    'M100 204A100 100 0 0 1 200 104L200 114A90 90 0 0 0 110 204Z',
  );
});

test.each([
  [1, 'Shukla Pratipada', 'शुक्ल प्रतिपदा'],
  [14, 'Shukla Chaturdashi', 'शुक्ल चतुर्दशी'],
  [15, 'Purnima', 'पूर्णिमा'],
  [16, 'Krishna Pratipada', 'कृष्ण प्रतिपदा'],
  [30, 'Amavasya', 'अमावस्या'],
])('tithi %d is %s', (tithi, english, hindi) => {
  expect(tithiName(tithi, tithiNames.words)).toBe(english);
  expect(tithiName(tithi, hi.tithiNames)).toBe(hindi);
});

test.each([0, 31, 1.5])('there is no tithi %d', (tithi) => {
  expect(() => tithiName(tithi, tithiNames.words)).toThrow(RangeError);
});

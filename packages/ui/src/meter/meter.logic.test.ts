import { expect, test } from 'vitest';
import { bandOf, shareOf, type MeterBand } from './meter.logic.ts';

const bands: MeterBand[] = [
  { from: 0, word: 'low', tone: 'weak' },
  { from: 18, word: 'fair', tone: 'fair' },
  { from: 25, word: 'good', tone: 'strong' },
];

test.each([
  [0, 'low'],
  [17.5, 'low'],
  [18, 'fair'],
  [24.9, 'fair'],
  [25, 'good'],
  [36, 'good'],
])('%d of 36 is %s, in whatever order the bands come', (value, word) => {
  expect(bandOf(value, bands)?.word).toBe(word);
  expect(bandOf(value, bands.toReversed())?.word).toBe(word);
});

test('below the first band, and without bands, there is no word', () => {
  expect(bandOf(3, bands.slice(1))).toBeUndefined();
  expect(bandOf(3, [])).toBeUndefined();
});

test('a value takes its share of the scale', () => {
  expect(shareOf(0, 36)).toBe(0);
  expect(shareOf(9, 36)).toBe(0.25);
  expect(shareOf(36, 36)).toBe(1);
});

test.each([
  [37, 36],
  [-1, 36],
  [Number.NaN, 36],
  [0, 0],
])('%d on a scale to %d throws with its name', (value, max) => {
  expect(() => shareOf(value, max)).toThrow(
    new RangeError(`Meter: ${value} is not between 0 and ${max}`),
  );
});

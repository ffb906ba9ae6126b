import { describe, expect, test } from 'vitest';
import { ageAt, positionIn, precisionOf, segmentsOf } from './life.logic.ts';
import { sampleBirth, sampleNow, samplePeriods } from '../timeline.samples.ts';

describe('segmentsOf', () => {
  test('covers the span from birth exactly, with the first period cut', () => {
    const segments = segmentsOf(samplePeriods, sampleBirth, sampleNow);
    expect(segments).toHaveLength(9);
    expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(segments[0]?.share).toBeLessThan(16 / 115);
  });

  test('drops a period that ended before birth', () => {
    expect(segmentsOf(samplePeriods, '2006-01-01T00:00:00Z', sampleNow)).toHaveLength(8);
  });

  test('exactly one period is current; at its end the next one is', () => {
    const running = (now: string) =>
      segmentsOf(samplePeriods, sampleBirth, now)
        .filter((segment) => segment.running)
        .map(({ graha }) => graha);
    expect(running(sampleNow)).toEqual(['mercury']);
    expect(running('2041-01-15T00:00:00Z')).toEqual(['ketu']);
    expect(running('2041-01-14T23:59:59Z')).toEqual(['mercury']);
    expect(running('2200-01-01T00:00:00Z')).toEqual([]);
  });
});

test('an instant outside the span has no position', () => {
  expect(
    positionIn('2000-01-01T00:00:00Z', '1990-01-01T00:00:00Z', '2010-01-01T00:00:00Z'),
  ).toBeCloseTo(0.5, 2);
  expect(
    positionIn('1980-01-01T00:00:00Z', '1990-01-01T00:00:00Z', '2010-01-01T00:00:00Z'),
  ).toBeNull();
});

test.each([
  ['2025-08-13T00:00:00Z', 30],
  ['2025-08-14T00:00:00Z', 31],
])('age on %s is %d', (now, age) => expect(ageAt(now, sampleBirth)).toBe(age));

test.each([
  ['a life', '1994-08-14', '2109-01-15', 'year'],
  ['a mahadasha', '2024-01-15', '2041-01-15', 'month'],
  ['an antardasha', '2024-01-15', '2026-06-13', 'day'],
  ['a pratyantardasha', '2025-03-30', '2025-05-21', 'time'],
] as const)('units used for the bounds inside %s', (_name, start, end, precision) => {
  expect(precisionOf(start, end)).toBe(precision);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { isoFromJulianDay, julianDayFromIso } from './index.ts';

describe('known Julian days', () => {
  // Meeus, Astronomical Algorithms, chapter 7; the last two from the ayanamsa's definition and SOFA.
  const rows: readonly [iso: string, jd: number][] = [
    ['2000-01-01T12:00:00Z', 2451545],
    ['1999-01-01T00:00:00Z', 2451179.5],
    ['1987-01-27T00:00:00Z', 2446822.5],
    ['1987-06-19T12:00:00Z', 2446966],
    ['1988-01-27T00:00:00Z', 2447187.5],
    ['1900-01-01T00:00:00Z', 2415020.5],
    ['1600-12-31T00:00:00Z', 2305812.5],
    ['1957-10-04T19:26:24Z', 2436116.31],
    ['1956-03-21T00:00:00Z', 2435553.5],
    ['1858-11-17T00:00:00Z', 2400000.5],
  ];
  test.each(rows)('%s is %d', (iso, jd) => {
    expect(julianDayFromIso(iso)).toBeCloseTo(jd, 9);
    expect(isoFromJulianDay(jd)).toBe(iso);
  });
});

test('fractions of a second count, and printing rounds to the nearest second', () => {
  const jd = julianDayFromIso('2007-09-04T13:37:25.750Z');
  expect((jd - julianDayFromIso('2007-09-04T13:37:25Z')) * 86_400).toBeCloseTo(0.75, 3);
  expect(isoFromJulianDay(jd)).toBe('2007-09-04T13:37:26Z');
});

test('printing carries into the next day and year', () => {
  expect(isoFromJulianDay(julianDayFromIso('2019-12-31T23:59:59.700Z'))).toBe(
    '2020-01-01T00:00:00Z',
  );
});

describe('invalid instants', () => {
  test.each([
    ['2020-02-30T00:00:00Z', 'invalid_date'],
    ['2020-01-01', 'invalid_date'],
    ['2020-01-01T00:00:00', 'invalid_date'],
    ['2020-01-01T00:00:00+05:30', 'invalid_date'],
    ['2020-01-01T25:00:00Z', 'invalid_time'],
    ['2020-01-01T00:61:00Z', 'invalid_time'],
  ])('%s: %s', (iso, code) => {
    let thrown: unknown;
    try {
      julianDayFromIso(iso);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(JyotishError);
    expect((thrown as JyotishError).code).toBe(code);
  });
});

test('every full second from 1800 to 2200 survives the conversion to a Julian day and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_364_662_400, max: 7_289_654_399 }), (unixSeconds) => {
      const iso = new Date(unixSeconds * 1000).toISOString().replace('.000Z', 'Z');
      expect(isoFromJulianDay(julianDayFromIso(iso))).toBe(iso);
    }),
  );
});

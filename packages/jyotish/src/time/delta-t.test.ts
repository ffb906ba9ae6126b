import { describe, expect, test } from 'vitest';
import { skyRecords } from '../../reference/sky.ts';
import { deltaT, julianDayFromIso } from './index.ts';

describe('delta T', () => {
  // IERS Bulletin A and B, and the Astronomical Almanac: TT - UT1, seconds.
  test.each([
    ['1980-01-01T00:00:00Z', 50.54],
    ['1990-01-01T00:00:00Z', 56.86],
    ['2000-01-01T00:00:00Z', 63.83],
    ['2010-01-01T00:00:00Z', 66.07],
    ['2015-01-01T00:00:00Z', 67.64],
    ['2020-01-01T00:00:00Z', 69.36],
  ])('%s: %d s as measured', (iso, seconds) => {
    expect(deltaT(julianDayFromIso(iso))).toBeCloseTo(seconds, 1);
  });

  test('follows the oracle within 0.03 s at all 300 instants', () => {
    // In 0.03 s the Moon moves 0.016″, far less than the tolerance of its theory.
    for (const record of skyRecords()) {
      const error = Math.abs(deltaT(julianDayFromIso(record.utc)) - record.deltaT);
      expect(error, record.id).toBeLessThan(0.03);
    }
  });

  test('has no jump from one year to the next', () => {
    for (let year = 1800; year <= 2200; year += 1) {
      const jd = julianDayFromIso(`${year}-01-01T00:00:00Z`);
      expect(Math.abs(deltaT(jd + 1e-4) - deltaT(jd - 1e-4)), String(year)).toBeLessThan(1e-4);
    }
  });

  test('uses its last value outside its table', () => {
    const last = deltaT(julianDayFromIso('2205-01-01T00:00:00Z'));
    expect(deltaT(julianDayFromIso('2300-01-01T00:00:00Z'))).toBe(last);
  });
});

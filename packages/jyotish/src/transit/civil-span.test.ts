import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilFromJulianDay } from '../time/index.ts';
import { FORECAST_PERIODS, civilSpan } from './index.ts';

describe('civil spans', () => {
  test.each([
    ['daily', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['weekly', '2026-11-21', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['weekly', '1969-12-31', '1969-12-29', '1970-01-04'],
    ['monthly', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['weekly', '1800-01-01', '1800-01-01', '1800-01-05'],
    ['weekly', '2200-12-31', '2200-12-29', '2200-12-31'],
  ] as const)('%s of %s: %s to %s', (period, date, first, last) => {
    const span = civilSpan(period, date, 'Asia/Kolkata');
    expect([span.firstDate, span.lastDate]).toEqual([first, last]);
  });

  test('begin and end at local midnight, or where the clocks were put past it', () => {
    const zone = fc.constantFrom(
      'Asia/Kolkata',
      'America/Sao_Paulo',
      'Africa/Cairo',
      'Europe/Berlin',
      'Asia/Kathmandu',
      '+05:53:20',
    );
    const unixSecond = fc.integer({ min: -5_300_000_000, max: 7_200_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...FORECAST_PERIODS),
        unixSecond,
        zone,
        (period, at, timeZone) => {
          const { date } = civilFromJulianDay(2_440_587.5 + at / 86_400, timeZone);
          const { firstDate, lastDate, fromJdUt, toJdUt } = civilSpan(period, date, timeZone);
          expect(firstDate <= date && date <= lastDate).toBe(true);
          const second = 1 / 86_400;
          expect(civilFromJulianDay(fromJdUt, timeZone).date).toBe(firstDate);
          expect(civilFromJulianDay(fromJdUt - second, timeZone).date < firstDate).toBe(true);
          expect(civilFromJulianDay(toJdUt - second, timeZone).date).toBe(lastDate);
          expect(civilFromJulianDay(toJdUt, timeZone).date > lastDate).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('São Paulo, 4 November 2018: the day began at one', () => {
    const { fromJdUt, toJdUt } = civilSpan('daily', '2018-11-04', 'America/Sao_Paulo');
    expect(civilFromJulianDay(fromJdUt, 'America/Sao_Paulo').time).toBe('01:00:00');
    expect((toJdUt - fromJdUt) * 24).toBeCloseTo(23, 6);
  });

  test.each([
    ['2026-02-30', 'Asia/Kolkata', 'invalid_date'],
    ['tomorrow', 'Asia/Kolkata', 'invalid_date'],
    ['2026-02-20', 'Asia/Atlantis', 'unknown_timezone'],
    ['1799-12-31', 'Asia/Kolkata', 'out_of_range'],
  ])('%s in %s: %s', (date, timeZone, code) => {
    expect(() => civilSpan('weekly', date, timeZone)).toThrow(expect.objectContaining({ code }));
  });
});

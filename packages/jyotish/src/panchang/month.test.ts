import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilFromJulianDay, julianDayFromIso } from '../time/index.ts';
import {
  almanacSky,
  illuminationAt,
  limbsNow,
  moonCalendar,
  panchangOfDay,
  panchangOfMonth,
} from './index.ts';
import type { MonthDay } from './index.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const SECOND = 1 / 86_400;

const year = fc.integer({ min: 1801, max: 2199 });
const month = fc.integer({ min: 1, max: 12 });
const latitude = fc.double({ min: -70, max: 70, noNaN: true });

describe('March 2025 in Delhi', () => {
  const rows = panchangOfMonth(2025, 3, DELHI, 'Asia/Kolkata');
  const row = (date: string): MonthDay => rows.find(({ civilDay }) => civilDay.date === date)!;

  test('a row for every date', () => {
    expect(rows).toHaveLength(31);
    expect(rows.map(({ civilDay }) => civilDay.date)).toEqual(
      Array.from({ length: 31 }, (_, day) => `2025-03-${String(day + 1).padStart(2, '0')}`),
    );
  });

  test('the principal phases are on their dates alone', () => {
    const principal = rows.filter(({ moon }) => moon.phaseJdUt !== null);
    expect(principal.map(({ moon }) => [moon.date, moon.state])).toEqual([
      ['2025-03-06', 'first_quarter'],
      ['2025-03-14', 'full_moon'],
      ['2025-03-22', 'last_quarter'],
      ['2025-03-29', 'new_moon'],
    ]);
    expect(row('2025-03-14').moon).toMatchObject({ paksha: 'purnima' });
    expect(row('2025-03-29').moon).toMatchObject({ paksha: 'amavasya' });
    expect(row('2025-03-01').moon).toMatchObject({ state: 'waxing_crescent', paksha: 'shukla' });
    expect(row('2025-03-28').moon).toMatchObject({ state: 'waning_crescent', paksha: 'krishna' });
  });

  test('a day without a moonrise has a notice', () => {
    const none = rows.filter(({ moonriseJdUt }) => moonriseJdUt === null);
    expect(none.map(({ civilDay }) => civilDay.date)).toEqual(['2025-03-29']);
    expect(none[0]!.notices).toEqual(['no_moonrise']);
  });

  test('the lunar year turns on the 30th', () => {
    expect(row('2025-03-29').lunarMonth.name).toBe('Phalguna');
    expect(row('2025-03-29').purnimanta.name).toBe('Chaitra');
    expect(row('2025-03-30').lunarMonth.name).toBe('Chaitra');
    expect(row('2025-03-30').tithi.number).toBe(1);
  });
});

test('illumination as the Astronomical Algorithms have it: 12 April 1992, 0h TT, 0.68', () => {
  const jdUt = julianDayFromIso('1992-04-12T00:00:00Z') - 59 * SECOND;
  expect(illuminationAt(jdUt, almanacSky('lahiri'))).toBeCloseTo(0.6786, 4);
});

describe('laws of a month', () => {
  test('a row is the day it represents', () => {
    fc.assert(
      fc.property(year, month, latitude, fc.integer({ min: 1, max: 28 }), (y, m, north, day) => {
        const place = { latitude: north, longitude: 77 };
        const row = panchangOfMonth(y, m, place, 'Asia/Kolkata')[day - 1]!;
        const alone = panchangOfDay(row.civilDay.date, place, 'Asia/Kolkata');
        const now = limbsNow(alone, alone.span.startJdUt);
        for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
          expect(row[limb].number).toBe(now[limb].number);
          expect(Math.abs(row[limb].endJdUt - now[limb].endJdUt)).toBeLessThan(0.05 * SECOND);
        }
        expect(row.lunarMonth.name).toBe(alone.lunarMonth.name);
        expect(row.notices).toEqual(alone.notices);
        expect(row.weekday).toBe(alone.weekday);
      }),
      { numRuns: 40 },
    );
  });

  test('states of the Moon run in their order, and the light with them', () => {
    fc.assert(
      fc.property(year, month, latitude, (y, m, north) => {
        const rows = panchangOfMonth(y, m, { latitude: north, longitude: 77 }, 'Asia/Kolkata');
        const states = rows
          .map(({ moon }) => moon.state)
          .filter((state, at, all) => state !== all[at - 1]);
        const order = [
          'new_moon',
          'waxing_crescent',
          'first_quarter',
          'waxing_gibbous',
          'full_moon',
          'waning_gibbous',
          'last_quarter',
          'waning_crescent',
        ];
        states.forEach((state, at) => {
          const before = states[at - 1];
          if (before !== undefined) {
            expect(order.indexOf(state)).toBe((order.indexOf(before) + 1) % 8);
          }
        });
        for (const { moon, civilDay } of rows) {
          expect(moon.illumination).toBeGreaterThanOrEqual(0);
          expect(moon.illumination).toBeLessThanOrEqual(1);
          if (moon.state === 'full_moon') expect(moon.illumination).toBeGreaterThan(0.96);
          if (moon.state === 'new_moon') expect(moon.illumination).toBeLessThan(0.04);
          if (moon.phaseJdUt !== null) {
            expect(civilFromJulianDay(moon.phaseJdUt, 'Asia/Kolkata').date).toBe(civilDay.date);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('February has the length of its year', () => {
    expect(panchangOfMonth(2024, 2, DELHI, 'Asia/Kolkata')).toHaveLength(29);
    expect(panchangOfMonth(1900, 2, DELHI, 'Asia/Kolkata')).toHaveLength(28);
  });

  test('the Moon calendar of any dates is that of their months', () => {
    const rows = panchangOfMonth(2025, 3, DELHI, 'Asia/Kolkata');
    const calendar = moonCalendar('2025-03-20', 30, DELHI, 'Asia/Kolkata');
    expect(calendar).toHaveLength(30);
    expect(calendar.slice(0, 12).map(({ date, state, paksha }) => [date, state, paksha])).toEqual(
      rows.slice(19).map(({ moon }) => [moon.date, moon.state, moon.paksha]),
    );
    expect(calendar.at(-1)!.date).toBe('2025-04-18');
  });

  test.each([
    [2025, 13, 'invalid_date'],
    [2025, 0, 'invalid_date'],
    [2025, 1.5, 'invalid_date'],
    [1700, 1, 'out_of_range'],
  ])('%d-%d is refused', (y, m, code) => {
    expect(() => panchangOfMonth(y, m, DELHI, 'Asia/Kolkata')).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

test('a day begins at its first instant where the clocks jump over midnight', () => {
  // São Paulo, 4 November 2018: 00:00 became 01:00.
  const place = { latitude: -23.55, longitude: -46.63 };
  const rows = panchangOfMonth(2018, 11, place, 'America/Sao_Paulo');
  const { startJdUt, endJdUt } = rows[3]!.civilDay;
  expect(Math.round((endJdUt - startJdUt) * 24)).toBe(23);
  expect(civilFromJulianDay(startJdUt, 'America/Sao_Paulo')).toMatchObject({
    date: '2018-11-04',
    time: '01:00:00',
  });
});

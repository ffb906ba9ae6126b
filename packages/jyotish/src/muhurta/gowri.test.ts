import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignNumber, Weekday } from '../chart/index.ts';
import { lagnasBetween, panchangOfDay } from '../panchang/index.ts';
import {
  gowriOf,
  kalamsOf,
  moonPanchakaOf,
  nallaNeramOf,
  panchakaAt,
  panchakasOf,
} from './index.ts';

/** A day of equal hours: hours after its sunrise. */
const equinox = (weekday: Weekday) => ({
  weekday,
  sunriseJdUt: 0,
  sunsetJdUt: 12,
  nextSunriseJdUt: 24,
});
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const PLACE = { latitude: 13.08, longitude: 80.27 };
const ZONE = 'Asia/Kolkata';

describe('gowri panchangam', () => {
  test('a Saturday and a Sunday, as Tamil almanacs print them', () => {
    const names = (weekday: Weekday, half: 'day' | 'night') => {
      const parts = gowriOf(equinox(weekday));
      return parts[half].map(({ name }) => name).join(' ');
    };
    expect(names(6, 'day')).toBe('soram uthi visham amirdha rogam laabam dhanam sugam');
    expect(names(6, 'night')).toBe('laabam dhanam sugam soram uthi visham amirdha rogam');
    expect(names(0, 'day')).toBe('uthi amirdha rogam laabam dhanam sugam soram visham');
    expect(names(0, 'night')).toBe('dhanam sugam soram visham uthi amirdha rogam laabam');
  });

  test('each half has all eight, and visham of the day is Rahu Kaal', () => {
    for (const weekday of WEEKDAYS) {
      const { day, night } = gowriOf(equinox(weekday));
      for (const half of [day, night]) expect(new Set(half.map(({ name }) => name)).size).toBe(8);
      expect(day.find(({ name }) => name === 'visham')).toMatchObject(
        kalamsOf(equinox(weekday)).rahuKaal,
      );
      [...day, ...night].forEach(({ startJdUt }, index) => expect(startJdUt).toBe(index * 1.5));
    }
  });

  test('nalla neram is good and meets neither Rahu Kaal nor Yamaganda', () => {
    for (const weekday of WEEKDAYS) {
      const { rahuKaal, yamaganda } = kalamsOf(equinox(weekday));
      const parts = nallaNeramOf(equinox(weekday));
      expect(parts.length).toBeGreaterThanOrEqual(4);
      for (const { good, startJdUt } of parts) {
        expect(good).toBe(true);
        expect([rahuKaal.startJdUt, yamaganda.startJdUt]).not.toContain(startJdUt);
      }
    }
  });
});

describe('panchaka', () => {
  // Raman's rule in figures: tithi 5, nakshatra 8, Monday (2) and Leo (5) are 20, which leaves 2.
  test.each<[number, number, Weekday, SignNumber, number, string | null]>([
    [5, 8, 1, 5, 2, 'agni'],
    [5, 8, 1, 4, 1, 'mrityu'],
    [5, 8, 1, 7, 4, 'raja'],
    [5, 8, 1, 9, 6, 'chora'],
    [5, 8, 1, 11, 8, 'roga'],
    [5, 8, 1, 12, 0, null],
  ])(
    'tithi %i, nakshatra %i, weekday %i, lagna %i',
    (tithi, star, weekday, lagna, remainder, kind) => {
      expect(panchakaAt(tithi, star, weekday, lagna)).toEqual({ remainder, kind });
    },
  );

  test('the spans tile the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 140_000 }), (offset) => {
        const when = new Date(Date.UTC(1801, 0, 1 + offset)).toISOString().slice(0, 10);
        const day = panchangOfDay(when, PLACE, ZONE);
        const { startJdUt, endJdUt } = day.span;
        const spans = panchakasOf(day, lagnasBetween(startJdUt, endJdUt, PLACE)!);
        expect(spans[0]!.startJdUt).toBe(startJdUt);
        expect(spans.at(-1)!.endJdUt).toBe(endJdUt);
        spans.forEach((span, at) => {
          if (at > 0) expect(span.startJdUt).toBe(spans[at - 1]!.endJdUt);
        });
        const moon = moonPanchakaOf(day, PLACE, ZONE);
        expect(moon !== null).toBe(day.moonSigns.some(({ sign }) => sign >= 11));
        if (moon !== null) {
          expect(moon.startJdUt < endJdUt && moon.endJdUt > startJdUt).toBe(true);
          expect(moon.endJdUt - moon.startJdUt).toBeGreaterThan(3.8);
          expect(moon.endJdUt - moon.startJdUt).toBeLessThan(5.3);
        }
      }),
      { numRuns: 60 },
    );
  });
});

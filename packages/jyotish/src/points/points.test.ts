import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth, anyChart, apart } from '../../reference/made-charts.ts';
import { castChart } from '../chart/cast-chart.ts';
import { signOf } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';
import { vedicDayAt } from '../chart/vedic-day.ts';
import {
  argalasOf,
  badhakaOf,
  gandantaDistance,
  isMrityuBhaga,
  isPushkaraBhaga,
  isPushkaraNavamsa,
  karakamsa,
  specialLagnas,
  TIME_UPAGRAHAS,
  upagrahasOf,
  varnadaSign,
} from './index.ts';

const delhi = { timeZone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 };
const apartOnCircle = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('upagrahas', () => {
  test('upaketu with a sign added is the Sun, and opposite pairs are opposite (BPHS 3, 64)', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { sun } = upagrahasOf(chart);
        expect(apartOnCircle(sun.upaketu.longitude + 30, chart.grahas.sun.longitude)).toBeLessThan(
          1e-9,
        );
        expect(apartOnCircle(sun.vyatipata.longitude, sun.parivesha.longitude)).toBeCloseTo(180, 9);
        expect(apartOnCircle(sun.dhuma.longitude, sun.indrachapa.longitude)).toBeCloseTo(180, 9);
      }),
      { numRuns: 30 },
    );
  });

  // The eighth of Saturn in lists for both halves of the day: Sunday 7 and 3, Monday 6 and 2, Tuesday 5 and 1, Wednesday 4 and 7 …
  test.each([
    ['2024-06-02', 7, 3],
    ['2024-06-03', 6, 2],
    ['2024-06-04', 5, 1],
    ['2024-06-05', 4, 7],
    ['2024-06-06', 3, 6],
    ['2024-06-07', 2, 5],
    ['2024-06-08', 1, 4],
  ])('Gulika on %s: eighth %i of the day, %i of the night', (date, dayPart, nightPart) => {
    for (const [time, part] of [
      ['12:00', dayPart],
      ['22:00', nightPart],
    ] as const) {
      const chart = castChart({ date, time, ...delhi });
      const day = vedicDayAt(chart.time.jdUt, delhi, 'edge', delhi.timeZone)!;
      const [start, end] =
        time === '12:00' ? [day.sunrise, day.sunset!] : [day.sunset!, day.nextSunrise!];
      const at = (instant: 'start' | 'middle' | 'end') =>
        ((upagrahasOf(chart, instant).time!.gulika.jdUt - start) / (end - start)) * 8;
      expect(at('start')).toBeCloseTo(part - 1, 6);
      expect(at('middle')).toBeCloseTo(part - 0.5, 6);
      expect(at('end')).toBeCloseTo(part, 6);
    }
  });

  test('Mandi on a Sunday rises after 26 of 30 ghatis of the day and 10 of the night', () => {
    const share = (time: string) => {
      const chart = castChart({ date: '2024-06-02', time, ...delhi });
      const day = vedicDayAt(chart.time.jdUt, delhi, 'edge', delhi.timeZone)!;
      const [start, end] =
        time === '12:00' ? [day.sunrise, day.sunset!] : [day.sunset!, day.nextSunrise!];
      return ((upagrahasOf(chart).time!.mandi.jdUt - start) / (end - start)) * 30;
    };
    expect(share('12:00')).toBeCloseTo(26, 6);
    expect(share('22:00')).toBeCloseTo(10, 6);
  });

  test('an upagraha of time is the ascendant of a chart cast for its instant', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { time } = upagrahasOf(castChart(birth));
        for (const name of TIME_UPAGRAHAS) {
          const { jdUt, longitude } = time![name];
          const iso = new Date(Math.round((jdUt - 2440587.5) * 86_400) * 1000).toISOString();
          const cast = castChart({ ...birth, date: iso.slice(0, 10), time: iso.slice(11, 19) });
          // Half a second of time is up to a minute of arc where signs rise fastest.
          expect(apartOnCircle(cast.ascendant.longitude, longitude)).toBeLessThan(0.05);
        }
      }),
      { numRuns: 10 },
    );
  });

  test('none of time in the polar night', () => {
    const chart = castChart({
      date: '2024-12-21',
      time: '12:00',
      timeZone: 'Europe/Oslo',
      latitude: 78.22,
      longitude: 15.65,
    });
    expect(upagrahasOf(chart).time).toBeNull();
    expect(specialLagnas(chart).sinceSunrise).toBeNull();
  });
});

describe('special lagnas', () => {
  test('an hour after sunrise they are 15°, 30° and 75° beyond the Sun', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const chart = castChart(birth);
        const { sunrise } = vedicDayAt(chart.time.jdUt, birth, 'edge', 'UTC')!;
        const hours = (chart.time.jdUt - sunrise) * 24;
        const lagnas = specialLagnas(chart).sinceSunrise!;
        // The Sun moves up to 1.02° a day after sunrise.
        for (const [name, perHour] of [
          ['bhava', 15],
          ['hora', 30],
          ['ghati', 75],
        ] as const) {
          const expected = chart.grahas.sun.longitude + hours * perHour;
          const difference = (expected - lagnas[name].longitude + 36_000 + 180) % 360;
          expect(difference - 180).toBeGreaterThan(-1e-6);
          expect(difference - 180).toBeLessThan((hours / 24) * 1.03);
        }
      }),
      { numRuns: 20 },
    );
  });

  test.each<[string, SignNumber, SignNumber, SignNumber]>([
    ['both odd: 1 + 5 = 6, even, counted back from Pisces', 1, 5, 7],
    ['both even: 11 + 9 = 20 = 8, counted back', 2, 4, 5],
    ['one of each: 11 − 3 = 8, counted back', 2, 3, 5],
    ['one of each: 9 − 7 = 2, counted back', 9, 6, 11],
    ['one of each with an odd result: 3 and 12', 3, 12, 11],
  ])('varnada, %s', (_, lagna, hora, expected) => {
    expect(varnadaSign(lagna, hora)).toBe(expected);
  });

  test('indu lagna: rays of the lords of the ninth, counted from the Moon', () => {
    // Aries rises: Jupiter 10. Moon in Taurus: Saturn 1. The eleventh from Taurus is Pisces.
    expect(specialLagnas(apart({ ascendant: 15, moon: 47 })).indu).toEqual({ sign: 12, house: 12 });
    // Leo rises: Mars 6. Moon in Gemini: Saturn 1. The seventh from Gemini is Sagittarius.
    expect(specialLagnas(apart({ ascendant: 135, moon: 75 })).indu).toEqual({ sign: 9, house: 5 });
  });

  test('sri lagna: with half of her nakshatra behind the Moon, it is opposite the ascendant', () => {
    const { sri } = specialLagnas(apart({ ascendant: 15, moon: 20 / 3 }));
    expect(sri.longitude).toBeCloseTo(195, 9);
  });

  test('karakamsa: the navamsa sign of the planet with the most degrees', () => {
    // The Sun at 29° of Aries: ninth navamsa, Sagittarius; the ascendant at 15° of Aries: fifth navamsa, Leo.
    expect(karakamsa(apart({ sun: 29 }))).toMatchObject({
      atma: { graha: 'sun' },
      sign: 9,
      house: 9,
      navamsaHouse: 5,
    });
  });
});

describe('sensitive degrees', () => {
  test('badhaka: eleventh, ninth, seventh', () => {
    expect(badhakaOf(1)).toEqual({ house: 11, sign: 11, lord: 'saturn' });
    expect(badhakaOf(2)).toEqual({ house: 9, sign: 10, lord: 'saturn' });
    expect(badhakaOf(3)).toEqual({ house: 7, sign: 9, lord: 'jupiter' });
  });

  test('24 pushkara navamsas: nine each of Jupiter and Venus, three each of Moon and Mercury', () => {
    const counts = new Map<number, number>();
    for (let part = 0; part < 108; part += 1) {
      const longitude = part * (10 / 3) + 1;
      if (!isPushkaraNavamsa(longitude)) continue;
      const sign = signOf((longitude * 9) % 360);
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 2: 6, 4: 3, 6: 3, 7: 3, 9: 3, 12: 6 });
  });

  test('a degree of a sign ends where the next begins', () => {
    expect([19.99, 20, 20.99, 21].map(isPushkaraBhaga)).toEqual([false, true, true, false]);
    expect([18.99, 19, 19.99, 20].map((at) => isMrityuBhaga('sun', at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('gandanta: a navamsa on each side where water meets fire', () => {
    expect(gandantaDistance(119)).toBeCloseTo(1, 9);
    expect(gandantaDistance(122)).toBeCloseTo(2, 9);
    expect(gandantaDistance(0)).toBe(0);
    expect(gandantaDistance(116)).toBeNull();
    expect(gandantaDistance(29)).toBeNull();
  });
});

describe('argala', () => {
  const chart = apart({
    sun: 40,
    moon: 45,
    mars: 340,
    mercury: 75,
    jupiter: 80,
    venus: 85,
    saturn: 100,
    rahu: 310,
  });

  test('two in the second against one in the twelfth hold; one in the fourth against none holds', () => {
    expect(argalasOf(chart, 1).argalas).toEqual([
      { place: 2, grahas: ['sun', 'moon'], obstructing: ['mars'], holds: true },
      { place: 4, grahas: ['saturn'], obstructing: [], holds: true },
      { place: 11, grahas: ['rahu'], obstructing: ['mercury', 'jupiter', 'venus'], holds: false },
      { place: 5, grahas: ['ketu'], obstructing: [], holds: true },
    ]);
  });

  test('three malefics in the third cannot be obstructed', () => {
    const malefics = apart({ sun: 70, mars: 75, saturn: 80 });
    expect(argalasOf(malefics, 1).ofMaleficsInThird).toEqual(['sun', 'mars', 'saturn']);
    expect(argalasOf(chart, 1).ofMaleficsInThird).toEqual([]);
  });

  test('from Ketu the places run backwards', () => {
    // Ketu is in Leo; Saturn in Cancer is second backwards.
    expect(argalasOf(chart, 'ketu').argalas[0]).toMatchObject({ place: 2, grahas: ['saturn'] });
  });
});

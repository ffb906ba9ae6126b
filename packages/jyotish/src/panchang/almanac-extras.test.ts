import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseFrom, nakshatraOf, normaliseDegrees, signOf } from '../chart/index.ts';
import type { SignNumber, Weekday } from '../chart/index.ts';
import { angles, trueAyanamsa } from '../sky/index.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import { civilDays, civilFromJulianDay } from '../time/index.ts';
import {
  almanacSky,
  anandadiYogasOf,
  chandrabalaAt,
  chandrabalaOf,
  lagnasBetween,
  panchangOfDay,
  specialYogasOf,
  tarabalaOf,
} from './index.ts';
import type { NakshatraSpan, SpecialYogaName, TimeSpan, TithiSpan } from './index.ts';

const SECOND = 1 / 86_400;
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';

const date = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2199-12-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const latitude = fc.double({ min: -60, max: 60, noNaN: true });

function expectTiles(spans: readonly TimeSpan[], whole: TimeSpan): void {
  expect(spans[0]!.startJdUt).toBe(whole.startJdUt);
  expect(spans.at(-1)!.endJdUt).toBe(whole.endJdUt);
  spans.forEach(({ startJdUt, endJdUt }, at) => {
    expect(endJdUt).toBeGreaterThan(startJdUt);
    if (at > 0) expect(startJdUt).toBe(spans[at - 1]!.endJdUt);
  });
}

describe('rising signs', () => {
  test('each begins at the instant at which its first degree rises, within a second', () => {
    fc.assert(
      fc.property(date, latitude, (when, north) => {
        const place = { latitude: north, longitude: 77 };
        const { startJdUt, endJdUt } = civilDays(when, 1, ZONE)[0]!;
        const lagnas = lagnasBetween(startJdUt, endJdUt, place)!;
        expect(lagnas[0]!.startJdUt).toBeLessThanOrEqual(startJdUt);
        expect(lagnas.at(-1)!.endJdUt).toBeGreaterThanOrEqual(endJdUt);
        const risingAt = (jdUt: number) =>
          normaliseDegrees(angles(jdUt, place).ascendant - trueAyanamsa('lahiri', ttFromUt(jdUt)));
        lagnas.forEach(({ sign, startJdUt: start }, at) => {
          expect(signOf(risingAt(start + SECOND))).toBe(sign);
          expect(signOf(risingAt(start - SECOND))).not.toBe(sign);
          if (at > 0) {
            expect(start).toBe(lagnas[at - 1]!.endJdUt);
            expect(houseFrom(lagnas[at - 1]!.sign, sign)).toBe(2);
          }
        });
      }),
    );
  });

  test('none where some signs never rise', () => {
    const place = { latitude: 69.65, longitude: 18.96 };
    expect(lagnasBetween(2_460_000, 2_460_001, place)).toBeNull();
  });
});

describe('strength of the Moon for a birth', () => {
  test('taras by nines: the third, fifth and seventh are bad, the first is middling', () => {
    const stars = Array.from(
      { length: 27 },
      (_, index) => ({ number: index + 1, startJdUt: index, endJdUt: index + 1 }) as NakshatraSpan,
    );
    const taras = tarabalaOf(stars, 4);
    expect(taras[3]).toMatchObject({ count: 1, tara: 'janma', round: 1, strength: 'middling' });
    expect(taras[5]).toMatchObject({ count: 3, tara: 'vipat', round: 1, strength: 'bad' });
    expect(taras[2]).toMatchObject({ count: 27, tara: 'ati_mitra', round: 3, strength: 'good' });
    expect(
      taras.filter(({ strength }) => strength === 'bad').map(({ count }) => count % 9),
    ).toEqual(expect.arrayContaining([3, 5, 7]));
    expect(taras.filter(({ strength }) => strength === 'bad')).toHaveLength(9);
  });

  test('the Moon by its house', () => {
    const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
    expect(houses.map((house) => chandrabalaAt(house, true)[0]).join('')).toBe('gggbgggbgggb');
    expect(houses.map((house) => chandrabalaAt(house, false)[0]).join('')).toBe('gmgbmggbmggb');
  });

  test('the spans of chandrabala tile the day, and each has the sign of its middle', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 12 }), (when, sign) => {
        const sky = almanacSky('lahiri');
        const day = panchangOfDay(when, DELHI, ZONE, {}, sky);
        const spans = chandrabalaOf(day, sign as SignNumber);
        expectTiles(spans, day.span);
        for (const span of spans) {
          const middle = (span.startJdUt + span.endJdUt) / 2;
          expect(span.sign).toBe(signOf(sky.moon.at(middle)));
          const waxing = sky.elongation.at(middle) < 180;
          expect(span.strength).toBe(chandrabalaAt(span.house, waxing));
        }
      }),
    );
  });
});

/** A sky whose Sun stays in a nakshatra; the Moon in the same one has no Ravi Yoga. */
const sunIn = (nakshatra: number) => ({
  sun: { at: () => ((nakshatra - 0.5) * 360) / 27, speedAt: () => 0 },
});

/** A day from 0 to 1 with one nakshatra and one tithi. */
function made(weekday: Weekday, nakshatra: number, tithi: number) {
  const span = { startJdUt: 0, endJdUt: 1 };
  const type = (['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const)[((tithi - 1) % 15) % 5]!;
  return {
    weekday,
    span,
    vedicDay: { weekday, sunriseJdUt: 0, sunsetJdUt: 0.5, nextSunriseJdUt: 1 },
    nakshatras: [{ number: nakshatra, startJdUt: -0.5, endJdUt: 0.75 } as NakshatraSpan],
    tithis: [{ number: tithi, type, startJdUt: 0.25, endJdUt: 1.2 } as TithiSpan],
  };
}

describe('yogas of a weekday', () => {
  test.each<[Weekday, number, number, SpecialYogaName[]]>([
    [0, 13, 1, ['sarvartha_siddhi', 'amrit_siddhi']],
    [0, 8, 1, ['sarvartha_siddhi', 'ravi_pushya']],
    [4, 8, 1, ['sarvartha_siddhi', 'amrit_siddhi', 'guru_pushya']],
    [6, 4, 1, ['sarvartha_siddhi', 'amrit_siddhi']],
    [3, 17, 1, ['sarvartha_siddhi', 'amrit_siddhi']],
    [2, 3, 7, ['sarvartha_siddhi', 'tripushkara']],
    [6, 23, 27, ['dvipushkara']],
    [6, 23, 26, []],
    [5, 23, 27, []],
  ])('weekday %i, nakshatra %i, tithi %i', (weekday, nakshatra, tithi, expected) => {
    const yogas = specialYogasOf(made(weekday, nakshatra, tithi), sunIn(nakshatra));
    expect(yogas.map(({ yoga }) => yoga)).toEqual(expected);
    for (const { yoga, startJdUt, endJdUt } of yogas) {
      expect([startJdUt, endJdUt]).toEqual([yoga.includes('pushkara') ? 0.25 : 0, 0.75]);
    }
  });

  test('Thursdays with Pushya of 2025, as the almanacs announced them', () => {
    const sky = almanacSky('lahiri');
    const days = civilDays('2025-01-01', 365, ZONE)
      .filter(({ weekday }) => weekday === 4)
      .flatMap(({ date: when }) =>
        specialYogasOf(panchangOfDay(when, DELHI, ZONE, {}, sky), sky)
          .filter(({ yoga }) => yoga === 'guru_pushya')
          .map(({ startJdUt }) => civilFromJulianDay(startJdUt, ZONE)),
      );
    expect(days.map((day) => day.date)).toEqual(['2025-07-24', '2025-08-21', '2025-09-18']);
    expect(days[0]!.time.slice(0, 5)).toBe('16:43');
  });

  test('Ravi Yoga: the Moon 4, 6, 9, 10, 13 or 20 nakshatras from the Sun, the Sun’s the first', () => {
    const counts = Array.from({ length: 27 }, (_, index) => index + 1).filter((count) =>
      specialYogasOf(made(5, ((count + 9) % 27) + 1, 1), sunIn(11)).some(
        ({ yoga }) => yoga === 'ravi_yoga',
      ),
    );
    expect(counts).toEqual([4, 6, 9, 10, 13, 20]);
  });

  // On 24 January 2022 it begins at sunrise in both; there the Sun enters Shravana 13 minutes later, as all its sankrantis.
  test.each([
    [
      '2026-10-25',
      { latitude: 40.7143, longitude: -74.006 },
      'America/New_York',
      ['07:18', '09:52'],
    ],
    ['2026-12-21', { latitude: 54.6892, longitude: 25.2798 }, 'Europe/Vilnius', ['07:15', '08:40']],
  ])(
    'Ravi Yoga of %s as Drik Panchang prints it, within a minute',
    (when, place, zone, printed) => {
      const sky = almanacSky('lahiri');
      const found = specialYogasOf(panchangOfDay(when, place, zone, {}, sky), sky).find(
        ({ yoga }) => yoga === 'ravi_yoga',
      )!;
      const seconds = (clock: string) => Date.parse(`1970-01-01T${clock}Z`) / 1000;
      [found.startJdUt, found.endJdUt].forEach((jdUt, at) => {
        const { time } = civilFromJulianDay(jdUt, zone);
        expect(Math.abs(seconds(time) - seconds(`${printed[at]}:00`))).toBeLessThan(60);
      });
    },
  );

  test('Ravi Yoga of 24 January 2022 ends when the Sun enters Shravana', () => {
    const sky = almanacSky('lahiri');
    const day = panchangOfDay('2022-01-24', DELHI, ZONE, {}, sky);
    const [first] = specialYogasOf(day, sky).filter(({ yoga }) => yoga === 'ravi_yoga');
    expect(first!.startJdUt).toBe(day.span.startJdUt);
    expect(nakshatraOf(sky.sun.at(first!.endJdUt - SECOND)).name).toBe('Uttara Ashadha');
    expect(nakshatraOf(sky.sun.at(first!.endJdUt + SECOND)).name).toBe('Shravana');
  });

  test('Anandadi yogas tile the day and follow the count of 28', () => {
    fc.assert(
      fc.property(date, (when) => {
        const sky = almanacSky('lahiri');
        const day = panchangOfDay(when, DELHI, ZONE, {}, sky);
        const yogas = anandadiYogasOf(day, sky);
        expectTiles(yogas, day.span);
        for (const { startJdUt, endJdUt, number, nakshatraOf28 } of yogas) {
          const moon = sky.moon.at((startJdUt + endJdUt) / 2);
          const abhijit = moon > 276 + 2 / 3 && moon < 280 + 8 / 9;
          const star = nakshatraOf(moon).number;
          expect(nakshatraOf28).toBe(abhijit ? 22 : star >= 22 ? star + 1 : star);
          expect(number).toBe(((nakshatraOf28 - 1 - 4 * day.weekday + 56) % 28) + 1);
        }
      }),
    );
  });
});

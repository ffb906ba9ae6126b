import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  houseFrom,
  isCombust,
  nakshatraOf,
  normaliseDegrees,
  signOf,
  tithiOf,
} from '../../chart/index.ts';
import { panchangOfDay } from '../../panchang/index.ts';
import { angles, apparentPosition, trueAyanamsa } from '../../sky/index.ts';
import { ttFromUt } from '../../sky/sidereal-time.ts';
import { muhurtaOfDay } from '../day.ts';
import { findMuhurtas, MUHURTA_PURPOSES, MUHURTA_RULES } from './index.ts';
import type { MuhurtaPurpose, MuhurtaQuery } from './index.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' };
const GHATIKA = 1 / 60;

const search = (purpose: MuhurtaPurpose, from: string, to: string, more?: Partial<MuhurtaQuery>) =>
  findMuhurtas({ purpose, from, to, place: DELHI, ...more });

/** Codes that reject a date. */
const codesOf = (purpose: MuhurtaPurpose, date: string, more?: Partial<MuhurtaQuery>) =>
  search(purpose, date, date, more).rejected.flatMap(({ vetoes }) =>
    vetoes.map(({ code }) => code),
  );

const place = (body: 'sun' | 'moon' | 'jupiter' | 'venus', jdUt: number) => {
  const jdTt = ttFromUt(jdUt);
  const { longitude, speed } = apparentPosition(body, jdTt);
  return { longitude: normaliseDegrees(longitude - trueAyanamsa('lahiri', jdTt)), speed };
};

describe('months without muhurtas, as the almanacs of 2025 and 2026 announce them', () => {
  test.each<[MuhurtaPurpose, string, string]>([
    ['marriage', '2025-12-25', 'solar_month'],
    ['marriage', '2026-01-10', 'combust'],
    ['griha_pravesh', '2026-05-20', 'adhika_month'],
    ['marriage', '2026-06-01', 'adhika_month'],
    ['marriage', '2026-08-20', 'devshayana'],
    ['mundan', '2026-09-01', 'dakshinayana'],
    ['shop', '2026-10-05', 'pitru_paksha'],
    ['griha_pravesh', '2026-07-30', 'combust'],
    ['mundan', '2026-02-24', 'weekday'],
  ])('%s on %s: %s', (purpose, date, code) => {
    expect(codesOf(purpose, date)).toContain(code);
  });

  test('no marriage from the entry of the Sun into Dhanu in 2025 to the rise of Venus in February 2026', () => {
    const { days } = search('marriage', '2025-12-16', '2026-01-31');
    expect(days).toEqual([]);
    expect(search('marriage', '2026-02-02', '2026-02-28').days.length).toBeGreaterThan(2);
  });

  test('an act with a fixed day is allowed in an adhika month', () => {
    expect(search('namakarana', '2026-05-18', '2026-06-14').days.length).toBeGreaterThan(3);
  });
});

test('griha pravesh in Delhi in 2041: all days that the rules accept but one are in the longer list of a publisher', () => {
  // That list has 21 days from January to July, in the same months, and requires no lagna.
  const published =
    '02-09 02-11 02-18 02-20 02-21 03-04 03-08 03-27 05-02 05-03 05-11 05-13 05-16 05-17 05-20 05-25 05-30 05-31 06-10 06-22 06-26';
  const { days } = search('griha_pravesh', '2041-01-01', '2041-07-15');
  const found = days.filter(({ grade }) => grade === 'all').map(({ date }) => date.slice(5));
  expect(found.filter((date) => !published.includes(date))).toEqual(['02-04']);
  expect(found).toHaveLength(15);
});

test('every date of a year is in one of the two lists', () => {
  for (const purpose of MUHURTA_PURPOSES) {
    const { days, rejected } = search(purpose, '2027-01-01', '2027-12-31');
    expect(days.length).toBeGreaterThan(0);
    expect(new Set([...days, ...rejected].map(({ date }) => date)).size).toBe(365);
    expect(days.length + rejected.length).toBe(365);
    for (const { vetoes } of rejected) expect(vetoes.length).toBeGreaterThan(0);
  }
});

const start = fc.integer({ min: 0, max: 145_000 }).map((days) => {
  const from = new Date(Date.UTC(1801, 0, 1 + days));
  const to = new Date(from.getTime() + 40 * 86_400_000);
  return [from.toISOString().slice(0, 10), to.toISOString().slice(0, 10)] as const;
});
const purposes = fc.constantFrom(...MUHURTA_PURPOSES);

describe('laws of windows', () => {
  test('within the day, apart from each other, a ghatika or longer, clear of the bad hours', () => {
    fc.assert(
      fc.property(start, purposes, ([from, to], purpose) => {
        for (const day of search(purpose, from, to).days) {
          const panchang = panchangOfDay(day.date, DELHI, DELHI.timeZone);
          const { parts, varjyams, bhadra } = muhurtaOfDay(panchang);
          const always = [parts!.rahuKaal, ...parts!.durMuhurtas, ...varjyams];
          expect(day.sunriseJdUt).toBeCloseTo(panchang.sunriseJdUt!, 7);
          let last = day.sunriseJdUt;
          for (const window of day.windows) {
            expect(window.startJdUt).toBeGreaterThanOrEqual(last);
            expect(window.endJdUt - window.startJdUt).toBeGreaterThanOrEqual(GHATIKA);
            last = window.endJdUt;
            const waivesBhadra = window.waived.some(({ code }) => code === 'vishti');
            const bad = waivesBhadra ? always : [...always, ...bhadra];
            for (const { startJdUt, endJdUt } of bad) {
              const overlap =
                Math.min(endJdUt, window.endJdUt) - Math.max(startJdUt, window.startJdUt);
              expect(overlap).toBeLessThan(1e-7);
            }
            const weights = [...window.for, ...window.against, ...window.waived].map(
              ({ weight }) => weight,
            );
            const sum = weights.reduce((total, weight) => total + weight, 0);
            const isGrave = weights.some((weight) => weight <= -2);
            expect(window.score).toBe(isGrave ? Math.min(sum, 13) : sum);
            if (isGrave) expect(window.quality).not.toBe('excellent');
          }
          expect(last).toBeLessThanOrEqual(day.nextSunriseJdUt);
          expect(day.score).toBe(Math.max(...day.windows.map(({ score }) => score)));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('limbs, lagna and houses are those of the sky, and the rule allows them or is waived by name', () => {
    fc.assert(
      fc.property(start, purposes, ([from, to], purpose) => {
        const rule = MUHURTA_RULES[purpose];
        for (const { windows, sunriseJdUt } of search(purpose, from, to).days) {
          for (const { startJdUt, endJdUt, lagna, tithi, nakshatra, waived } of windows) {
            const waives = (code: string) => waived.some((veto) => veto.code === code);
            // The solar month is that of the sunrise: the Sun may enter the next sign within the day.
            if (rule.solarSigns !== null) {
              const sign = signOf(place('sun', sunriseJdUt).longitude);
              expect(rule.solarSigns.includes(sign)).toBe(!waives('solar_month'));
            }
            for (const share of [0.02, 0.5, 0.98]) {
              const jdUt = startJdUt + share * (endJdUt - startJdUt);
              const sun = place('sun', jdUt);
              const moon = place('moon', jdUt).longitude;
              const ascendant = angles(jdUt, DELHI).ascendant;
              const offset = trueAyanamsa('lahiri', ttFromUt(jdUt));
              expect(tithiOf(sun.longitude, moon).number).toBe(tithi);
              expect(nakshatraOf(moon).number).toBe(nakshatra);
              expect(signOf(ascendant - offset)).toBe(lagna);
              if (!waives('house_occupied')) {
                expect([6, 8, 12]).not.toContain(houseFrom(lagna, signOf(moon)));
              }
              const { tithis, nakshatras, lagnas } = rule;
              expect([...tithis.best, ...tithis.good].includes(tithi)).toBe(!waives('tithi'));
              expect([...nakshatras.best, ...nakshatras.good].includes(nakshatra)).toBe(
                !waives('nakshatra'),
              );
              expect(lagnas.avoid.includes(lagna)).toBe(waives('lagna'));
            }
            for (const graha of rule.combustion as ('jupiter' | 'venus')[]) {
              const { longitude, speed } = place(graha, startJdUt);
              // Judged at sunrise: a graha may reach its orb within the day.
              const sunrise = place('sun', startJdUt - 1).longitude;
              const near = isCombust(
                graha,
                longitude,
                place('sun', startJdUt).longitude,
                speed < 0,
              );
              const before = isCombust(
                graha,
                place(graha, startJdUt - 1).longitude,
                sunrise,
                speed < 0,
              );
              expect(near && before && !waives('near_sun')).toBe(false);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('births', () => {
  const births = [
    { moonLongitude: 40, role: 'bride' as const },
    { moonLongitude: 200, role: 'groom' as const },
  ];

  test('no window with the Moon or the lagna in the eighth from a birth sign', () => {
    const { days } = search('marriage', '2024-01-01', '2026-12-31', { births });
    expect(days.length).toBeGreaterThan(5);
    const alone = search('marriage', '2024-01-01', '2026-12-31').days;
    expect(days.length).toBeLessThan(alone.length);
    for (const { windows } of days) {
      for (const { startJdUt, lagna, for: good, against } of windows) {
        for (const { moonLongitude } of births) {
          const sign = signOf(moonLongitude);
          expect(houseFrom(sign, lagna)).not.toBe(8);
          expect(houseFrom(sign, signOf(place('moon', startJdUt + 0.001).longitude))).not.toBe(8);
        }
        const codes = [...good, ...against].map(({ code }) => code);
        expect(codes).not.toContain('tara');
      }
    }
    const reasons = days.flatMap(({ windows }) => windows.flatMap(({ for: good }) => good));
    expect(reasons.some(({ code }) => code === 'graha_good_from_birth')).toBe(true);
  });

  test('a window has the same reasons throughout: where the Moon changes its house from a birth, another begins', () => {
    const birth = { moonLongitude: 75 };
    const { days } = search('vehicle', '2022-01-01', '2022-12-31', { births: [birth] });
    let changes = 0;
    for (const { windows } of days) {
      for (const { startJdUt, endJdUt, for: good, against } of windows) {
        const [first, last] = [startJdUt + 1e-5, endJdUt - 1e-5].map((jdUt) =>
          houseFrom(signOf(birth.moonLongitude), signOf(place('moon', jdUt).longitude)),
        );
        const named = [...good, ...against].flatMap((reason) =>
          reason.code === 'chandra_good' || reason.code === 'chandra_bad' ? [reason.house] : [],
        );
        if (named.length > 0) expect([first, last]).toEqual([named[0], named[0]]);
        if (windows.some((other) => other.startJdUt === endJdUt)) changes += 1;
      }
    }
    expect(changes).toBeGreaterThan(0);
    // 8 December 2022: the Moon enters Gemini in the night after it, in the middle of a good time.
    const night = days.find(({ date }) => date === '2022-12-08')?.windows.at(-1);
    const before = days
      .find(({ date }) => date === '2022-12-08')
      ?.windows.find(({ endJdUt }) => endJdUt === night?.startJdUt);
    const moonOf = (found: typeof night) =>
      [...(found?.for ?? []), ...(found?.against ?? [])].find(({ code }) =>
        code.startsWith('chandra'),
      );
    expect([moonOf(before), moonOf(night)]).toMatchObject([
      { code: 'chandra_bad', house: 12 },
      { code: 'chandra_good', house: 1 },
    ]);
  });

  test('a time with Jupiter in the eighth from the Moon of the bride is never excellent', () => {
    const { days } = search('marriage', '2026-11-29', '2027-02-28', {
      births: [
        { moonLongitude: 250, role: 'groom' },
        { moonLongitude: 260, role: 'bride' },
      ],
    });
    const weak = days
      .flatMap(({ windows }) => windows)
      .filter(({ against }) =>
        against.some((reason) => reason.code === 'graha_bad_from_birth' && reason.birth === 1),
      );
    expect(weak.length).toBeGreaterThan(0);
    for (const { score, quality } of weak) {
      expect(score).toBeLessThan(14);
      expect(quality).not.toBe('excellent');
    }
  });

  test('a journey keeps from the shool of its direction', () => {
    const { days } = search('journey', '2026-01-01', '2026-12-31', { direction: 'east' });
    expect(days.length).toBeGreaterThan(20);
    for (const { weekday } of days) expect([1, 6]).not.toContain(weekday);
    expect(codesOf('journey', '2026-01-05', { direction: 'east' })).toContain('direction_shool');
  });
});

describe('refused', () => {
  test.each<[string, Partial<MuhurtaQuery>]>([
    ['a purpose that has no rule', { purpose: 'war' as MuhurtaPurpose }],
    ['an end before the start', { to: '2025-12-31' }],
    ['more than ten years', { to: '2036-12-31' }],
    ['a birth that is no number', { births: [{ moonLongitude: Number.NaN }] }],
    ['eleven births', { births: Array.from({ length: 11 }, () => ({ moonLongitude: 1 })) }],
    ['a setting', { settings: { sunrise: 'noon' as 'edge' } }],
  ])('%s', (_, more) => {
    expect(() => search('shop', '2026-01-01', '2026-01-02', more)).toThrowError(
      expect.objectContaining({ code: 'out_of_range' }) as Error,
    );
  });

  test('within the polar circles no lagna is judged', () => {
    const north = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const { days, rejected } = search('shop', '2026-03-01', '2026-04-01', { place: north });
    expect(days).toEqual([]);
    expect(rejected.flatMap(({ vetoes }) => vetoes)).toContainEqual({ code: 'no_lagna' });
  });

  test('a polar day has no parts', () => {
    const north = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const { days, rejected } = search('shop', '2026-06-20', '2026-06-22', { place: north });
    expect(days).toEqual([]);
    expect(rejected.map(({ vetoes }) => vetoes)).toEqual(
      Array.from({ length: 3 }, () => [{ code: 'no_sunrise' }]),
    );
  });
});

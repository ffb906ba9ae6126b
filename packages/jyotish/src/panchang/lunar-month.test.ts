import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PANCHANGS } from '../../reference/births-panchang.ts';
import { signOf } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import { julianDayFromIso, resolveCivilTime } from '../time/index.ts';
import {
  almanacSky,
  LUNAR_MONTH_NAMES,
  lunarMonthAt,
  lunarMonthOf,
  lunarMonthsBetween,
  northernSamvatsaraAt,
  purnimantaMonthAt,
  samvatsOf,
} from './index.ts';

const SECOND = 1 / 86_400;
const sky = almanacSky('lahiri');
/** Lunations of 1800 to 2200. */
const lunation = fc.integer({ min: -2470, max: 2480 });

/** Noon in India of a date. */
function noon(date: string): number {
  return resolveCivilTime({ date, time: '12:00', timeZone: '+05:30' }).jdUt;
}

function monthName(date: string): string {
  const { name, adhika } = lunarMonthAt(noon(date), sky);
  return adhika ? `adhika ${name}` : name;
}

describe.each(PANCHANGS.map((panchang) => [panchang.id, panchang] as const))(
  'reference birth %s',
  (_, { sunrise, local_date: date, lunar_calendar: expected }) => {
    const jdUt = sunrise.almanac ?? julianDayFromIso(`${date}T00:00:00Z`);
    const month = lunarMonthAt(jdUt, sky);

    test('lunar month and its new moons', () => {
      expect(month).toMatchObject({
        name: expected.amanta,
        adhika: expected.adhika,
        kshaya: expected.kshaya,
      });
      const lost = month.lostNumber === null ? null : LUNAR_MONTH_NAMES[month.lostNumber - 1];
      expect(lost).toBe(expected.kshaya_lost_month);
      // The reference calls Ashvina Ashwina.
      expect(purnimantaMonthAt(jdUt, month).name).toBe(expected.purnimanta.replace('wina', 'vina'));
      const start = julianDayFromIso(expected.new_moon_start);
      expect(Math.abs(month.startJdUt - start)).toBeLessThan(SECOND);
      expect(Math.abs(month.endJdUt - julianDayFromIso(expected.new_moon_end))).toBeLessThan(
        SECOND,
      );
    });

    test('years', () => {
      const { shaka, vikram, kali, samvatsara } = samvatsOf(month, jdUt);
      expect({ shaka, vikram, kali, samvatsara: samvatsara.number }).toEqual({
        shaka: expected.shaka_year,
        vikram: expected.vikram_year_chaitradi,
        kali: expected.kali_year_elapsed,
        samvatsara: expected.samvatsara_south_index_1_60,
      });
    });
  },
);

test('A21: Shravana, adhika Bhadrapada and Bhadrapada of 2012', () => {
  expect(monthName('2012-08-17')).toBe('Shravana');
  expect(monthName('2012-08-18')).toBe('adhika Bhadrapada');
  expect(monthName('2012-09-18')).toBe('Bhadrapada');
});

test('the adhika months that almanacs printed', () => {
  const months = lunarMonthsBetween(noon('1999-01-01'), noon('2029-12-31'), sky);
  const adhika = months.filter((month) => month.adhika);
  const printed = adhika.map(({ name, fullMoonJdUt }) => [
    name,
    Math.floor(2000 + (fullMoonJdUt - 2_451_544.5) / 365.25),
  ]);
  expect(printed).toEqual([
    ['Jyeshtha', 1999],
    ['Ashvina', 2001],
    ['Shravana', 2004],
    ['Jyeshtha', 2007],
    ['Vaishakha', 2010],
    ['Bhadrapada', 2012],
    ['Ashadha', 2015],
    ['Jyeshtha', 2018],
    ['Ashvina', 2020],
    ['Shravana', 2023],
    ['Jyeshtha', 2026],
    ['Chaitra', 2029],
  ]);
});

test('the kshaya years of the twentieth century, each with two adhika months', () => {
  const irregular = (from: string, to: string) =>
    lunarMonthsBetween(noon(from), noon(to), sky)
      .filter(({ adhika, kshaya }) => adhika || kshaya)
      .map(({ name, lostNumber }) => [name, lostNumber && LUNAR_MONTH_NAMES[lostNumber - 1]]);
  expect(irregular('1963-08-01', '1964-06-01')).toEqual([
    ['Kartika', null],
    ['Kartika', 'Margashirsha'],
    ['Chaitra', null],
  ]);
  expect(irregular('1982-08-01', '1983-06-01')).toEqual([
    ['Ashvina', null],
    ['Pausha', 'Magha'],
    ['Phalguna', null],
  ]);
});

describe('laws of months, 1800-2200', () => {
  test('months follow each other in order; only adhika and kshaya break the count', () => {
    fc.assert(
      fc.property(lunation, (which) => {
        const month = lunarMonthOf(which, sky);
        const next = lunarMonthOf(which + 1, sky);
        expect(next.startJdUt).toBe(month.endJdUt);
        const step = (next.number - month.number + 12) % 12;
        expect(step).toBe(month.adhika ? 0 : month.kshaya ? 2 : 1);
        expect(month.fullMoonJdUt).toBeGreaterThan(month.startJdUt + 13.8);
        expect(month.fullMoonJdUt).toBeLessThan(month.endJdUt - 13.8);
        expect(month.endJdUt - month.startJdUt).toBeGreaterThan(29.2);
        expect(month.endJdUt - month.startJdUt).toBeLessThan(29.9);
      }),
    );
  });

  test('a lunation has thirty tithis, and begins and ends with the first', () => {
    fc.assert(
      fc.property(lunation, (which) => {
        const { startJdUt, endJdUt } = lunarMonthOf(which, sky);
        const margin = 0.01 * SECOND;
        const tithis = crossingsOf(sky.elongation, 30, startJdUt - margin, endJdUt + margin, 3);
        expect(tithis.map(({ index }) => index)).toEqual([
          ...Array.from({ length: 30 }, (_, index) => index),
          0,
        ]);
      }),
      { numRuns: 30 },
    );
  });

  test('an adhika month has no sankranti, any other its own', () => {
    fc.assert(
      fc.property(lunation, (which) => {
        const month = lunarMonthOf(which, sky);
        const entries = crossingsOf(sky.sun, 12, month.startJdUt, month.endJdUt, 20);
        expect(entries).toHaveLength(month.adhika ? 0 : month.kshaya ? 2 : 1);
        if (month.adhika) return;
        expect(signOf(sky.sun.at(entries[0]!.jdUt + SECOND))).toBe(month.number);
      }),
    );
  });

  test('the month of an instant contains it; the dark half takes the following name', () => {
    const instant = fc.double({ min: 2_378_500, max: 2_524_500, noNaN: true });
    fc.assert(
      fc.property(instant, (jdUt) => {
        const month = lunarMonthAt(jdUt, sky);
        expect(month.startJdUt).toBeLessThanOrEqual(jdUt);
        expect(month.endJdUt).toBeGreaterThan(jdUt);
        const purnimanta = purnimantaMonthAt(jdUt, month);
        const bright = jdUt < month.fullMoonJdUt || month.adhika;
        const named = bright ? month : lunarMonthOf(month.lunation + 1, sky);
        expect(purnimanta.number).toBe(named.number);
      }),
    );
  });

  test('a year begins with Chaitra, and in Gujarat with Kartika', () => {
    fc.assert(
      fc.property(lunation, (which) => {
        const month = lunarMonthOf(which, sky);
        const next = lunarMonthOf(which + 1, sky);
        const [year, later] = [samvatsOf(month, month.startJdUt), samvatsOf(next, next.startJdUt)];
        const chaitra = next.number < month.number ? 1 : 0;
        const kartika = next.number >= 8 && month.number < 8 ? 1 : 0;
        expect(later.shaka - year.shaka).toBe(chaitra);
        expect(later.vikram - year.vikram).toBe(chaitra);
        expect(later.vikramKartikadi - year.vikramKartikadi).toBe(kartika);
        expect(later.samvatsara.number % 60).toBe((year.samvatsara.number + chaitra) % 60);
      }),
    );
  });
});

const samvatsOn = (date: string) => samvatsOf(lunarMonthAt(noon(date), sky), noon(date));

test('samvatsaras that almanacs printed', () => {
  expect(samvatsOn('2025-03-28').samvatsara).toEqual({ number: 38, name: 'Krodhi' });
  expect(samvatsOn('2025-03-31')).toMatchObject({ shaka: 1947, vikram: 2082 });
  expect(samvatsOn('2025-03-31').vikramKartikadi).toBe(2081);
  expect(samvatsOn('2025-03-31').samvatsara).toEqual({ number: 39, name: 'Vishvavasu' });
  expect(samvatsOn('2025-10-23').vikramKartikadi).toBe(2082);
});

describe('years as Drik Panchang names them for New Delhi', () => {
  test.each([
    ['1995-07-15', '2052 Sarvadhari', '1917 Yuva', '2051 Vyaya'],
    ['2022-01-24', '2078 Ananda', '1943 Plava', undefined],
    ['2026-03-08', '2082 Kalayukta', '1947 Vishvavasu', '2082 Pingala'],
    ['2026-03-29', '2083 Siddharthi', '1948 Parabhava', '2082 Pingala'],
    ['2026-06-21', '2083 Siddharthi', '1948 Parabhava', '2082 Pingala'],
    ['2026-11-24', '2083 Siddharthi', '1948 Parabhava', '2083 Kalayukta'],
    // It spells them Raktaksha and Dhata.
    ['2045-01-15', '2101 Bahudhanya', '1966 Raktakshi', '2101 Dhatri'],
  ])('%s: %s, %s, %s', (date, north, south, gujarat) => {
    const years = samvatsOn(date);
    expect(`${years.vikram} ${years.northernSamvatsara.name}`).toBe(north);
    expect(`${years.shaka} ${years.samvatsara.name}`).toBe(south);
    if (gujarat === undefined) return;
    expect(`${years.vikramKartikadi} ${years.gujaratiSamvatsara.name}`).toBe(gujarat);
  });

  test.each([
    ['Virodhi', '1995-08-30T09:48:00Z'],
    ['Siddharthi', '2025-04-25T09:37:00Z'],
    ['Raudra', '2026-04-21T10:23:00Z'],
    ['Pramathi', '2045-01-31T00:18:00Z'],
  ])('%s of Jupiter begins on its date, within hours', (name, printed) => {
    const jdUt = julianDayFromIso(printed);
    const found = northernSamvatsaraAt(jdUt + 1);
    expect(found.name).toBe(name);
    expect(Math.abs(found.startJdUt - jdUt) * 24).toBeLessThan(5);
    expect(northernSamvatsaraAt(found.startJdUt - 1).number).toBe(found.number - 1);
  });
});

test('a year too early throws', () => {
  expect(() => lunarMonthAt(julianDayFromIso('1799-01-01T00:00:00Z'), sky)).toThrow(/1800/);
});

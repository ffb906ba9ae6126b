import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, anyBirth, anyChart } from '../../reference/made-charts.ts';
import { tilingErrorOf } from '../../reference/tiling.ts';
import { castChart, GRAHA_IDS, houseFrom, PLANET_IDS, signOf } from '../chart/index.ts';
import { VIMSHOTTARI_YEARS } from '../dasha/index.ts';
import {
  DEEPTAMSHAS,
  ithasalaOf,
  muddaDasha,
  tajikaAspect,
  tajikaContact,
  tajikaYogasOf,
  varshaphal,
} from './index.ts';
import type { TajikaYoga, TajikaYogaName } from './index.ts';

describe('contacts', () => {
  const contactOf = (moon: number, jupiter: number) =>
    tajikaContact('jupiter', 'moon', apart({ moon, jupiter }).grahas);

  test.each([
    [10, 130.5, 'ithasala', 'complete'],
    [10, 135, 'ithasala', 'present'],
    [10, 140.5, 'ithasala', 'present'],
    [10, 140.51, null, null],
    [15, 130, 'ishrafa', null],
    [10, 160, null, null],
    [29.5, 153, 'ithasala', 'future'],
    [28.5, 153, null, null],
  ])('Moon at %s, Jupiter at %s: %s %s', (moon, jupiter, kind, stage) => {
    const contact = contactOf(moon, jupiter);
    expect(contact?.kind ?? null).toBe(kind);
    expect(contact?.stage ?? null).toBe(stage);
    if (contact !== null) expect([contact.fast, contact.slow]).toEqual(['moon', 'jupiter']);
  });

  test('a pair has one contact at most, within its orb, whichever is named first', () => {
    const planet = fc.constantFrom(...PLANET_IDS);
    fc.assert(
      fc.property(anyChart, planet, planet, ({ grahas }, a, b) => {
        fc.pre(a !== b);
        const contact = tajikaContact(a, b, grahas);
        expect(tajikaContact(b, a, grahas)).toEqual(contact);
        if (contact === null) return;
        expect(contact.separation).toBeLessThanOrEqual(contact.orb);
        expect(contact.orb).toBe((DEEPTAMSHAS[a] + DEEPTAMSHAS[b]) / 2);
        if (contact.stage === 'future') return;
        expect(tajikaAspect(grahas[a].sign, grahas[b].sign)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('yogas', () => {
  const named = <Name extends TajikaYogaName>(yogas: readonly TajikaYoga[], name: Name) =>
    yogas.filter((yoga): yoga is Extract<TajikaYoga, { yoga: Name }> => yoga.yoga === name);

  test('nakta: the Moon carries light from the lord of the lagna to one it does not see', () => {
    // Aries rises: Mars in Virgo and Venus (lord of the seventh) in Aries are sixth and eighth.
    const yogas = tajikaYogasOf(
      apart({ mars: 160, venus: 12, moon: 245, mercury: 50, jupiter: 88 }),
    );
    const found = named(yogas, 'nakta').filter(({ house }) => house === 7);
    expect(found).toEqual([
      { yoga: 'nakta', via: 'moon', house: 7, lagnaLord: 'mars', houseLord: 'venus' },
    ]);
  });

  test('yamaya: Saturn carries it', () => {
    const yogas = tajikaYogasOf(apart({ mars: 158, venus: 8, saturn: 251, moon: 50, mercury: 50 }));
    expect(named(yogas, 'yamaya')).toContainEqual({
      yoga: 'yamaya',
      via: 'saturn',
      house: 7,
      lagnaLord: 'mars',
      houseLord: 'venus',
    });
  });

  test('kamboola, and manau by Saturn in the fourth from the faster', () => {
    // Venus in Aries approaches Mars in Leo; the Moon in Gemini approaches both.
    const moved = { venus: 8, mars: 130, moon: 65, mercury: 50, jupiter: 88 };
    const yogas = tajikaYogasOf(apart({ ...moved, saturn: 340 }));
    expect(named(yogas, 'kamboola').filter(({ house }) => house === 7)).toMatchObject([
      { with: ['venus', 'mars'], moon: expect.any(String) as string },
    ]);
    expect(named(yogas, 'manau').filter(({ house }) => house === 7)).toEqual([]);
    const broken = tajikaYogasOf(apart({ ...moved, saturn: 281 }));
    expect(named(broken, 'manau').find(({ house }) => house === 7)).toMatchObject({ by: 'saturn' });
  });

  test('radda: the slower is retrograde', () => {
    const moved = { venus: 8, mars: 130, moon: 95, mercury: 50 };
    const radda = (chart: ReturnType<typeof apart>) =>
      named(tajikaYogasOf(chart), 'radda')
        .filter(({ house }) => house === 7)
        .flatMap(({ weak }) => weak)
        .filter(({ planet }) => planet === 'mars');
    expect(radda(apart(moved))).toEqual([]);
    expect(radda(apart(moved, ['mars']))).toEqual([{ planet: 'mars', by: ['retrograde'] }]);
  });

  test('ikkavala and induvara depend on the houses of all seven planets', () => {
    const all = (longitude: number) =>
      Object.fromEntries(PLANET_IDS.map((planet) => [planet, longitude]));
    const names = (longitude: number) =>
      tajikaYogasOf(apart(all(longitude))).map(({ yoga }) => yoga);
    expect(names(15)).toContain('ikkavala');
    expect(names(15)).not.toContain('induvara');
    expect(names(345)).toContain('induvara');
    expect(names(345)).not.toContain('ikkavala');
  });

  test('what needs an ithasala of both lords has one, and what needs none has none', () => {
    const tied = ['manau', 'kamboola', 'gairi_kamboola', 'khallasara', 'radda'];
    const untied = ['nakta', 'yamaya', 'tambira'];
    const seen = new Set<TajikaYogaName>();
    fc.assert(
      fc.property(anyChart, (chart) => {
        for (const yoga of tajikaYogasOf(chart)) {
          seen.add(yoga.yoga);
          if (!('houseLord' in yoga)) continue;
          const tie = ithasalaOf(yoga.lagnaLord, yoga.houseLord, chart.grahas);
          if (tied.includes(yoga.yoga)) expect(tie).not.toBeNull();
          if (untied.includes(yoga.yoga)) expect(tie).toBeNull();
          expect(yoga.lagnaLord).not.toBe(yoga.houseLord);
        }
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(10);
  });
});

describe('mudda dasha', () => {
  test.each([
    // Ashwini, 20 completed: 1 + 20 − 2 = 19 leaves 1, the Sun.
    [1, 20, 'sun'],
    [3, 0, 'sun'],
    [1, 0, 'ketu'],
    [2, 0, 'venus'],
    [27, 0, 'mercury'],
    [4, 31, 'saturn'],
  ])('nakshatra %i, %i years: %s begins', (nakshatra, years, lord) => {
    expect(muddaDasha(nakshatra, years, 0, 365)[0]!.lord).toBe(lord);
  });

  test('periods tile the year and their parts the periods', () => {
    const star = fc.integer({ min: 1, max: 27 });
    fc.assert(
      fc.property(star, fc.integer({ min: 0, max: 120 }), (nakshatra, years) => {
        const [start, end] = [2_461_000.25, 2_461_365.506];
        const periods = muddaDasha(nakshatra, years, start, end);
        const length = (days: number, lord: (typeof GRAHA_IDS)[number]) =>
          (days * VIMSHOTTARI_YEARS[lord]) / 120;
        const whole = { startJdUt: start, endJdUt: end };
        const lengths = periods.map(({ lord }) => length(end - start, lord));
        expect(tilingErrorOf(periods, whole, lengths)).toBeNull();
        periods.forEach((period, index) => {
          const parts = period.antardashas;
          expect(parts[0]!.lord).toBe(period.lord);
          const inner = parts.map(({ lord }) => length(lengths[index]!, lord));
          expect(tilingErrorOf(parts, period, inner)).toBeNull();
        });
      }),
    );
  });

  test.each([
    [0, 1],
    [28, 1],
    [1, -1],
    [1.5, 1],
  ])('nakshatra %s and %s years are refused', (nakshatra, years) => {
    expect(() => muddaDasha(nakshatra, years, 0, 365)).toThrow(/mudda dasha needs/);
  });
});

describe('varshaphal of a birth', () => {
  test('each year begins at the end of the one before, and the muntha moves by one sign', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 0, max: 100 }), (birth, years) => {
        fc.pre(Number(birth.date.slice(0, 4)) + years < 2196);
        const chart = castChart(birth);
        const year = varshaphal(chart, years);
        const next = varshaphal(chart, years + 1);
        expect(next.startJdUt).toBeCloseTo(year.endJdUt, 6);
        expect(houseFrom(year.muntha.sign, next.muntha.sign)).toBe(2);
        expect(year.muntha.house).toBe(houseFrom(year.ascendant.sign, year.muntha.sign));
        expect(year.grahas.sun.sign).toBe(signOf(chart.grahas.sun.longitude));
        expect(year.muddaDasha[0]!.startJdUt).toBe(year.startJdUt);
        expect(year.muddaDasha.at(-1)!.endJdUt).toBe(year.endJdUt);
        if (years !== 0) return;
        expect(year.ascendant.longitude).toBeCloseTo(chart.ascendant.longitude, 2);
        expect(year.muntha.sign).toBe(chart.ascendant.sign);
      }),
      { numRuns: 30 },
    );
  });

  test('another place changes the lagna, not the instant', () => {
    const chart = castChart({
      date: '1997-12-12',
      time: '12:12:00',
      timeZone: 'Asia/Kolkata',
      latitude: 13.0837,
      longitude: 80.2702,
    });
    const home = varshaphal(chart, 28);
    const away = varshaphal(chart, 28, { latitude: 40.71, longitude: -74.01 });
    expect(away.startJdUt).toBe(home.startJdUt);
    expect(away.ascendant.sign).not.toBe(home.ascendant.sign);
    expect(away.settings).toEqual(home.settings);
    expect(() => varshaphal(chart, 121)).toThrow(/0 to 120/);
    expect(() => varshaphal(chart, 5, { latitude: 95, longitude: 0 })).toThrow(/latitude/);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSES_OF_BIRTHS } from '../../reference/births-houses.ts';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { normaliseDegrees, shortestArc } from './angle.ts';
import { bhavaChart, bhavaOf, equalBhavas, sripatiBhavas, wholeSignBhavas } from './bhava.ts';
import type { Bhavas } from './bhava.ts';
import { GRAHA_IDS } from './bodies.ts';
import { castChart } from './cast-chart.ts';
import type { Birth } from './cast-chart.ts';

const ARCSECOND = 1 / 3600;
const SYSTEMS = ['sripati', 'placidus', 'equal'] as const;

const dms = (degrees: number, minutes: number, seconds = 0): number =>
  degrees + minutes / 60 + seconds / 3600;

test.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s: midheaven and the cusps of Placidus',
  (id, reference) => {
    const { delta_t_seconds: deltaTSeconds } = reference.birth;
    const chart = castChart(asBirth(reference), {}, { deltaTSeconds });
    const { bhavas, midheaven, system, notices } = bhavaChart(chart, 'placidus');
    const expected = HOUSES_OF_BIRTHS[id]!;
    expect([system, notices]).toEqual(['placidus', []]);
    expect(shortestArc(midheaven, expected.mc_lon)).toBeLessThan(0.1 * ARCSECOND);
    for (const { house, start } of bhavas) {
      const arc = shortestArc(start, expected.placidus_cusps_sidereal[house - 1]!);
      expect([house, arc < 0.1 * ARCSECOND]).toEqual([house, true]);
    }
  },
);

describe('A19: the houses of Sripati, Bangalore, 16 October 1918', () => {
  test('from ascendant and midheaven as the book has them', () => {
    const bhavas = sripatiBhavas(dms(294, 57), dms(214, 55))!;
    expect(bhavas[0]!.middle).toBeCloseTo(dms(294, 57), 9);
    expect(bhavas[0]!.start).toBeCloseTo(dms(281, 36, 40), 9);
    expect(bhavas[0]!.end).toBeCloseTo(dms(311, 36, 40), 9);
    expect(bhavas[9]!.middle).toBeCloseTo(dms(214, 55), 9);
  });
});

const anyBirth = fc
  .record({
    year: fc.integer({ min: 1800, max: 2199 }),
    day: fc.integer({ min: 1, max: 365 }),
    second: fc.integer({ min: 0, max: 86_399 }),
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map(({ year, day, second, latitude, longitude }): Birth => {
    const iso = new Date(Date.UTC(year, 0, day, 0, 0, second)).toISOString();
    return {
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
      timeZone: '+00:00',
      latitude,
      longitude,
    };
  });
const anyLongitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });

function widthsOf(bhavas: Bhavas): number[] {
  return bhavas.map(({ start, end }) => normaliseDegrees(end - start));
}

/** Latitudes: as many within the polar circles as outside. */
const everyLatitude = fc.oneof(
  fc.double({ min: -66, max: 66, noNaN: true }),
  fc.double({ min: 66, max: 89, noNaN: true }),
  fc.double({ min: -89, max: -66, noNaN: true }),
);
/** A birth with a system that exists there: Placidus needs every degree of the ecliptic to rise. */
const birthAndSystem = fc
  .tuple(anyBirth, everyLatitude, fc.constantFrom(...SYSTEMS))
  .map(([birth, latitude, system]): [Birth, (typeof SYSTEMS)[number]] => [
    system === 'placidus' ? birth : { ...birth, latitude },
    system,
  ]);

describe('laws, for any birth', () => {
  test('twelve houses follow each other once round, with their middle inside', () => {
    fc.assert(
      fc.property(birthAndSystem, ([birth, system]) => {
        const { bhavas, system: used } = bhavaChart(castChart(birth), system);
        expect(used).toBe(system);
        expect(bhavas.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        expect(widthsOf(bhavas).reduce((sum, width) => sum + width)).toBeCloseTo(360, 8);
        bhavas.forEach(({ start, middle, end }, index) => {
          expect(shortestArc(end, bhavas[(index + 1) % 12]!.start)).toBeLessThan(1e-9);
          const toMiddle = normaliseDegrees(middle - start);
          expect(toMiddle).toBeGreaterThan(0);
          expect(toMiddle).toBeLessThan(normaliseDegrees(end - start));
        });
      }),
    );
  });

  test('a house and the seventh from it lie opposite each other', () => {
    fc.assert(
      fc.property(birthAndSystem, ([birth, system]) => {
        const { bhavas } = bhavaChart(castChart(birth), system);
        for (let index = 0; index < 6; index += 1) {
          const arc = shortestArc(bhavas[index]!.start, bhavas[index + 6]!.start);
          expect(arc).toBeCloseTo(180, 8);
        }
      }),
    );
  });

  test('ascendant and midheaven: middles in Sripati, beginnings in Placidus', () => {
    fc.assert(
      fc.property(birthAndSystem, ([birth, system]) => {
        if (system === 'equal') return;
        const chart = castChart(birth);
        const { bhavas, midheaven } = bhavaChart(chart, system);
        const point = system === 'sripati' ? 'middle' : 'start';
        expect(shortestArc(bhavas[0]![point], chart.ascendant.longitude)).toBeLessThan(1e-9);
        expect(shortestArc(bhavas[9]![point], midheaven)).toBeLessThan(1e-9);
      }),
    );
  });

  test('each graha is in the house whose range contains it', () => {
    fc.assert(
      fc.property(birthAndSystem, ([birth, system]) => {
        const chart = castChart(birth);
        const { bhavas, houseOf } = bhavaChart(chart, system);
        for (const graha of GRAHA_IDS) {
          const { start, end } = bhavas[houseOf[graha] - 1]!;
          const into = normaliseDegrees(chart.grahas[graha].longitude - start);
          expect(into).toBeLessThan(normaliseDegrees(end - start) + 1e-9);
        }
      }),
    );
  });

  test('a beginning belongs to its house', () => {
    fc.assert(
      fc.property(anyLongitude, (ascendant) => {
        for (const bhavas of [equalBhavas(ascendant), wholeSignBhavas(ascendant)]) {
          for (const { house, start } of bhavas) expect(bhavaOf(start, bhavas)).toBe(house);
        }
      }),
    );
  });
});

describe('beyond the polar circles', () => {
  const tromso = (time: string): Birth => ({
    date: '1990-06-21',
    time,
    timeZone: 'Europe/Oslo',
    latitude: 69.6492,
    longitude: 18.9553,
  });

  test('Placidus falls back to whole signs with a notice', () => {
    const chart = castChart(tromso('08:00:00'));
    const { system, notices, bhavas, houseOf } = bhavaChart(chart, 'placidus');
    expect([system, notices]).toEqual(['whole_sign', ['no_quadrants_at_this_latitude']]);
    expect(bhavas[0]!.start).toBe((chart.ascendant.sign - 1) * 30);
    for (const graha of GRAHA_IDS) expect(houseOf[graha]).toBe(chart.grahas[graha].house);
  });

  test('Sripati has its quadrants at every hour', () => {
    const charts = Array.from({ length: 24 }, (_, hour) => {
      const time = `${String(hour).padStart(2, '0')}:00:00`;
      return bhavaChart(castChart(tromso(time)), 'sripati');
    });
    expect(new Set(charts.map(({ system }) => system))).toEqual(new Set(['sripati']));
    expect(charts.flatMap(({ notices }) => notices)).toEqual([]);
  });

  test('equal houses exist everywhere, the poles included', () => {
    for (const latitude of [90, -90, 69.6]) {
      const chart = castChart({ ...tromso('08:00:00'), latitude });
      expect(
        widthsOf(bhavaChart(chart, 'equal').bhavas).every((w) => Math.abs(w - 30) < 1e-9),
      ).toBe(true);
    }
  });
});

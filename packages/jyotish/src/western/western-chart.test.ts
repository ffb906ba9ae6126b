import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WESTERN_CHARTS } from '../../reference/western.ts';
import type { ReferenceWestern } from '../../reference/western.ts';
import { castChart, normaliseDegrees, shortestArc } from '../chart/index.ts';
import type { Birth } from '../chart/index.ts';
import { WESTERN_BODY_IDS, westernChart } from './index.ts';
import type { WesternBodyId, WesternChart } from './index.ts';

const ARCSECOND = 1 / 3600;

/** Allowed distance from Swiss Ephemeris, arc-seconds; 0.2 by default. */
const TOLERANCE: Readonly<Record<string, number>> = { north_node: 3, sirius: 0.1 };

/** For houses: Swiss Ephemeris has another model of sidereal time before 1850 and after 2050. */
const HOUSE_TOLERANCE = { sameModel: 0.05, otherModel: 6 };

function birthOf({ utc, latitude, longitude }: ReferenceWestern): Birth {
  return {
    date: utc.slice(0, 10),
    time: utc.slice(11, 19),
    timeZone: '+00:00',
    latitude,
    longitude,
  };
}

function westernOf(reference: ReferenceWestern): WesternChart {
  return westernChart(castChart(birthOf(reference), {}, { deltaTSeconds: reference.deltaT }));
}

describe.each(WESTERN_CHARTS.map((reference) => [reference.utc, reference] as const))(
  'Swiss Ephemeris, %s',
  (utc, reference) => {
    test('the planets, Chiron, Sirius and the true node [S1-121]', () => {
      const { bodies } = westernOf(reference);
      const expected = Object.entries(reference.bodies).map(([id, [longitude]]) => [id, longitude]);
      expect(expected).toHaveLength(12);
      for (const [id, longitude] of [...expected, ['sirius', reference.sirius]] as [
        WesternBodyId,
        number,
      ][]) {
        const arc = shortestArc(bodies[id].longitude, longitude);
        expect([id, arc < (TOLERANCE[id] ?? 0.2) * ARCSECOND]).toEqual([id, true]);
      }
      expect(shortestArc(bodies.south_node.longitude, bodies.north_node.longitude)).toBeCloseTo(
        180,
        9,
      );
    });

    test('retrograde where Swiss Ephemeris has a backward motion [S1-122]', () => {
      const { bodies } = westernOf(reference);
      for (const id of WESTERN_BODY_IDS) {
        const hasMotion = !['ascendant', 'sirius', 'north_node', 'south_node'].includes(id);
        expect([id, bodies[id].retrograde]).toEqual([
          id,
          hasMotion ? reference.bodies[id]![1] < 0 : null,
        ]);
      }
    });

    test('the houses', () => {
      const { cusps, houseSystem, notices, bodies, midheaven } = westernOf(reference);
      const isSameModel = utc > '1850' && utc < '2050';
      const tolerance = HOUSE_TOLERANCE[isSameModel ? 'sameModel' : 'otherModel'];
      expect(shortestArc(midheaven, reference.midheaven)).toBeLessThan(tolerance * ARCSECOND);
      expect(shortestArc(bodies.ascendant.longitude, reference.ascendant)).toBeLessThan(
        tolerance * ARCSECOND,
      );
      if (reference.cusps === null) {
        expect([houseSystem, notices]).toEqual(['whole_sign', ['no_quadrants_at_this_latitude']]);
        const first = bodies.ascendant.sign;
        for (const { sign, house } of Object.values(bodies)) {
          expect(house).toBe(((sign - first + 12) % 12) + 1);
        }
        return;
      }
      expect([houseSystem, notices]).toEqual(['placidus', []]);
      cusps.forEach((cusp, index) => {
        const arc = shortestArc(cusp, reference.cusps![index]!);
        expect([index + 1, arc < tolerance * ARCSECOND]).toEqual([index + 1, true]);
      });
    });
  },
);

const delhi: Birth = {
  date: '1947-08-15',
  time: '00:00:00',
  timeZone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

test('the weekday is that of the civil date of birth [S1-123]', () => {
  expect(westernChart(castChart(delhi)).weekday).toBe(5);
  expect(westernChart(castChart({ ...delhi, date: '2000-01-01' })).weekday).toBe(6);
  expect(westernChart(castChart({ ...delhi, date: '1800-01-01' })).weekday).toBe(3);
});

test('no setting of the sidereal chart changes a western chart', () => {
  const plain = westernChart(castChart(delhi));
  expect(westernChart(castChart(delhi, { ayanamsa: 'raman', node: 'true' }))).toEqual(plain);
});

describe('laws, for any birth', () => {
  const anyBirth = fc
    .record({
      year: fc.integer({ min: 1800, max: 2199 }),
      day: fc.integer({ min: 1, max: 365 }),
      second: fc.integer({ min: 0, max: 86_399 }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map(({ year, day, second, ...place }): Birth => {
      const iso = new Date(Date.UTC(year, 0, day, 0, 0, second)).toISOString();
      return { date: iso.slice(0, 10), time: iso.slice(11, 19), timeZone: '+00:00', ...place };
    });

  test('sign and degree make up the longitude; the house is one that contains it', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { bodies, cusps } = westernChart(castChart(birth));
        for (const { longitude, sign, degreeInSign, house } of Object.values(bodies)) {
          expect(shortestArc((sign - 1) * 30 + degreeInSign, longitude)).toBeLessThan(1e-9);
          const width = normaliseDegrees(cusps[house % 12]! - cusps[house - 1]!);
          expect(normaliseDegrees(longitude - cusps[house - 1]!)).toBeLessThan(width + 1e-9);
        }
        expect(bodies.ascendant.house).toBe(1);
      }),
    );
  });

  test('Mercury and Venus stay near the Sun, and neither Sun nor Moon is retrograde', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { sun, moon, mercury, venus } = westernChart(castChart(birth)).bodies;
        expect(shortestArc(mercury.longitude, sun.longitude)).toBeLessThan(29);
        expect(shortestArc(venus.longitude, sun.longitude)).toBeLessThan(48);
        expect([sun.retrograde, moon.retrograde]).toEqual([false, false]);
      }),
    );
  });
});

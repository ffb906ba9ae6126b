import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castChart, GRAHA_IDS, signOf } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { civilFromJulianDay, julianDayFromIso } from '../time/index.ts';
import {
  MOON_PHASES,
  TRANSIT_BODY_IDS,
  TURNING_BODY_IDS,
  combustions,
  eventsBetween,
  lunations,
  nakshatraIngresses,
  placeAt,
  planetStations,
  positionsAt,
  signIngresses,
  skyToday,
  transitSky,
} from './index.ts';
import type { TransitBodyId } from './index.ts';

const SECOND = 1 / 86_400;
const body = fc.constantFrom(...TRANSIT_BODY_IDS);
const instant = fc.double({ min: 2_378_600, max: 2_524_500, noNaN: true });
const node = fc.constantFrom('mean' as const, 'true' as const);
const skies = { mean: transitSky(), true: transitSky({ node: 'true' }) };

describe('positions', () => {
  test('each body has been in its sign since it entered and stays until it leaves', () => {
    fc.assert(
      fc.property(instant, node, (jdUt, of) => {
        const sky = skies[of];
        const signAt = (name: TransitBodyId, at: number): SignNumber => placeAt(name, at, sky).sign;
        const rows = positionsAt(jdUt, sky);
        expect(rows.map((row) => row.body)).toEqual(TRANSIT_BODY_IDS);
        const wrong = rows.filter(({ body: name, sign, longitude, since, until }) => {
          if (signOf(longitude) !== sign) return true;
          const isEntered =
            since === null ||
            (since <= jdUt &&
              signAt(name, since + SECOND) === sign &&
              signAt(name, since - SECOND) !== sign);
          const isLeft =
            until === null ||
            (until > jdUt &&
              signAt(name, until - SECOND) === sign &&
              signAt(name, until + SECOND) !== sign);
          return !isEntered || !isLeft;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('agree with a chart of the instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_364_600_000, max: 7_258_000_000 }), node, (second, of) => {
        const jdUt = 2_440_587.5 + second / 86_400;
        const { date, time } = civilFromJulianDay(jdUt, '+00:00');
        const chart = castChart(
          { date, time, timeZone: '+00:00', latitude: 0, longitude: 0 },
          { node: of },
        );
        for (const graha of GRAHA_IDS) {
          const place = placeAt(graha, chart.time.jdUt, skies[of]);
          const inChart = chart.grahas[graha];
          expect(place.longitude).toBeCloseTo(inChart.longitude, 8);
          expect(place.speed).toBeCloseTo(inChart.speed, 8);
          expect(place.sign).toBe(inChart.sign);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('Saturn entered Pisces on 29 March 2025 at 21:45 in India, and leaves on 3 June 2027', () => {
    const rows = positionsAt(julianDayFromIso('2026-11-21T10:00:00Z'));
    const saturn = rows.find((row) => row.body === 'saturn')!;
    expect(saturn.sign).toBe(12);
    expect(saturn.retrograde).toBe(true);
    expect(civilFromJulianDay(saturn.since!, 'Asia/Kolkata')).toMatchObject({
      date: '2025-03-29',
      time: expect.stringMatching(/^21:4[45]/),
    });
    expect(civilFromJulianDay(saturn.until!, 'Asia/Kolkata').date).toBe('2027-06-03');
  });

  test('at the ends of the supported years a stay is open', () => {
    const first = positionsAt(julianDayFromIso('1800-01-01T00:00:00Z'));
    expect(first.find((row) => row.body === 'uranus')?.since).toBeNull();
    const last = positionsAt(julianDayFromIso('2200-12-31T23:59:00Z'));
    expect(last.find((row) => row.body === 'uranus')?.until).toBeNull();
  });

  test.each([julianDayFromIso('1799-01-01T00:00:00Z'), 2_600_000, Number.NaN])(
    'Julian day %d is refused',
    (jdUt) => {
      expect(() => positionsAt(jdUt)).toThrow('1800 to 2200');
      expect(() => skyToday(jdUt)).toThrow('1800 to 2200');
      expect(() => eventsBetween(jdUt, jdUt + 1)).toThrow('1800 to 2200');
    },
  );

  test('a span that ends before it begins throws', () => {
    expect(() => signIngresses('sun', 2_460_001, 2_460_000)).toThrow('must end after');
    expect(() => lunations(2_460_000, 2_460_000)).toThrow('must end after');
  });
});

describe('ingresses', () => {
  test('link neighbouring signs, and agree with samples every few hours', () => {
    fc.assert(
      fc.property(body, instant, node, fc.constantFrom(12, 27), (name, from, of, parts) => {
        const sky = skies[of];
        const days = name === 'moon' ? 30 : 400;
        const to = Math.min(from + days, 2_524_900);
        const entries =
          parts === 12
            ? signIngresses(name, from, to, sky).map((e) => ({ ...e, entered: e.sign }))
            : nakshatraIngresses(name, from, to, sky).map((e) => ({ ...e, entered: e.nakshatra }));
        const partAt = (jdUt: number): number =>
          Math.floor((sky.track(name).at(jdUt) / 360) * parts) + 1;
        let part: number = partAt(from);
        let next = 0;
        for (let jdUt = from + days / 400; jdUt <= to; jdUt += days / 400) {
          while (next < entries.length && entries[next]!.jdUt <= jdUt) {
            const entry = entries[next]!;
            expect(entry.from).toBe(part);
            expect(entry.entered).toBe(((part + (entry.retrograde ? -2 : 0) + parts) % parts) + 1);
            part = entry.entered;
            next += 1;
          }
          expect(partAt(jdUt)).toBe(part);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('Saturn is in Aries twice: it returns to Pisces for a winter', () => {
    const entries = signIngresses('saturn', 2_461_041.5, 2_462_502.5);
    expect(entries.map(({ sign, retrograde }) => [sign, retrograde])).toEqual([
      [1, false],
      [12, true],
      [1, false],
      [2, false],
      [1, true],
    ]);
  });
});

describe('stations', () => {
  test('turn retrograde and direct alternately, where the speed passes zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TURNING_BODY_IDS), instant, (name, to) => {
        const sky = skies.mean;
        const from = Math.max(to - 1700, 2_378_500);
        const stations = planetStations(name, from, to, sky);
        if (to - from === 1700) expect(stations.length).toBeGreaterThan(2);
        let retrograde = sky.track(name).speedAt(from) < 0;
        for (const { jdUt, motion } of stations) {
          expect(motion).toBe(retrograde ? 'direct' : 'retrograde');
          retrograde = motion === 'retrograde';
          expect(placeAt(name, jdUt + 0.02, sky).retrograde).toBe(retrograde);
          expect(placeAt(name, jdUt - 0.02, sky).retrograde).toBe(!retrograde);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('Sun, Moon and nodes have none', () => {
    for (const name of ['sun', 'moon', 'rahu', 'ketu'] as const) {
      expect(planetStations(name, 2_460_000, 2_461_000)).toEqual([]);
    }
  });

  test('Mercury turned direct on 13 November 2026 and turns next in February', () => {
    const { mercury, moon, tithi } = skyToday(julianDayFromIso('2026-11-21T09:36:00Z'));
    expect(mercury.motion).toBe('direct');
    expect(mercury.nextStation?.motion).toBe('retrograde');
    expect(civilFromJulianDay(mercury.nextStation!.jdUt, 'UTC').date).toBe('2027-02-09');
    expect([moon.sign, moon.nakshatra]).toEqual([12, 27]);
    expect(tithi.number).toBe(12);
  });
});

describe('phases of the Moon', () => {
  test('follow each other in order, and like follows like after 29.2 to 29.9 days', () => {
    fc.assert(
      fc.property(instant, (from) => {
        const phases = lunations(from, from + 150, skies.mean);
        expect(phases.length).toBeGreaterThan(19);
        phases.forEach(({ jdUt, phase }, index) => {
          const before = phases[index - 1];
          if (before === undefined) return;
          const order = (MOON_PHASES.indexOf(before.phase) + 1) % 4;
          expect(phase).toBe(MOON_PHASES[order]);
          const same = phases[index - 4];
          if (same === undefined || phase.endsWith('quarter')) return;
          expect(jdUt - same.jdUt).toBeGreaterThan(29.2);
          expect(jdUt - same.jdUt).toBeLessThan(29.9);
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('combustion', () => {
  const grahas = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

  test('begins and ends alternately, with the Sun near in between', () => {
    fc.assert(
      fc.property(fc.constantFrom(...grahas), instant, (graha, from) => {
        const events = combustions(graha, from, from + 400, skies.mean);
        events.forEach(({ change }, index) => {
          if (index > 0) expect(change).not.toBe(events[index - 1]!.change);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('Sun and nodes are never combust', () => {
    for (const graha of ['sun', 'rahu', 'ketu'] as const) {
      expect(combustions(graha, 2_460_000, 2_460_400)).toEqual([]);
    }
  });
});

test('all events of a span are in order and inside it', () => {
  fc.assert(
    fc.property(instant, fc.double({ min: 0.5, max: 40, noNaN: true }), (from, days) => {
      const events = eventsBetween(from, from + days, skies.mean);
      events.forEach(({ jdUt }, index) => {
        expect(jdUt).toBeGreaterThan(from);
        expect(jdUt).toBeLessThanOrEqual(from + days);
        if (index > 0) expect(jdUt).toBeGreaterThanOrEqual(events[index - 1]!.jdUt);
      });
    }),
    { numRuns: 60 },
  );
});

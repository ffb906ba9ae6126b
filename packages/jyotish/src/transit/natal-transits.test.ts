import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth, madeChart } from '../../reference/made-charts.ts';
import { castChart, GRAHA_IDS, houseFrom, isAspecting, shortestArc } from '../chart/index.ts';
import type { GrahaId } from '../chart/index.ts';
import { ashtakavarga, ashtakavargaSigns } from '../strength/index.ts';
import { civilFromJulianDay, julianDayFromIso } from '../time/index.ts';
import {
  CONTACT_ORB,
  TRANSIT_BODY_IDS,
  gocharaAt,
  gocharaVerdict,
  natalTransits,
  nextSignIngress,
  nextStation,
  placeAt,
  planetStations,
  positionsAt,
  signIngresses,
  transitSky,
} from './index.ts';
import type { NatalTransit } from './index.ts';

const MUMBAI_1990 = castChart({
  date: '1990-05-14',
  time: '09:30:00',
  timeZone: 'Asia/Kolkata',
  latitude: 19.076,
  longitude: 72.8777,
});
const instant = fc.double({ min: 2_378_600, max: 2_524_500, noNaN: true });
const sky = transitSky();

function rowOf(graha: GrahaId, rows: readonly NatalTransit[]): NatalTransit {
  return rows.find((row) => row.graha === graha)!;
}

/** A date in India, as almanacs print it. */
const inIndia = (jdUt: number): string => {
  const { date, time } = civilFromJulianDay(jdUt, 'Asia/Kolkata');
  return `${date} ${time.slice(0, 5)}`;
};

describe('28 November 2026 over a Moon in Sagittarius with Gemini rising', () => {
  const rows = natalTransits(MUMBAI_1990, julianDayFromIso('2026-11-28T12:00:00Z'), {
    ashtakavarga: ashtakavarga(ashtakavargaSigns(MUMBAI_1990)),
  });

  test('houses from the Moon and from the lagna, effect, bindus and verdict', () => {
    expect(rowOf('saturn', rows)).toMatchObject({
      sign: 12,
      houseFromMoon: 4,
      houseFromLagna: 10,
      effect: 'bad',
      bindus: 3,
      sarva: 28,
      verdict: 'demanding',
    });
    expect(rowOf('jupiter', rows)).toMatchObject({
      sign: 5,
      houseFromMoon: 9,
      houseFromLagna: 3,
      effect: 'good',
      verdict: 'supportive',
    });
    expect(rowOf('rahu', rows)).toMatchObject({ bindus: null, strengthened: null, sarva: 32 });
  });

  test('next dates: Rahu enters Capricorn on 5 December, Saturn turns direct on the 11th in India', () => {
    const rahu = rowOf('rahu', rows);
    expect(rahu.nextIngress).toMatchObject({ from: 11, sign: 10, retrograde: true });
    expect(inIndia(rahu.nextIngress!.jdUt)).toMatch(/^2026-12-05/);
    const { nextStation: station } = rowOf('saturn', rows);
    expect(station).toMatchObject({ motion: 'direct', sign: 12 });
    expect(inIndia(station!.jdUt)).toMatch(/^2026-12-11/);
    expect(rowOf('sun', rows).nextStation).toBeNull();
  });
});

test('a transit is good or bad by its house, and its bindus can make it mixed', () => {
  const verdict = (
    effect: NatalTransit['effect'],
    strengthened: boolean | null,
  ): NatalTransit['verdict'] => gocharaVerdict({ effect, strengthened });
  expect([true, null, false].map((each) => verdict('good', each))).toEqual([
    'supportive',
    'supportive',
    'mixed',
  ]);
  expect([true, null, false].map((each) => verdict('bad', each))).toEqual([
    'mixed',
    'demanding',
    'demanding',
  ]);
  for (const effect of ['obstructed', 'relieved'] as const) {
    expect([true, null, false].map((each) => verdict(effect, each))).toEqual(
      Array.from({ length: 3 }, () => 'mixed'),
    );
  }
});

test('for any birth and date: gochara of the Moon, the stay of the table, houses of the signs', () => {
  fc.assert(
    fc.property(anyBirth, instant, (birth, jdUt) => {
      const chart = castChart(birth);
      const varga = ashtakavarga(ashtakavargaSigns(chart));
      const rows = natalTransits(chart, jdUt, { ashtakavarga: varga }, sky);
      const table = positionsAt(jdUt, sky);
      const gochara = gocharaAt(chart.grahas.moon.sign, jdUt, sky);
      expect(rows.map(({ graha }) => graha)).toEqual(GRAHA_IDS);
      rows.forEach((row, index) => {
        const { graha, longitude, sign, since, until, houseFromLagna, sarva, bindus } = row;
        expect({ longitude, sign, since, until }).toEqual(
          (({ longitude: at, sign: into, since: from, until: to }) => ({
            longitude: at,
            sign: into,
            since: from,
            until: to,
          }))(table.find(({ body }) => body === graha)!),
        );
        expect(row.houseFromMoon).toBe(gochara[index]!.house);
        expect(row.effect).toBe(gochara[index]!.effect);
        expect(houseFromLagna).toBe(houseFrom(chart.ascendant.sign, sign));
        expect(sarva).toBe(varga.sarva[sign - 1]);
        if (graha !== 'rahu' && graha !== 'ketu') {
          expect(bindus).toBe(varga.bhinna[graha].points[sign - 1]);
        }
      });
    }),
    { numRuns: 60 },
  );
});

describe('contacts', () => {
  test('each is within the orb of a conjunction or of a full aspect, the closest first', () => {
    fc.assert(
      fc.property(anyBirth, instant, fc.integer({ min: 0, max: 15 }), (birth, jdUt, orb) => {
        const chart = castChart(birth);
        for (const { graha, longitude, contacts } of natalTransits(chart, jdUt, { orb }, sky)) {
          const orbs = contacts.map((contact) => contact.orb);
          expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
          for (const { point, kind, count, orb: distance } of contacts) {
            const natal = (point === 'ascendant' ? chart.ascendant : chart.grahas[point]).longitude;
            expect(shortestArc(natal, longitude + (count - 1) * 30)).toBeCloseTo(distance, 9);
            expect(distance).toBeLessThanOrEqual(orb);
            expect(kind).toBe(count === 1 ? 'conjunction' : 'aspect');
            if (count > 1) expect(isAspecting(graha, 1, count)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('Saturn at 5° meets the natal point there, aspects the 3rd, 7th and 10th, and no other place', () => {
    const jdUt = julianDayFromIso('2026-11-28T12:00:00Z');
    const saturn = placeAt('saturn', jdUt).longitude;
    const at = (degrees: number): number => (saturn + degrees + 360) % 360;
    const chart = madeChart({
      ascendant: at(0),
      sun: at(60.5),
      moon: at(179),
      mars: at(268.5),
      mercury: at(90),
      jupiter: at(4),
      venus: at(120),
      saturn: at(-2),
      rahu: at(33),
    });
    const { contacts, retrograde } = rowOf('saturn', natalTransits(chart, jdUt));
    expect(retrograde).toBe(true);
    expect(contacts.map(({ point, kind, count }) => [point, kind, count])).toEqual([
      ['ascendant', 'conjunction', 1],
      ['sun', 'aspect', 3],
      ['moon', 'aspect', 7],
      ['mars', 'aspect', 10],
      ['saturn', 'conjunction', 1],
    ]);
    // It moves back, towards what is behind it.
    const applying = Object.fromEntries(contacts.map(({ point, applying: is }) => [point, is]));
    expect(applying).toMatchObject({ sun: false, moon: true, mars: true, saturn: true });
  });

  test('a wider orb than 15°, or none, is refused', () => {
    for (const orb of [-1, 16, Number.NaN]) {
      expect(() => natalTransits(MUMBAI_1990, 2_461_000, { orb })).toThrow('from 0 to 15');
    }
    expect(CONTACT_ORB).toBe(3);
  });
});

describe('next dates', () => {
  test('are the first of the ingresses and stations that a search of the span finds', () => {
    const body = fc.constantFrom(...TRANSIT_BODY_IDS);
    const before2190 = fc.double({ min: 2_378_600, max: 2_521_000, noNaN: true });
    fc.assert(
      fc.property(body, before2190, (name, jdUt) => {
        const next = nextSignIngress(name, jdUt, sky)!;
        const [first] = signIngresses(name, jdUt, next.jdUt + 1, sky);
        expect(Math.abs(first!.jdUt - next.jdUt) * 86_400).toBeLessThan(3);
        expect({ ...first, jdUt: 0 }).toEqual({ ...next, jdUt: 0 });
        const station = nextStation(name, jdUt, sky);
        // Curves and single positions differ by a minute or two where a planet hardly moves.
        const turns = planetStations(name, jdUt - 1, jdUt + 800, sky);
        const turn = turns.find(
          (each) => each.jdUt > jdUt - 0.01 && each.motion === station?.motion,
        );
        expect(station === null).toBe(turns.length === 0);
        if (station !== null) {
          expect(Math.abs(station.jdUt - turn!.jdUt) * 86_400).toBeLessThan(180);
          expect(turns.filter((each) => each.jdUt > jdUt + 0.01).indexOf(turn!)).toBeLessThan(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('are null after 2200, and outside 1800 to 2200 there are none', () => {
    const end = julianDayFromIso('2200-12-31T12:00:00Z');
    expect(nextSignIngress('uranus', end)).toBeNull();
    expect(nextStation('saturn', end)).toBeNull();
    expect(() => nextSignIngress('sun', 2_600_000)).toThrow('1800 to 2200');
    expect(() => nextStation('mars', Number.NaN)).toThrow('1800 to 2200');
    expect(() => natalTransits(MUMBAI_1990, 2_300_000)).toThrow('1800 to 2200');
  });
});

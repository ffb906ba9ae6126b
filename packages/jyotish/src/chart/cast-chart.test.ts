import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS, referenceGrahas } from '../../reference/births.ts';
import type { ReferenceBirth } from '../../reference/births.ts';
import { riseOrSet } from '../sky/index.ts';
import { shortestArc } from './angle.ts';
import { BODY_IDS, GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import { castChart } from './cast-chart.ts';
import type { Birth, Chart } from './cast-chart.ts';
import { divisionalChart } from './divisional.ts';
import { varga, VARGA_NUMBERS } from './vargas.ts';

const ARCSECOND = 1 / 3600;

/** Allowed distance from Swiss Ephemeris, arc-seconds. */
const TOLERANCE: Readonly<Record<GrahaId, Readonly<Record<'mean' | 'true', number>>>> = {
  sun: { mean: 1, true: 1 },
  moon: { mean: 0.5, true: 0.5 },
  mars: { mean: 1, true: 1 },
  mercury: { mean: 1, true: 1 },
  jupiter: { mean: 1, true: 1 },
  venus: { mean: 1, true: 1 },
  saturn: { mean: 1, true: 1 },
  rahu: { mean: 0.3, true: 5 },
  ketu: { mean: 0.3, true: 5 },
};

function cast(reference: ReferenceBirth, node: 'mean' | 'true' = 'mean'): Chart {
  const { delta_t_seconds: deltaTSeconds } = reference.birth;
  return castChart(asBirth(reference), { node }, { deltaTSeconds });
}

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (_, reference) => {
    test('instant and ayanamsa', () => {
      const chart = cast(reference);
      expect(Math.abs(chart.time.jdUt - reference.birth.jd_ut)).toBeLessThan(2e-8);
      expect(chart.time.utc).toBe(reference.birth.utc);
      expect(chart.time.offsetMinutes).toBe(reference.birth.tz_offset_hours * 60);
      const { ayanamsaDegrees, nutationDegrees } = chart.settings;
      const { with_nutation_deg: whole, without_nutation_deg: mean } = reference.ayanamsa_lahiri;
      expect(Math.abs(ayanamsaDegrees - mean)).toBeLessThan(0.001 * ARCSECOND);
      expect(Math.abs(ayanamsaDegrees + nutationDegrees - whole)).toBeLessThan(0.01 * ARCSECOND);
    });

    test('ascendant', () => {
      const { ascendant } = cast(reference);
      const arc = shortestArc(ascendant.longitude, reference.positions.Lagna.lon);
      expect(arc).toBeLessThan(0.1 * ARCSECOND);
      expect(ascendant.nakshatra).toBe(reference.nakshatra.Lagna.index);
      expect(ascendant.pada).toBe(reference.nakshatra.Lagna.pada);
      expect(ascendant.house).toBe(1);
    });

    test.each(['mean', 'true'] as const)('nine grahas, %s node', (node) => {
      const chart = cast(reference, node);
      for (const [graha, name] of referenceGrahas(node)) {
        const expected = reference.positions[name];
        const placement = chart.grahas[graha];
        const arc = shortestArc(placement.longitude, expected.lon);
        expect([graha, arc < TOLERANCE[graha][node] * ARCSECOND]).toEqual([graha, true]);
        const { index, pada, lord } = reference.nakshatra[name];
        expect([graha, placement.nakshatra, placement.pada, placement.nakshatraLord]).toEqual([
          graha,
          index,
          pada,
          lord.toLowerCase(),
        ]);
      }
    });

    test('speeds and retrogrades', () => {
      const { grahas } = cast(reference);
      for (const [graha, name] of referenceGrahas('mean').slice(0, 7)) {
        const speed = reference.positions[name].speed_deg_per_day!;
        const tolerance = graha === 'moon' ? 1e-4 : 1e-5;
        expect([graha, Math.abs(grahas[graha].speed - speed) < tolerance]).toEqual([graha, true]);
        expect([graha, grahas[graha].retrograde]).toEqual([
          graha,
          reference.retrograde.includes(name),
        ]);
      }
      expect([grahas.rahu.retrograde, grahas.ketu.retrograde]).toEqual([true, true]);
      const withTrueNode = cast(reference, 'true').grahas;
      expect(withTrueNode.rahu.retrograde).toBe(reference.positions.Rahu_true.retrograde);
      expect(withTrueNode.ketu.retrograde).toBe(reference.positions.Ketu_true.retrograde);
    });

    test('the sixteen vargas of every body', () => {
      const near = new Set(
        reference.vargas_near_boundary.map(({ varga: name, body }) => `${name} ${body}`),
      );
      const chart = cast(reference);
      for (const number of VARGA_NUMBERS) {
        const { ascendant, grahas } = divisionalChart(chart, number);
        const expected = reference.vargas[`D${number}`]!;
        if (!near.has(`D${number} Lagna`)) expect(ascendant.sign - 1).toBe(expected.Lagna);
        for (const [graha, name] of referenceGrahas('mean')) {
          if (near.has(`D${number} ${name}`)) continue;
          expect([number, graha, grahas[graha].sign - 1]).toEqual([number, graha, expected[name]]);
          const house = ((grahas[graha].sign - ascendant.sign + 12) % 12) + 1;
          expect(grahas[graha].house).toBe(house);
        }
      }
    });

    test('the Sun is set exactly when it is not between sunrise and sunset', () => {
      const { sunrise, sunset, birth } = reference;
      const isUp = birth.jd_ut > sunrise.hindu! && birth.jd_ut < sunset.hindu!;
      expect(cast(reference).grahas.sun.isSet).toBe(!isUp);
    });
  },
);

const CHENNAI_1997: Birth = {
  date: '1997-12-12',
  time: '12:12:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0836939,
  longitude: 80.270186,
};

/** As Su Mo Ma Me Ju Ve Sa Ra Ke in the sidereal zodiac, as published. */
const CHENNAI_PUBLISHED = [
  326.2211, 236.4481, 32.6892, 271.5002, 247.6061, 294.6025, 276.2118, 349.7179, 140.9636, 320.9636,
];

test('A1: 12 December 1997, Chennai, as another publisher has it, within its 1.5′', () => {
  const chart = castChart(CHENNAI_1997);
  BODY_IDS.forEach((body, index) => {
    const { longitude } = body === 'ascendant' ? chart.ascendant : chart.grahas[body];
    const apart = shortestArc(longitude, CHENNAI_PUBLISHED[index]!);
    expect([body, apart < 1.5 / 60]).toEqual([body, true]);
  });
  const retrograde = GRAHA_IDS.filter((graha) => chart.grahas[graha].retrograde);
  expect(retrograde).toEqual(['mercury', 'saturn', 'rahu', 'ketu']);
  expect(GRAHA_IDS.filter((graha) => chart.grahas[graha].combust)).toEqual(['mercury']);
});

// From the publisher's own longitudes: its Mars is at 1.5002° of Capricorn, ours 14″ behind, across a boundary of
// three vargas. BPHS ch. 6; signs of As Su Mo Ma Me Ju Ve Sa Ra Ke. The publisher's own D27, D30, D40 and D45 break its rules.
test.each([
  [2, '4 5 4 4 5 5 4 5 4 4'],
  [3, '7 4 2 10 9 6 10 4 1 7'],
  [4, '8 5 2 10 12 7 10 6 11 5'],
  [7, '5 8 8 4 10 9 5 10 9 3'],
  [9, '2 11 10 10 3 5 11 9 7 1'],
  [10, '7 12 10 6 11 2 8 2 11 5'],
  [12, '9 6 3 10 12 7 12 7 1 7'],
  [16, '6 7 6 1 1 2 4 7 4 4'],
  [20, '2 2 10 2 10 5 5 6 10 10'],
  [24, '1 1 6 5 11 11 8 7 9 9'],
  [27, '6 9 6 5 7 2 9 3 7 1'],
  [30, '7 8 2 2 11 10 6 12 3 3'],
  [40, '11 6 10 9 11 3 3 9 4 4'],
  [45, '8 8 9 3 8 1 10 2 12 12'],
  [60, '3 12 7 1 12 11 10 3 10 4'],
] as const)('A3: the same chart, D%i', (number, expected) => {
  expect(CHENNAI_PUBLISHED.map((longitude) => varga(number, longitude).sign).join(' ')).toBe(
    expected,
  );
});

test('A5: 12 May 2020, West Bengal, as Prokerala calculates it: it includes nutation', () => {
  const chart = castChart({
    date: '2020-05-12',
    time: '09:20:00',
    timeZone: 'Asia/Kolkata',
    latitude: 22.6757521,
    longitude: 88.0495418,
  });
  const { nutationDegrees } = chart.settings;
  const published: readonly (readonly [GrahaId, number])[] = [
    ['sun', 27.7461],
    ['moon', 269.4838],
    ['mercury', 36.3759],
    ['venus', 57.6741],
    ['mars', 305.1617],
    ['jupiter', 273.0894],
    ['saturn', 277.8146],
    ['rahu', 67.0989],
  ];
  for (const [graha, longitude] of published) {
    const arc = shortestArc(chart.grahas[graha].longitude + nutationDegrees, longitude);
    // Its Moon is 2.6″ from what both ELP/MPP02 and Swiss Ephemeris give.
    const tolerance = (graha === 'moon' ? 3 : 1) * ARCSECOND;
    expect([graha, arc < tolerance]).toEqual([graha, true]);
  }
  const ascendant = shortestArc(chart.ascendant.longitude + nutationDegrees, 89.3523);
  expect(ascendant).toBeLessThan(ARCSECOND);
  expect(chart.grahas.saturn.retrograde).toBe(true);
});

test('the defaults are Lahiri, mean node, whole signs, sunrise of the upper edge, 365.25 days [S1-115]', () => {
  const { settings } = castChart(CHENNAI_1997);
  expect(settings).toMatchObject({
    ayanamsa: 'lahiri',
    node: 'mean',
    sunrise: 'edge',
    yearDays: 365.25,
    houseSystem: 'whole_sign',
  });
  expect(settings.ayanamsaDegrees).toBeCloseTo(23.828362, 3);
});

test('another ayanamsa moves every body by the same arc', () => {
  const lahiri = castChart(CHENNAI_1997);
  const raman = castChart(CHENNAI_1997, { ayanamsa: 'raman' });
  const shift = lahiri.settings.ayanamsaDegrees - raman.settings.ayanamsaDegrees;
  expect(shift).toBeGreaterThan(1.4);
  for (const graha of GRAHA_IDS) {
    const arc = raman.grahas[graha].longitude - lahiri.grahas[graha].longitude;
    expect((arc + 360) % 360).toBeCloseTo(shift, 9);
  }
});

test('Ketu is opposite Rahu and moves with it, by either node', () => {
  for (const node of ['mean', 'true'] as const) {
    const { rahu, ketu } = castChart(CHENNAI_1997, { node }).grahas;
    expect(shortestArc(rahu.longitude, ketu.longitude)).toBeCloseTo(180, 9);
    expect(ketu.speed).toBe(rahu.speed);
    expect(ketu.house).toBe(((rahu.house + 5) % 12) + 1);
  }
});

test('nodes have a dignity only with the setting', () => {
  const plain = castChart(CHENNAI_1997).grahas;
  expect([plain.rahu.dignity, plain.ketu.jagradadiAvastha]).toEqual([null, null]);
  const withDignity = castChart(CHENNAI_1997, { nodeDignity: true }).grahas;
  // Rahu in Leo, its enemy the Sun fourth from it.
  expect(withDignity.rahu.dignity).toBe('neutral');
  expect(withDignity.rahu.jagradadiAvastha).toBe('swapna');
});

test('a local time that occurs twice has a notice, and the second can be requested', () => {
  const newYork = {
    date: '2007-11-04',
    time: '01:30:00',
    timeZone: 'America/New_York',
    latitude: 40.7128,
    longitude: -74.006,
  };
  const first = castChart(newYork);
  const second = castChart({ ...newYork, fold: 1 });
  expect(first.notices).toEqual(['ambiguous_local_time']);
  expect((second.time.jdUt - first.time.jdUt) * 24).toBeCloseTo(1, 6);
  expect(castChart(CHENNAI_1997).notices).toEqual([]);
});

test.each([
  [{ latitude: 91 }, 'invalid_place'],
  [{ latitude: Number.NaN }, 'invalid_place'],
  [{ longitude: -181 }, 'invalid_place'],
  [{ date: '1997-02-30' }, 'invalid_date'],
  [{ time: '25:00:00' }, 'invalid_time'],
  [{ timeZone: 'Asia/Nowhere' }, 'unknown_timezone'],
  [{ timeZone: 'America/New_York', date: '2007-03-11', time: '02:30:00' }, 'time_skipped'],
] as const)('a birth with %j is refused as %s', (change, code) => {
  expect(() => castChart({ ...CHENNAI_1997, ...change })).toThrow(
    expect.objectContaining({ code }),
  );
});

test('at any latitude the Sun is set exactly from its sunset to its sunrise', () => {
  const latitude = fc.oneof(
    fc.double({ min: -66, max: 66, noNaN: true }),
    fc.double({ min: 66, max: 89, noNaN: true }),
    fc.double({ min: -89, max: -66, noNaN: true }),
  );
  const second = fc.integer({ min: -5_364_000_000, max: 7_289_000_000 });
  let compared = 0;
  fc.assert(
    fc.property(latitude, second, (north, unixSeconds) => {
      const iso = new Date(unixSeconds * 1000).toISOString();
      const place = { latitude: north, longitude: 20 };
      const { grahas, time } = castChart({
        date: iso.slice(0, 10),
        time: iso.slice(11, 19),
        timeZone: '+00:00',
        ...place,
      });
      const [rise, set] = (['rise', 'set'] as const).map((kind) =>
        riseOrSet('sun', kind, time.jdUt, place, 'centre'),
      );
      if (rise == null || set == null) return;
      compared += 1;
      expect(grahas.sun.isSet).toBe(rise < set);
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(200);
});

test.each([0, 353, 368, Number.NaN])('a dasha year of %f days throws', (yearDays) => {
  expect(() => castChart(CHENNAI_1997, { yearDays })).toThrow(
    expect.objectContaining({ code: 'out_of_range' }),
  );
});

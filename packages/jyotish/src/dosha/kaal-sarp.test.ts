import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { DOSHAS_OF_BIRTHS } from '../../reference/births-doshas.ts';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { castChart, normaliseDegrees, PLANET_IDS } from '../chart/index.ts';
import { KAAL_SARP_TYPES, kaalSarp } from './kaal-sarp.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (id, birth) => {
    test.each(['mean', 'true'] as const)('%s node', (node) => {
      const expected = DOSHAS_OF_BIRTHS[id]!.kala_sarpa[node];
      const dosha = kaalSarp(castChart(asBirth(birth), { node }));
      expect(dosha.isPresent).toBe(expected.by_longitude);
      expect(dosha.planetsAhead).toBe(expected.planets_between_rahu_and_ketu);
      expect(dosha.rahuHouse).toBe(expected.rahu_house_from_lagna);
      if (expected.by_sign_inclusive) expect(dosha.isPresent || dosha.isPartial).toBe(true);
    });
  },
);

test('A7: 12 May 2020, West Bengal: all from Ketu forward to Rahu', () => {
  const dosha = kaalSarp(
    castChart({
      date: '2020-05-12',
      time: '09:20:00',
      timeZone: 'Asia/Kolkata',
      latitude: 22.6757521,
      longitude: 88.0495418,
    }),
  );
  expect(dosha).toMatchObject({ isPresent: true, direction: 'descending', outside: [] });
});

/** Lagna Aries, Rahu in the middle of Taurus, all others in Cancer. */
const HELD: MadeLongitudes = {
  ascendant: 10,
  sun: 100,
  moon: 101,
  mars: 102,
  mercury: 103,
  jupiter: 104,
  venus: 105,
  saturn: 106,
  rahu: 45,
};

describe('[S1-219] the verdict', () => {
  test.each(KAAL_SARP_TYPES.map((type, index) => [type, index + 1] as const))(
    '%s: Rahu in house %i',
    (type, house) => {
      const chart = madeChart({ ...HELD, ascendant: normaliseDegrees(45 - (house - 1) * 30) });
      expect(kaalSarp(chart)).toMatchObject({ isPresent: true, type, direction: 'ascending' });
    },
  );

  test('one planet outside gives a partial dosha, with the node and the distance beyond it', () => {
    const dosha = kaalSarp(madeChart({ ...HELD, moon: 235 }));
    expect(dosha).toMatchObject({ isPresent: false, isPartial: true, type: 'kulik' });
    expect(dosha.outside).toEqual([
      { graha: 'moon', house: 8, node: 'ketu', degreesBeyond: 10, sharesSign: true },
    ]);
  });

  test('one planet more than a sign outside breaks it: 30° is partial, 30.5° is nothing', () => {
    const at = (moon: number) => kaalSarp(madeChart({ ...HELD, moon }));
    expect(at(255)).toMatchObject({ isPresent: false, isPartial: true });
    expect(at(255.5)).toMatchObject({ isPresent: false, isPartial: false, type: null });
    expect(at(255.5).outside).toMatchObject([{ graha: 'moon', node: 'ketu', degreesBeyond: 30.5 }]);
  });

  test('two planets outside in the signs of the nodes leave it partial, elsewhere they break it', () => {
    const beside = kaalSarp(madeChart({ ...HELD, moon: 235, mars: 35 }));
    expect(beside).toMatchObject({ isPresent: false, isPartial: true, direction: 'ascending' });
    expect(beside.outside.map(({ node }) => node)).toEqual(['ketu', 'rahu']);
    const beyond = kaalSarp(madeChart({ ...HELD, moon: 235, mars: 15 }));
    expect(beyond).toMatchObject({
      isPresent: false,
      isPartial: false,
      type: null,
      direction: null,
    });
  });

  test('a planet at the very degree of a node counts as inside', () => {
    expect(kaalSarp(madeChart({ ...HELD, moon: 45, mars: 225 })).isPresent).toBe(true);
  });
});

test('it is present exactly when all seven planets are on one arc', () => {
  // Free longitudes rarely fall on one arc, so half of the charts are pressed into one.
  const pressed = anyChart.map(({ ascendant, grahas }) => {
    const on = (degrees: number): number => normaliseDegrees(grahas.rahu.longitude + degrees / 2);
    return madeChart({
      ascendant: ascendant.longitude,
      rahu: grahas.rahu.longitude,
      sun: on(grahas.sun.longitude),
      moon: on(grahas.moon.longitude),
      mars: on(grahas.mars.longitude),
      mercury: on(grahas.mercury.longitude),
      jupiter: on(grahas.jupiter.longitude),
      venus: on(grahas.venus.longitude),
      saturn: grahas.saturn.longitude,
    });
  });
  let present = 0;
  fc.assert(
    fc.property(fc.oneof(anyChart, pressed), (chart) => {
      const { grahas } = chart;
      const arcs = PLANET_IDS.map((planet) =>
        normaliseDegrees(grahas[planet].longitude - grahas.rahu.longitude),
      );
      const dosha = kaalSarp(chart);
      const isHeld =
        arcs.every((arc) => arc <= 180) || arcs.every((arc) => arc === 0 || arc >= 180);
      expect(dosha.isPresent).toBe(isHeld);
      if (isHeld) present += 1;
      expect(dosha.isPresent && dosha.isPartial).toBe(false);
      expect(dosha.type === null).toBe(!dosha.isPresent && !dosha.isPartial);
      expect(dosha.outside.length).toBeLessThanOrEqual(3);
      if (dosha.isPartial) {
        for (const { degreesBeyond } of dosha.outside)
          expect(degreesBeyond).toBeLessThanOrEqual(30);
      }
      for (const { degreesBeyond } of dosha.outside) {
        expect(degreesBeyond).toBeGreaterThan(0);
        expect(degreesBeyond).toBeLessThanOrEqual(90);
      }
    }),
    { numRuns: 3000 },
  );
  expect(present).toBeGreaterThan(100);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRAHA_IDS, PLANET_IDS, signFromIndex } from '../chart/index.ts';
import type { GrahaId, HouseNumber, SignNumber } from '../chart/index.ts';
import { VEDHA, gocharaAt, gocharaOf, grahaSigns, transitSky } from './index.ts';
import type { BindusBySign, GocharaRow, SignsOfGrahas } from './index.ts';

const sky = transitSky();
const sign = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<SignNumber>;
const anySigns = fc.record(
  Object.fromEntries(GRAHA_IDS.map((graha) => [graha, sign])) as Record<GrahaId, typeof sign>,
);
const instant = fc.double({ min: 2_378_600, max: 2_524_500, noNaN: true });

/** Aries is the Moon sign, so that signs are houses; every other graha is in the twelfth. */
function inHouses(houses: Partial<Record<GrahaId, HouseNumber>>): SignsOfGrahas {
  return Object.fromEntries(
    GRAHA_IDS.map((graha) => [graha, houses[graha] ?? 12]),
  ) as SignsOfGrahas;
}

function rowOf(graha: GrahaId, signs: SignsOfGrahas): GocharaRow {
  return gocharaOf(1, signs).find((row) => row.graha === graha)!;
}

describe('vedha', () => {
  test('houses of Phaladeepika 26: six each for Sun, Moon and so on, never obstructing themselves', () => {
    const good = (graha: GrahaId): number[] => Object.keys(VEDHA[graha]).map(Number);
    expect(good('sun')).toEqual([3, 6, 10, 11]);
    expect(good('moon')).toEqual([1, 3, 6, 7, 10, 11]);
    expect(good('mars')).toEqual([3, 6, 11]);
    expect(good('mercury')).toEqual([2, 4, 6, 8, 10, 11]);
    expect(good('jupiter')).toEqual([2, 5, 7, 9, 11]);
    expect(good('venus')).toEqual([1, 2, 3, 4, 5, 8, 9, 11, 12]);
    expect(good('saturn')).toEqual([3, 6, 11]);
    for (const graha of GRAHA_IDS) {
      const houses = Object.values(VEDHA[graha]);
      expect(new Set(houses).size).toBe(houses.length);
    }
  });

  test('Jupiter in the fifth is good, until a graha is in the fourth', () => {
    expect(rowOf('jupiter', inHouses({ jupiter: 5 }))).toMatchObject({ effect: 'good', by: [] });
    expect(rowOf('jupiter', inHouses({ jupiter: 5, mars: 4, venus: 4 }))).toMatchObject({
      effect: 'obstructed',
      vedhaHouse: 4,
      by: ['mars', 'venus'],
    });
  });

  test('father and son do not obstruct each other, nor do the nodes', () => {
    expect(rowOf('sun', inHouses({ sun: 10, saturn: 4 })).effect).toBe('good');
    expect(rowOf('saturn', inHouses({ saturn: 11, sun: 5 })).effect).toBe('good');
    expect(rowOf('moon', inHouses({ moon: 3, mercury: 9 })).effect).toBe('good');
    expect(rowOf('mercury', inHouses({ mercury: 2, moon: 5 })).effect).toBe('good');
    expect(rowOf('rahu', inHouses({ rahu: 11, ketu: 5 })).effect).toBe('good');
    expect(rowOf('sun', inHouses({ sun: 10, mars: 4 })).effect).toBe('obstructed');
  });

  test('vipareeta: Saturn in the fifth hurts, until a graha is in the eleventh', () => {
    expect(rowOf('saturn', inHouses({ saturn: 5 })).effect).toBe('bad');
    expect(rowOf('saturn', inHouses({ saturn: 5, venus: 11 }))).toMatchObject({
      effect: 'relieved',
      vedhaHouse: 11,
      by: ['venus'],
    });
    expect(rowOf('saturn', inHouses({ saturn: 5, sun: 11 })).effect).toBe('bad');
  });

  test('a bad house that obstructs none has no relief', () => {
    expect(rowOf('sun', inHouses({ sun: 8 }))).toMatchObject({ effect: 'bad', vedhaHouse: null });
  });
});

test('is total: nine rows for any sky, each with its house and one effect that its table explains', () => {
  fc.assert(
    fc.property(sign, anySigns, (moonSign, signs) => {
      const rows = gocharaOf(moonSign, signs);
      expect(rows.map(({ graha }) => graha)).toEqual(GRAHA_IDS);
      for (const { graha, house, sign: actual, effect, by, vedhaHouse } of rows) {
        expect(signFromIndex(moonSign + house - 2)).toBe(actual);
        const isGood = VEDHA[graha][house] !== undefined;
        expect(['good', 'obstructed'].includes(effect)).toBe(isGood);
        expect(by.length > 0).toBe(effect === 'obstructed' || effect === 'relieved');
        expect(by).not.toContain(graha);
        for (const other of by) {
          expect(signFromIndex(moonSign + vedhaHouse! - 2)).toBe(signs[other]);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('turns with the sign: the same distances give the same effects from every Moon', () => {
  fc.assert(
    fc.property(sign, anySigns, fc.integer({ min: 1, max: 11 }), (moonSign, signs, turn) => {
      const turned = Object.fromEntries(
        GRAHA_IDS.map((graha) => [graha, signFromIndex(signs[graha] - 1 + turn)]),
      ) as SignsOfGrahas;
      const effects = (rows: GocharaRow[]): unknown =>
        rows.map(({ house, effect, by }) => [house, effect, by]);
      expect(effects(gocharaOf(signFromIndex(moonSign - 1 + turn), turned))).toEqual(
        effects(gocharaOf(moonSign, signs)),
      );
    }),
  );
});

test('at an instant it is that of the sky then; Rahu and Ketu face each other', () => {
  fc.assert(
    fc.property(instant, sign, (jdUt, moonSign) => {
      const signs = grahaSigns(jdUt, sky);
      expect(gocharaAt(moonSign, jdUt, sky)).toEqual(gocharaOf(moonSign, signs));
      expect((signs.rahu - signs.ketu + 12) % 12).toBe(6);
    }),
    { numRuns: 200 },
  );
});

describe('with the bindus of a chart', () => {
  const bindus = Object.fromEntries(
    PLANET_IDS.map((planet) => [planet, [0, 1, 2, 3, 4, 5, 6, 7, 8, 3, 4, 5]]),
  ) as unknown as BindusBySign;

  test('four or more in its sign strengthen a planet; the nodes have none', () => {
    const signs = { ...inHouses({}), sun: 4, moon: 5, mars: 9 } as const;
    const rows = gocharaOf(1, signs, bindus);
    const strengthOf = (graha: GrahaId): unknown => {
      const row = rows.find((each) => each.graha === graha)!;
      return [row.bindus, row.strengthened];
    };
    expect(strengthOf('sun')).toEqual([3, false]);
    expect(strengthOf('moon')).toEqual([4, true]);
    expect(strengthOf('mars')).toEqual([8, true]);
    expect(strengthOf('rahu')).toEqual([null, null]);
  });

  test.each([[[]], [[1, 2, 3]], [Array.from({ length: 12 }, () => 9)]])('%j is refused', (row) => {
    expect(() => gocharaOf(1, inHouses({}), { ...bindus, sun: row })).toThrow('twelve numbers');
  });
});

test('throws outside the supported years', () => {
  expect(() => gocharaAt(1, 2_300_000)).toThrow('1800 to 2200');
});

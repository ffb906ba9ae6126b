import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aspectedHouses, grahaDrishti, grahasAspecting, isAspecting } from './aspects.ts';
import { GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import { readPlacements } from './placements.ts';
import type { Placements } from './placements.ts';
import type { SignNumber } from './signs.ts';

/** A chart with the ascendant and the nine grahas in the middle of given signs. */
function chartOf(ascendant: number, signs: readonly number[]): Placements {
  const positions = Object.fromEntries(
    GRAHA_IDS.map((graha, index) => [
      graha,
      { longitude: 30 * signs[index]! - 15, latitude: 0, speed: 1 },
    ]),
  ) as unknown as Parameters<typeof readPlacements>[1];
  return readPlacements(30 * ascendant - 15, positions, { node: 'mean', nodeDignity: false });
}

const anySign = fc.integer({ min: 1, max: 12 });
const anyChart = fc
  .tuple(anySign, fc.array(anySign, { minLength: 9, maxLength: 9 }))
  .map(([ascendant, signs]) => chartOf(ascendant, signs));

describe('what a graha aspects (BPHS ch. 26)', () => {
  test.each<[GrahaId, readonly number[]]>([
    ['sun', [7]],
    ['moon', [7]],
    ['mars', [4, 7, 8]],
    ['mercury', [7]],
    ['jupiter', [5, 7, 9]],
    ['venus', [7]],
    ['saturn', [3, 7, 10]],
  ])('%s', (graha, counts) => {
    expect(aspectedHouses(graha)).toEqual(counts);
  });

  test('the nodes as configured', () => {
    for (const node of ['rahu', 'ketu'] as const) {
      expect(aspectedHouses(node)).toEqual([7]);
      expect(aspectedHouses(node, 'none')).toEqual([]);
      expect(aspectedHouses(node, 'jupiter')).toEqual([5, 7, 9]);
    }
    expect(aspectedHouses('mars', 'none')).toEqual([4, 7, 8]);
  });

  test('Mars in Capricorn, with the lagna in Aquarius: Aries, Cancer and Leo', () => {
    const chart = chartOf(11, [8, 2, 10, 9, 10, 10, 12, 5, 11]);
    expect(grahaDrishti(chart).mars).toEqual([
      { count: 4, sign: 1, house: 3, grahas: [] },
      { count: 7, sign: 4, house: 6, grahas: [] },
      { count: 8, sign: 5, house: 7, grahas: ['rahu'] },
    ]);
    expect(grahasAspecting(5, chart)).toEqual(['mars', 'ketu']);
    expect(grahasAspecting(2, chart)).toEqual(['sun', 'jupiter', 'saturn']);
    expect(grahasAspecting(10, chart)).toEqual([]);
  });
});

describe('laws, for any chart', () => {
  test('an aspect is the same from either side', () => {
    fc.assert(
      fc.property(anyChart, fc.constantFrom('none', 'seventh', 'jupiter'), (chart, nodes) => {
        const drishti = grahaDrishti(chart, nodes);
        for (const graha of GRAHA_IDS) {
          for (let sign = 1; sign <= 12; sign += 1) {
            const forward = drishti[graha].some((aspect) => aspect.sign === sign);
            const backward = grahasAspecting(sign as SignNumber, chart, nodes).includes(graha);
            expect(backward).toBe(forward);
          }
        }
      }),
    );
  });

  test('the seventh aspect is mutual, and no graha aspects its own sign', () => {
    fc.assert(
      fc.property(anySign, fc.constantFrom(...GRAHA_IDS), (sign, graha) => {
        const own = sign as SignNumber;
        const seventh = (((sign + 5) % 12) + 1) as SignNumber;
        expect(isAspecting(graha, own, seventh)).toBe(true);
        expect(isAspecting(graha, seventh, own)).toBe(true);
        expect(isAspecting(graha, own, own)).toBe(false);
      }),
    );
  });
});

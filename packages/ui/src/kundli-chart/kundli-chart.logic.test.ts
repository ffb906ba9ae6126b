import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import {
  housesOf,
  labelsOf,
  northHouses,
  placeLabels,
  southHouse,
  type KundliChartData,
} from './kundli-chart.logic.ts';

const rashi = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<RashiNumber>;
const anyChart: fc.Arbitrary<KundliChartData> = fc.record({
  ascendantSign: rashi,
  placements: fc.tuple(...grahaIds.map((graha) => rashi.map((sign) => ({ graha, sign })))),
});

describe('housesOf', () => {
  test('counts whole signs from the ascendant', () => {
    const houses = housesOf({ ascendantSign: 11, placements: [{ graha: 'sun', sign: 1 }] });
    expect(houses.map(({ sign }) => sign)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(houses[2]?.placements).toEqual([{ graha: 'sun', sign: 1 }]);
  });

  test('every graha stands in exactly one house, whatever the chart', () => {
    fc.assert(
      fc.property(anyChart, (data) => {
        const found = housesOf(data).flatMap(({ placements }) => placements);
        expect(found.map(({ graha }) => graha).toSorted()).toEqual([...grahaIds].toSorted());
      }),
    );
  });
});

describe('placing labels', () => {
  const inside = (x: number, y: number) => x > 8 && x < 392 && y > 6 && y < 394;

  test('no two labels of a chart lie on each other and none leaves the frame, in both styles', () => {
    fc.assert(
      fc.property(anyChart, (data) => {
        for (const shapeOf of [
          (house: { number: number }) => northHouses[house.number - 1] ?? northHouses[0],
          (house: { sign: RashiNumber }) => southHouse(house.sign),
        ]) {
          for (const house of housesOf(data)) {
            const shape = shapeOf(house as never);
            if (!shape) throw new Error('twelve houses');
            const placed = placeLabels(labelsOf(house, data), shape.room);
            for (const [index, a] of placed.entries()) {
              expect(inside(a.x, a.y)).toBe(true);
              for (const b of placed.slice(index + 1)) {
                expect(Math.abs(a.x - b.x) >= 34 || Math.abs(a.y - b.y) >= 17).toBe(true);
              }
            }
          }
        }
      }),
    );
  });

  test('ten labels fit in the smallest room', () => {
    const labels = labelsOf(
      { number: 1, sign: 1, placements: grahaIds.map((graha) => ({ graha, sign: 1 })) },
      { ascendantSign: 1, placements: [] },
    );
    for (const { room } of northHouses) {
      for (const { x, y } of placeLabels(labels, room)) expect(inside(x, y)).toBe(true);
    }
  });
});

test('the South Indian cells are twelve different squares around an empty middle', () => {
  const outlines = new Set(
    Array.from({ length: 12 }, (_, index) => southHouse((index + 1) as RashiNumber).outline),
  );
  expect(outlines.size).toBe(12);
  expect(outlines).not.toContain('M100 100h100v100h-100Z');
});

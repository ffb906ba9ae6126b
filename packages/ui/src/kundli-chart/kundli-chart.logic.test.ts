import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grahaIds, type RashiNumber } from '../glyphs/index.ts';
import {
  kundliChartStyles,
  shapeOf,
  type KundliChartStyle,
  type Point,
} from './drawing/house-shapes.ts';
import { housesOf, type House, type KundliChartData } from './drawing/houses.ts';
import { labelsOf, labelWidth, placedLabels } from './kundli-chart.logic.ts';
import { NUMBER_SIDE, placeLabels, ROW_HEIGHT } from './drawing/place-labels.ts';

const rashi = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<RashiNumber>;
/** Random charts, some with grahas in few signs only, so that houses become crowded. */
const anyChart: fc.Arbitrary<KundliChartData> = fc
  .record({ ascendantSign: rashi, signs: fc.array(rashi, { minLength: 1, maxLength: 12 }) })
  .chain(({ ascendantSign, signs }) =>
    fc.record({
      ascendantSign: fc.constant(ascendantSign),
      ascendantDegree: fc.constant(29.9),
      placements: fc.tuple(
        ...grahaIds.map((graha) =>
          fc.record({
            graha: fc.constant(graha),
            sign: fc.constantFrom(...signs),
            degree: fc.double({ min: 0, max: 29.99, noNaN: true }),
            retrograde: fc.boolean(),
            combust: fc.boolean(),
          }),
        ),
      ),
    }),
  );

type Box = { left: number; right: number; top: number; bottom: number };

const boxAbout = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const apart = (a: Box, b: Box) =>
  a.right <= b.left + 0.11 ||
  b.right <= a.left + 0.11 ||
  a.bottom <= b.top + 0.11 ||
  b.bottom <= a.top + 0.11;

/** Whether a point is inside a convex outline, clockwise or not. */
function inside(outline: readonly Point[], x: number, y: number): boolean {
  const sides = outline.map(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point;
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

function expectWellPlaced(data: KundliChartData, style: KundliChartStyle, glyphs: boolean) {
  for (const house of housesOf(data)) {
    const { outline, number } = shapeOf(style, house);
    const labels = placedLabels(house, data, style, { degrees: true, glyphs });
    const boxes = [
      boxAbout(number[0], number[1], NUMBER_SIDE, NUMBER_SIDE),
      ...labels.map((label) =>
        boxAbout(label.x, label.y, labelWidth(label, glyphs) * label.size, ROW_HEIGHT * label.size),
      ),
    ];
    for (const [index, box] of boxes.entries()) {
      for (const x of [box.left, box.right])
        for (const y of [box.top, box.bottom])
          expect(index === 0 || inside(outline, x, y), `${style} ${house.number}`).toBe(true);
      for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true);
    }
  }
}

describe('housesOf', () => {
  test('counts whole signs from the ascendant', () => {
    const houses = housesOf({ ascendantSign: 11, placements: [{ graha: 'sun', sign: 1 }] });
    expect(houses.map(({ sign }) => sign)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(houses[2]?.placements).toEqual([{ graha: 'sun', sign: 1 }]);
  });

  test('counted from another point, the ascendant is in the house of its sign, or in none', () => {
    const marked = (ascendantIn?: 5 | null) =>
      housesOf({ ascendantSign: 7, ascendantIn, placements: [] } as KundliChartData)
        .filter(({ hasAscendant }) => hasAscendant)
        .map(({ number, sign }) => [number, sign]);
    expect(marked()).toEqual([[1, 7]]);
    expect(marked(5)).toEqual([[11, 5]]);
    expect(marked(null)).toEqual([]);
  });

  test('every graha is in exactly one house, for any chart', () => {
    fc.assert(
      fc.property(anyChart, (data) => {
        const result = housesOf(data).flatMap(({ placements }) => placements);
        expect(result.map(({ graha }) => graha).toSorted()).toEqual([...grahaIds].toSorted());
      }),
    );
  });
});

describe('labels', () => {
  const house = (count: number): House => ({
    number: 2,
    sign: 4,
    hasAscendant: false,
    placements: grahaIds.slice(0, count).map((graha) => ({ graha, sign: 4, degree: 12.9 })),
  });

  test('write the whole degree', () => {
    expect(labelsOf(house(1), {}, true)).toEqual([
      { id: 'sun', degree: 12, retrograde: false, combust: false },
    ]);
  });

  test('give up their degrees in a house of more than five, so that letters stay large', () => {
    expect(labelsOf(house(5), {}, true).every(({ degree }) => degree === 12)).toBe(true);
    expect(labelsOf(house(6), {}, true).some(({ degree }) => degree !== undefined)).toBe(false);
  });
});

describe.each(kundliChartStyles)('placing labels in the %s style', (style) => {
  test('none overlaps another, a number or a line, for any chart', () => {
    fc.assert(
      fc.property(anyChart, fc.boolean(), (data, glyphs) => expectWellPlaced(data, style, glyphs)),
    );
  });

  test('five grahas with degrees keep four fifths of their size in every house', () => {
    for (const number of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const places = placeLabels(
        Array<number>(5).fill(43),
        shapeOf(style, { number, sign: number as RashiNumber }),
      );
      expect(places.every(({ size }) => size >= 0.79)).toBe(true);
    }
  });

  test('all nine grahas with the ascendant, both marks and glyphs fit in every house', () => {
    const label = { id: 'sun', degree: undefined, retrograde: true, combust: true } as const;
    for (const number of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const shape = shapeOf(style, { number, sign: number as RashiNumber });
      expect(placeLabels(Array<number>(10).fill(labelWidth(label, true)), shape)).toHaveLength(10);
    }
  });

  test('houses fill the frame without covering each other', () => {
    const middleOf = (outline: readonly Point[]) =>
      [0, 1].map(
        (axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length,
      );
    const outlines = housesOf({ ascendantSign: 1, placements: [] }).map(
      (each) => shapeOf(style, each).outline,
    );
    for (const [index, outline] of outlines.entries()) {
      const [x = 0, y = 0] = middleOf(outline);
      expect(outlines.filter((other) => inside(other, x, y))).toEqual([outlines[index]]);
    }
  });
});

test('labels that do not fit into their house throw instead of overflowing', () => {
  expect(() =>
    placeLabels(Array<number>(40).fill(60), shapeOf('east', { number: 2, sign: 2 })),
  ).toThrow(RangeError);
});

/** The compass direction of a sign in the drawing: that which its centre is closest to. */
const middle = (style: KundliChartStyle, sign: RashiNumber) => {
  const { outline } = shapeOf(style, { number: 1, sign });
  const mean = (axis: 0 | 1) =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  return [Math.round(mean(0) / 10) * 10, Math.round(mean(1) / 10) * 10];
};

test.each<[string, KundliChartStyle, RashiNumber, [number, number]]>([
  ['South: Meena in the upper left corner', 'south', 12, [50, 50]],
  ['South: Mesha right of it', 'south', 1, [150, 50]],
  ['South: Mithuna in the upper right corner', 'south', 3, [350, 50]],
  ['South: Dhanu in the lower left corner', 'south', 9, [50, 350]],
  ['East: Mesha in the middle of the upper side', 'east', 1, [200, 70]],
  ['East: Vrishabha in the upper half of the left corner', 'east', 2, [90, 40]],
  ['East: Karka in the middle of the left side', 'east', 4, [70, 200]],
  ['East: Tula opposite Mesha', 'east', 7, [200, 330]],
  ['East: Makara opposite Karka', 'east', 10, [330, 200]],
])('%s', (_name, style, sign, where) => {
  expect(middle(style, sign)).toEqual(where);
});

import { chartWords, type ChartWords } from '../chart-words.ts';
import { describeHouse } from '../house-table.tsx';
import { lagnaStrokes, shapeOf, type KundliChartStyle, type Point } from './house-shapes.ts';
import { housesOf, type KundliChartData } from './houses.ts';
import { marksOf, placedLabels } from '../kundli-chart.logic.ts';

/** The geometry of a house, in a square of 400 units with the origin at the upper left corner. */
export interface HouseDrawing {
  /** Corners of the house, in order. */
  outline: readonly Point[];
  /** Whether it is the first house. */
  isLagna: boolean;
  /** Lines that mark the lagna in the South style. */
  strokes: readonly (readonly [Point, Point])[];
  /** The number of the sign and its centre. */
  sign: { /** The number as it is written. */ text: string; /** Its centre. */ at: Point };
  /** The labels of the house: letters, then superscript; their centre, and their scale. */
  labels: readonly {
    /** Letters of a graha, or of the ascendant. */
    text: string;
    /** Superscript after them: the degree and the marks of a state. */
    raised: string;
    /** From the left. */
    x: number;
    /** From the top. */
    y: number;
    /** 1 is the ordinary size of a label. */
    size: number;
  }[];
}

export interface ChartDrawing {
  /** The twelve houses. */
  houses: readonly HouseDrawing[];
  /** The same facts in words, house by house. */
  description: string;
}

export interface ChartDrawingOptions {
  /** @default "north" */
  variant?: KundliChartStyle;
  /** Shows whole degrees next to the grahas. @default true */
  degrees?: boolean;
  /** From `chartWords`, or from `useChartWords` in a component. @default English */
  words?: ChartWords;
}

/**
 * The drawing of `KundliChart` as plain data, to draw it in a document or on a canvas. It has the
 * same geometry, so that both look the same.
 */
export function chartDrawing(
  data: KundliChartData,
  { variant = 'north', degrees = true, words = chartWords() }: ChartDrawingOptions = {},
): ChartDrawing {
  const strings = words;
  const houses = housesOf(data);
  return {
    houses: houses.map((house) => {
      const { outline, number } = shapeOf(variant, house);
      const [corner] = outline;
      const isLagna = house.number === 1;
      return {
        outline,
        isLagna,
        strokes: isLagna && variant === 'south' && corner ? lagnaStrokes(corner) : [],
        sign: { text: String(house.sign), at: number },
        labels: placedLabels(house, data, variant, { degrees, glyphs: false }).map((label) => ({
          text: strings.abbreviations[label.id],
          raised: `${label.degree ?? ''}${marksOf(label, strings)}`,
          x: label.x,
          y: label.y,
          size: label.size,
        })),
      };
    }),
    description: houses
      .map((house) => {
        const sign = strings.signs[house.sign];
        const inHouse = describeHouse(house, data, strings);
        return strings.grahasInHouse({ house: house.number, sign, grahas: inHouse });
      })
      .join(' '),
  };
}

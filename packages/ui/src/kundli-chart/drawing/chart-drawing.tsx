import { clsx } from 'clsx';
import { GrahaGlyph } from '../../glyphs/index.ts';
import { grahaInk } from '../../glyphs/glyphs.css.ts';
import { lagnaStrokes, pathOf, shapeOf, type KundliChartStyle } from './house-shapes.ts';
import * as styles from '../kundli-chart.css.ts';
import { housesOf, type House, type KundliChartData } from './houses.ts';
import {
  GLYPH_WIDTH,
  labelWidth,
  marksOf,
  placedLabels,
  type Label,
} from '../kundli-chart.logic.ts';
import type { ChartWords } from '../chart-words.ts';
import type { Place } from './place-labels.ts';

export interface ChartDrawingProps {
  data: KundliChartData;
  variant: KundliChartStyle;
  degrees: boolean;
  glyphs: boolean;
  middle: string | undefined;
  strings: ChartWords;
}

function LabelText({
  label,
  glyphs,
  strings,
}: {
  label: Label & Place;
  glyphs: boolean;
  strings: ChartWords;
}) {
  const { id, degree, x, y, size } = label;
  const marks = marksOf(label, strings);
  const glyph = glyphs && id !== 'ascendant' ? GLYPH_WIDTH * size : 0;
  const start = x - (labelWidth(label, glyphs) * size) / 2;
  return (
    <g className={id === 'ascendant' ? styles.ascendantLabel : grahaInk[id]}>
      {glyph > 0 && id !== 'ascendant' && (
        <GrahaGlyph graha={id} x={start} y={y - glyph / 2} size={glyph * 0.95} />
      )}
      <text
        x={glyph > 0 ? start + glyph + 1 : x}
        y={y}
        className={clsx(styles.label, glyph > 0 && styles.labelBesideGlyph)}
        style={size < 1 ? { fontSize: `${size.toFixed(2)}em` } : undefined}
      >
        {strings.abbreviations[id]}
        {/* One raised group: without the degree, the mark takes its place and its height. */}
        <tspan dx="0.08em" dy="-0.28em">
          {degree !== undefined && <tspan className={styles.degree}>{degree}</tspan>}
          {marks && <tspan className={styles.mark}>{marks}</tspan>}
        </tspan>
      </text>
    </g>
  );
}

function HouseDrawing({ house, ...chart }: ChartDrawingProps & { house: House }) {
  const { data, variant, glyphs, strings } = chart;
  const { outline, number } = shapeOf(variant, house);
  const [corner = [0, 0]] = outline;
  const isLagna = house.number === 1;
  return (
    <g data-part="house" data-house={house.number} data-sign={house.sign}>
      <path d={pathOf(outline)} className={clsx(styles.house, isLagna && styles.lagnaHouse)} />
      {isLagna && variant === 'south' && (
        <path
          d={lagnaStrokes(corner)
            .map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`)
            .join('')}
          className={styles.lagnaStroke}
        />
      )}
      <text x={number[0]} y={number[1]} className={styles.signNumber}>
        {house.sign}
      </text>
      <g className={styles.letters}>
        {placedLabels(house, data, variant, chart).map((label) => (
          <LabelText key={label.id} label={label} glyphs={glyphs} strings={strings} />
        ))}
      </g>
    </g>
  );
}

/** The drawing inside the frame, in a box of 400 units; all styles show the same facts. */
export function ChartDrawing(chart: ChartDrawingProps) {
  return (
    <>
      <path d="M0 0h400v400H0Z" className={styles.ground} />
      {housesOf(chart.data).map((house) => (
        <HouseDrawing key={house.number} house={house} {...chart} />
      ))}
      {chart.middle && chart.variant !== 'north' && (
        <text x={200} y={200} className={styles.middle}>
          {chart.middle}
        </text>
      )}
    </>
  );
}

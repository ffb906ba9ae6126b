import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import type { Language } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { KundliChartStyle } from './house-shapes.ts';
import { HouseTable } from './house-table.tsx';
import * as styles from './kundli-chart.css.ts';
import type { KundliChartData } from './houses.ts';
import { kundliChartStrings } from './kundli-chart.strings.ts';

export interface KundliChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the chart is of: "Birth chart (D1) of Asha". Read out as the drawing's name. */
  title: string;
  data: KundliChartData;
  /** North: houses stand still. South and East: signs stand still. All show the same facts. @default "north" */
  variant?: KundliChartStyle;
  /** Draws whole degrees beside the grahas where the chart is 420 px wide or more. @default true */
  degrees?: boolean;
  /** Draws the akara, the shape of each graha, before its letters. @default false */
  glyphs?: boolean;
  /** A word or two in the empty middle of the South and East styles: "D9 Navamsa". The North style has no middle. */
  middle?: string;
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
  /** A prop and not the provider, so that the chart renders as a server component. @default "en" */
  language?: Language;
  ref?: Ref<HTMLElement>;
}

/**
 * A kundli drawn as plain SVG with its table. One data shape drives every style, so they cannot disagree. Uses no hook:
 * it renders on any server, also as a server component.
 */
export function KundliChart({
  title,
  data,
  variant = 'north',
  degrees = true,
  glyphs = false,
  middle,
  table = 'hidden',
  legend = true,
  language = 'en',
  className,
  ...rest
}: KundliChartProps) {
  const strings = kundliChartStrings[language];
  const lagna = strings.signs[data.ascendantSign - 1] ?? '';
  return (
    <figure
      {...rest}
      className={clsx(styles.figure, className)}
      data-part="kundli-chart"
      data-variant={variant}
    >
      <div className={styles.frame}>
        <svg
          viewBox="0 0 400 400"
          className={styles.drawing}
          role="img"
          aria-label={`${title}. ${strings.describe(lagna)}`}
        >
          <ChartDrawing {...{ data, variant, degrees, glyphs, middle, strings }} />
        </svg>
      </div>
      {legend && <ChartLegend data={data} degrees={degrees} strings={strings} />}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <HouseTable title={title} data={data} strings={strings} />
      </div>
    </figure>
  );
}

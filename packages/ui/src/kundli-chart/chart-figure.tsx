import { clsx } from 'clsx';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { ChartDrawing } from './drawing/chart-drawing.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartWords } from './chart-words.ts';
import { HouseTable } from './house-table.tsx';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import { warnWrongChart } from '../shared/react/warn-wrong-data.ts';
import * as styles from './kundli-chart.css.ts';
import type { KundliChartProps } from './kundli-chart.tsx';

export interface ChartFigureProps extends Omit<KundliChartProps, 'messages'> {
  words: ChartWords;
}

/** The chart with given words. Uses no hook, so that it renders as a server component. */
export function ChartFigure({
  title,
  data,
  variant = 'north',
  degrees = true,
  glyphs = false,
  middle,
  table = 'hidden',
  legend = true,
  words: strings,
  className,
  ...rest
}: ChartFigureProps) {
  warnWithoutName('KundliChart', 'title', title);
  warnWrongChart('KundliChart', data);
  const { ascendantSign, ascendantIn = ascendantSign } = data;
  const describe = ascendantIn === ascendantSign ? strings.describe : strings.describeFrom;
  const lagna = strings.signs[ascendantSign];
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
          aria-label={describe({ title, lagna })}
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

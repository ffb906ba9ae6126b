import { clsx } from 'clsx';
import { useId } from 'react';
import { useChoice } from '../../shared/keyboard/use-choice.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import { chartWords } from '../chart-words.ts';
import { useChartWords } from '../use-chart-words.ts';
import { ChartDrawing } from '../drawing/chart-drawing.tsx';
import { ChartLegend } from '../chart-legend.tsx';
import { pathOf, shapeOf } from '../drawing/house-shapes.ts';
import { describeHouse, HouseTable } from '../house-table.tsx';
import * as styles from '../kundli-chart.css.ts';
import { housesOf } from '../drawing/houses.ts';
import type { KundliChartProps } from '../kundli-chart.tsx';

export interface InteractiveKundliChartProps extends KundliChartProps {
  /** The chosen house, 1 to 12 (controlled). `undefined` makes the component uncontrolled. */
  house?: number;
  /** The house chosen at first (uncontrolled). @default 1 */
  defaultHouse?: number;
  /** Called with the house that is selected, 1 to 12. */
  onHouseChange?: (house: number) => void;
}

/**
 * A KundliChart whose houses can be navigated by arrow keys, mouse or touch: the selected one is outlined and described
 * below.
 */
export function InteractiveKundliChart({
  title,
  data,
  variant = 'north',
  degrees = true,
  glyphs = false,
  middle,
  table = 'hidden',
  legend = true,
  house: houseProp,
  defaultHouse = 1,
  onHouseChange,
  messages,
  className,
  ...rest
}: InteractiveKundliChartProps) {
  const around = useChartWords();
  const strings = messages === undefined ? around : chartWords(messages);
  const hint = useId();
  const houses = housesOf(data);
  const sayings = houses.map((house) => ({
    heading: strings.houseInSign({ house: house.number, sign: strings.signs[house.sign] }),
    grahas: describeHouse(house, data, strings),
  }));

  const [chosen = defaultHouse, radioProps] = useChoice({
    caller: 'InteractiveKundliChart',
    values: houses.map(({ number }) => number),
    value: houseProp,
    defaultValue: defaultHouse,
    onValueChange: onHouseChange,
  });

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
          role="radiogroup"
          aria-label={title}
          aria-describedby={hint}
        >
          <g aria-hidden="true">
            <ChartDrawing {...{ data, variant, degrees, glyphs, middle, strings }} />
          </g>
          {houses.map((house, index) => (
            <path
              key={house.number}
              {...radioProps(index)}
              d={pathOf(shapeOf(variant, house).outline)}
              className={styles.houseChoice}
              aria-label={`${sayings[index]?.heading}: ${sayings[index]?.grahas}`}
              data-part="house-choice"
              data-house={house.number}
            />
          ))}
        </svg>
      </div>
      {/* The focused radio has the same label: a live region would announce it twice. */}
      <p className={styles.chosenHouse} data-part="chosen-house">
        <span className={styles.chosenHeading}>{sayings[chosen - 1]?.heading}</span>{' '}
        {sayings[chosen - 1]?.grahas}
      </p>
      <p id={hint} className={visuallyHidden}>
        {strings.moveHint}
      </p>
      {legend && <ChartLegend data={data} degrees={degrees} strings={strings} />}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <HouseTable title={title} data={data} strings={strings} />
      </div>
    </figure>
  );
}

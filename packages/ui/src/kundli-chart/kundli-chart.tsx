import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { grahaInk } from '../glyphs/glyphs.css.ts';
import type { Language } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './kundli-chart.css.ts';
import {
  housesOf,
  labelsOf,
  northHouses,
  placeLabels,
  southHouse,
  type House,
  type HouseShape,
  type KundliChartData,
  type PlacedLabel,
  type Placement,
} from './kundli-chart.logic.ts';
import { kundliChartStrings } from './kundli-chart.strings.ts';

type Messages = (typeof kundliChartStrings)[Language];

export interface KundliChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the chart is of: "Birth chart (D1) of Asha". Read out as the drawing's name. */
  title: string;
  data: KundliChartData;
  /** North: houses stand still. South: signs stand still. Both show the same facts. @default "north" */
  variant?: 'north' | 'south';
  /** Draws whole degrees beside the grahas where there is room. @default true */
  degrees?: boolean;
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
  /** A prop and not the provider, so that the chart renders as a server component. @default "en" */
  language?: Language;
  ref?: Ref<HTMLElement>;
}

function describePlacement({ graha, degree, retrograde, combust }: Placement, strings: Messages) {
  const marks = [retrograde && strings.retrograde, combust && strings.combust].filter(Boolean);
  return [
    strings.names[graha],
    degree === undefined ? '' : ` ${Math.floor(degree)}°`,
    marks.length > 0 ? ` (${marks.join(', ')})` : '',
  ].join('');
}

function LabelText({
  placed: { label, x, y },
  degrees,
  strings,
}: {
  placed: PlacedLabel;
  degrees: boolean;
  strings: Messages;
}) {
  const id = label.kind === 'ascendant' ? 'ascendant' : label.placement.graha;
  const degree = label.kind === 'ascendant' ? label.degree : label.placement.degree;
  const marks =
    label.kind === 'ascendant'
      ? ''
      : `${label.placement.retrograde ? strings.retrogradeMark : ''}${label.placement.combust ? strings.combustMark : ''}`;
  return (
    <text
      x={x}
      y={y}
      className={clsx(
        styles.label,
        label.kind === 'ascendant' ? styles.ascendantLabel : grahaInk[label.placement.graha],
      )}
    >
      {strings.abbreviations[id]}
      {/* One raised group: where the degree is not shown, the mark takes its place and its height. */}
      <tspan dx="1.5" dy="-5">
        {degrees && degree !== undefined && (
          <tspan className={styles.degree}>{Math.floor(degree)}</tspan>
        )}
        {marks && <tspan className={styles.mark}>{marks}</tspan>}
      </tspan>
    </text>
  );
}

function HouseDrawing({
  house,
  shape,
  data,
  degrees,
  strokeLagna,
  strings,
}: {
  house: House;
  shape: HouseShape;
  data: KundliChartData;
  degrees: boolean;
  strokeLagna: boolean;
  strings: Messages;
}) {
  const isLagna = house.number === 1;
  return (
    <g data-part="house" data-house={house.number} data-sign={house.sign}>
      <path d={shape.outline} className={clsx(styles.house, isLagna && styles.lagnaHouse)} />
      {isLagna && strokeLagna && (
        <path
          d={`M${shape.room.x - 50} ${shape.room.y - 22}l24 -24m-24 32l32 -32`}
          className={styles.lagnaStroke}
        />
      )}
      <text {...shape.number} className={styles.signNumber}>
        {house.sign}
      </text>
      {placeLabels(labelsOf(house, data), shape.room).map((placed) => (
        <LabelText
          key={placed.label.kind === 'ascendant' ? 'ascendant' : placed.label.placement.graha}
          placed={placed}
          degrees={degrees}
          strings={strings}
        />
      ))}
    </g>
  );
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
  table = 'hidden',
  legend = true,
  language = 'en',
  className,
  ...rest
}: KundliChartProps) {
  const strings = kundliChartStrings[language];
  const houses = housesOf(data);
  const signName = (sign: number) => strings.signs[sign - 1] ?? '';
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
          aria-label={`${title}. ${strings.describe(signName(data.ascendantSign))}`}
        >
          {houses.map((house, index) => (
            <HouseDrawing
              key={house.number}
              house={house}
              shape={
                variant === 'north' ? (northHouses[index] as HouseShape) : southHouse(house.sign)
              }
              data={data}
              degrees={degrees}
              strokeLagna={variant === 'south'}
              strings={strings}
            />
          ))}
        </svg>
      </div>
      {legend && (
        <figcaption className={styles.caption}>
          {degrees && <span className={styles.legendDegrees}>{strings.legendDegrees} </span>}
          {strings.legend}
        </figcaption>
      )}
      <div className={table === 'hidden' ? visuallyHidden : undefined}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{strings.house}</th>
              <th scope="col">{strings.sign}</th>
              <th scope="col">{strings.grahas}</th>
            </tr>
          </thead>
          <tbody>
            {houses.map((house) => (
              <tr key={house.number}>
                <th scope="row">{house.number}</th>
                <td>{signName(house.sign)}</td>
                <td>
                  {[
                    house.number === 1 &&
                      `${strings.names.ascendant}${data.ascendantDegree === undefined ? '' : ` ${Math.floor(data.ascendantDegree)}°`}`,
                    ...house.placements.map((placement) => describePlacement(placement, strings)),
                  ]
                    .filter(Boolean)
                    .join(', ') || strings.nobody}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

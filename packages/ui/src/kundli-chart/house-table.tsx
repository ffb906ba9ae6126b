import { wholeDegreeInSign } from '../num/angle.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { housesOf, type House, type KundliChartData, type Placement } from './drawing/houses.ts';
import type { ChartWords } from './chart-words.ts';
import * as styles from './kundli-chart.css.ts';

const wholeDegree = (degree: number | undefined) =>
  degree === undefined ? '' : ` ${wholeDegreeInSign(degree)}°`;

function describePlacement(
  { graha, degree, retrograde, combust }: Placement,
  strings: ChartWords,
): string {
  const marks = [retrograde && strings.retrograde, combust && strings.combust].filter(Boolean);
  return `${strings.names[graha]}${wholeDegree(degree)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** The content of a house, in words: "Ascendant 12°, Saturn 16° (retrograde)". */
export function describeHouse(
  house: House,
  { ascendantDegree }: KundliChartData,
  strings: ChartWords,
): string {
  return (
    [
      ...(house.hasAscendant ? [`${strings.names.ascendant}${wholeDegree(ascendantDegree)}`] : []),
      ...house.placements.map((placement) => describePlacement(placement, strings)),
    ].join(', ') || strings.nobody
  );
}

/** The facts of the drawing as a table of houses. */
export function HouseTable({
  title,
  data,
  strings,
}: {
  title: string;
  data: KundliChartData;
  strings: ChartWords;
}) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{title}</caption>
      <thead lang={strings.lang}>
        <tr>
          <th scope="col">{strings.house}</th>
          <th scope="col">{strings.sign}</th>
          <th scope="col">{strings.grahas}</th>
        </tr>
      </thead>
      <tbody lang={strings.lang}>
        {housesOf(data).map((house) => (
          <tr key={house.number}>
            <th scope="row">{house.number}</th>
            <td>{strings.signs[house.sign]}</td>
            <td>{describeHouse(house, data, strings)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

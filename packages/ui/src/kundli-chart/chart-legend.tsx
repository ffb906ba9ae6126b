import * as styles from './kundli-chart.css.ts';
import type { KundliChartData } from './drawing/houses.ts';
import type { ChartWords } from './chart-words.ts';

/** Explains those marks that are in the drawing. */
export function ChartLegend({
  data,
  degrees,
  strings,
}: {
  data: KundliChartData;
  degrees: boolean;
  strings: ChartWords;
}) {
  const has = (mark: 'retrograde' | 'combust') => data.placements.some((placed) => placed[mark]);
  return (
    <figcaption className={styles.caption} lang={strings.lang}>
      {[
        data.ascendantIn !== null && strings.legendAscendant,
        has('retrograde') && strings.legendRetrograde,
        has('combust') && strings.legendCombust,
        strings.legendSigns,
      ]
        .filter(Boolean)
        .join(' ')}
      {degrees && <span className={styles.legendDegrees}> {strings.legendDegrees}</span>}
    </figcaption>
  );
}

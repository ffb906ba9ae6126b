import { KundliChart, type KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { ReportChart } from '@jyoti/ui/report-view';
import * as styles from '../workspace.css.ts';

interface SingleChartProps {
  chart: ReportChart;
  chartStyle: KundliChartStyle;
}

/** A chart as large as its pane. */
export function SingleChart({ chart, chartStyle }: SingleChartProps) {
  return (
    <KundliChart
      title={chart.label}
      data={chart.data}
      variant={chartStyle}
      middle={chart.middle}
      degrees={chart.degrees}
      className={styles.chart}
    />
  );
}

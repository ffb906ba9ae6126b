import { pairMessages } from '@jyoti/reports/messages/pair';
import { overlayChart, pairTable, type PairedChart, type PairKind } from '@jyoti/reports';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { ReportView } from '@jyoti/ui/report-view';
import { SingleChart } from './single-chart.tsx';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

interface PairContentProps {
  kind: PairKind;
  first: PairedChart;
  second: PairedChart;
  chartStyle: KundliChartStyle;
}

/** Two births compared: a table, or the grahas of one in the houses of the other. */
export function PairContent({ kind, first, second, chartStyle }: PairContentProps) {
  const words = useReportWords(pairMessages);
  if (kind === 'table') return <ReportView blocks={pairTable(first, second, words)} />;
  const chart =
    kind === 'second-in-first'
      ? overlayChart(second, first, words)
      : overlayChart(first, second, words);
  return <SingleChart chart={chart} chartStyle={chartStyle} />;
}

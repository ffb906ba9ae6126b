import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { kundliMessages } from '@jyoti/reports/messages/kundli';
import { paneChart, type ChartKind } from '@jyoti/reports';
import { Text } from '@jyoti/ui/layout';
import { useMemo } from 'react';
import type { ReportProps } from '../../kundli/tabs/report-props.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { SingleChart } from './single-chart.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

/** A birth chart, a varga, or the chart of a division into houses. */
export function ChartContent({
  kind,
  kundli,
  planets,
  chartStyle,
  now,
}: ReportProps & { kind: ChartKind }) {
  const { missing } = useMessages(workspaceMessages).pane;
  const ofKundli = useReportWords(kundliMessages);
  const astrologer = useReportWords(astrologerMessages);
  const chart = useMemo(
    () => paneChart(kind, { kundli, planets }, { kundli: ofKundli, astrologer }, now),
    [kind, kundli, planets, ofKundli, astrologer, now],
  );
  if (chart === null) return <Text tone="muted">{missing}</Text>;
  return <SingleChart chart={chart} chartStyle={chartStyle} />;
}

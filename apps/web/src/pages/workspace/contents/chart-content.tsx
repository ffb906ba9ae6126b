import { paneChart, type ChartKind } from '@jyoti/reports';
import { Text } from '@jyoti/ui/layout';
import { useMemo } from 'react';
import { useAstrologerTabWords } from '../../../kundli-parts/astrologer-tab/words.ts';
import { useKundliTabWords } from '../../../kundli-parts/kundli-tab/words.ts';
import type { ReportProps } from '../../../kundli-parts/report-props.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { SingleChart } from './single-chart.tsx';
import { useMessages } from '../../../words/use-messages.ts';

/** A birth chart, a varga, or the chart of a division into houses. */
export function ChartContent({
  kind,
  kundli,
  planets,
  chartStyle,
  now,
}: ReportProps & { kind: ChartKind }) {
  const { missing } = useMessages(workspaceMessages).pane;
  const ofKundli = useKundliTabWords();
  const astrologer = useAstrologerTabWords();
  const chart = useMemo(
    () => paneChart(kind, { kundli, planets }, { kundli: ofKundli, astrologer }, now),
    [kind, kundli, planets, ofKundli, astrologer, now],
  );
  if (chart === null) return <Text tone="muted">{missing}</Text>;
  return <SingleChart chart={chart} chartStyle={chartStyle} />;
}

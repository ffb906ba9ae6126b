import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { Text } from '@jyoti/ui/layout';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';
import { useMemo } from 'react';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { MomentContext, momentTables } from '../../kundli/tabs/blocks/moment-tables.tsx';
import { PartTerms } from '../../kundli/tabs/astrologer-tab/part-terms.tsx';
import { AT_ONCE, type ReportMoment } from '../../kundli/tabs/report-props.ts';
import { SingleChart } from './single-chart.tsx';

interface PartContentProps extends ReportMoment {
  part: ReportPart;
  chartStyle: KundliChartStyle;
}

/** A part of a document: a chart as large as the pane, or blocks. */
export function PartContent({ part, chartStyle, search, now, nowLabel }: PartContentProps) {
  const { missing } = useMessages(workspaceMessages).pane;
  const moment = useMemo(() => ({ search, now, nowLabel }), [search, now, nowLabel]);
  const [block] = part.blocks;
  if (!block) return <Text tone="muted">{missing}</Text>;
  const [chart] = part.blocks.length === 1 && block.type === 'charts' ? block.charts : [];
  if (chart) return <SingleChart chart={chart} chartStyle={chartStyle} />;
  return (
    <PartTerms>
      <MomentContext value={moment}>
        <ReportView
          blocks={part.blocks}
          atOnce={AT_ONCE}
          chartStyle={chartStyle}
          tables={momentTables}
        />
      </MomentContext>
    </PartTerms>
  );
}

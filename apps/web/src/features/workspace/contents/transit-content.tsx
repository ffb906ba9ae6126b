import type { Transits } from '@jyoti/contract';
import { transitPane, transitsOverChart, type TransitKind } from '@jyoti/reports';
import { ReportView } from '@jyoti/ui/report-view';
import { useAstrologerSetting } from '../../kundli/tabs/astrologer-tab/use-setting.ts';
import { AT_ONCE, type ReportProps } from '../../kundli/tabs/report-props.ts';
import { PaneTerms } from './pane-terms.tsx';
import { SingleChart } from './single-chart.tsx';

interface TransitContentProps extends Omit<ReportProps, 'search'> {
  kind: TransitKind;
  transits: Transits;
}

/** The transits of the date over a birth. */
export function TransitContent({ kind, transits, chartStyle, ...report }: TransitContentProps) {
  const setting = useAstrologerSetting(report.kundli, report.now);
  if (kind === 'chart') {
    return (
      <SingleChart chart={transitsOverChart(transits, report, setting)} chartStyle={chartStyle} />
    );
  }
  return (
    <PaneTerms>
      <ReportView blocks={transitPane(kind, transits, setting)} atOnce={AT_ONCE} />
    </PaneTerms>
  );
}

import type { KundliPartKey } from '@jyoti/contract';
import { ReportView } from '@jyoti/ui/report-view';
import { useMemo, type ComponentType } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { MomentContext, momentTables } from './moment-tables.tsx';
import { PartTerms } from './part-terms.tsx';
import { TransitsPart } from './transits-part.tsx';
import { YearOfLifePart } from './year-of-life-part.tsx';

/** Sub-tabs with a response of their own: the year and the date are in the URL. */
const ofAnswers: Readonly<Record<string, ComponentType<TabProps> | undefined>> = {
  transits: TransitsPart,
  'year-chart': YearOfLifePart,
};

/** The main tab More for astrologers. */
export function AstrologerTab(props: TabProps) {
  const SubTab = ofAnswers[props.subTab.key] ?? PartOfReport;
  return (
    <PartTerms>
      <SubTab {...props} />
    </PartTerms>
  );
}

function PartOfReport({ kundli, subTab, search, now, nowLabel, chartStyle }: TabProps) {
  const moment = useMemo(() => ({ search, now, nowLabel }), [search, now, nowLabel]);
  const part = kundli.parts?.[subTab.key as KundliPartKey];
  return (
    part && (
      <MomentContext value={moment}>
        <ReportView
          {...part}
          title={subTab.label}
          atOnce={AT_ONCE}
          chartStyle={chartStyle}
          tables={momentTables}
        />
      </MomentContext>
    )
  );
}

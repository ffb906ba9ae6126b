import type { KundliPartKey } from '@jyoti/contract';
import { ReportView } from '@jyoti/ui/report-view';
import { useMemo } from 'react';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { MomentContext, momentTables } from './moment-tables.tsx';

/** A sub-tab with what runs at an instant. */
export function MomentPart({ kundli, subTab, search, now, nowLabel, chartStyle }: TabProps) {
  const moment = useMemo(() => ({ search, now, nowLabel }), [search, now, nowLabel]);
  const part = kundli.parts[subTab.key as KundliPartKey];
  return (
    part && (
      <MomentContext value={moment}>
        <ReportView
          intro={part.intro}
          blocks={part.blocks}
          title={subTab.label}
          atOnce={AT_ONCE}
          chartStyle={chartStyle}
          tables={momentTables}
        />
      </MomentContext>
    )
  );
}

import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { PhaseTimeline } from '@jyoti/ui/phase-timeline';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import type { KitTables, ReportViewProps } from '@jyoti/ui/report-view';
import { createContext, use } from 'react';
import type { ReportMoment } from '../report-props.ts';
import { StartTree } from './start-tree.tsx';

/** What the interactive blocks of a part need of the page: the report, and the instant to mark. */
export const MomentContext = createContext<ReportMoment | null>(null);

function Tree(block: KitTables['dashas']) {
  const moment = use(MomentContext);
  return moment && <StartTree key={String(moment.search)} {...block} {...moment} />;
}

function Phases(block: KitTables['phases']) {
  const moment = use(MomentContext);
  return moment && <PhaseTimeline {...block} now={moment.now} nowLabel={moment.nowLabel} />;
}

/** The kit's tables of the tab More for astrologers and of the panes. */
export const momentTables: ReportViewProps['tables'] = {
  ashtakavarga: AshtakavargaTable,
  prastara: PrastaraGrid,
  phases: Phases,
  dashas: Tree,
};

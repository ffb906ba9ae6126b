import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { Section } from '@jyoti/ui/section';
import { PhaseTimeline } from '@jyoti/ui/timeline';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import type { KitTables, ReportViewProps } from '@jyoti/ui/report-view';
import { createContext, use } from 'react';
import type { ReportMoment } from '../report-props.ts';
import { VimshottariTree } from './vimshottari-tree.tsx';

/** What the interactive blocks of a part need of the page: the report, and the instant to mark. */
export const MomentContext = createContext<ReportMoment | null>(null);

function Dashas({ heading, ...block }: KitTables['dashas']) {
  const moment = use(MomentContext);
  if (!moment) return null;
  const tree = <VimshottariTree key={String(moment.search)} {...block} {...moment} />;
  if (heading === undefined) return tree;
  return (
    <Section title={heading} headingLevel={3} gap="x3">
      {tree}
    </Section>
  );
}

function Phases(block: KitTables['phases']) {
  const moment = use(MomentContext);
  return moment && <PhaseTimeline {...block} now={moment.now} nowLabel={moment.nowLabel} />;
}

/** The kit's tables of parts with what runs at an instant. */
export const momentTables: ReportViewProps['tables'] = {
  ashtakavarga: AshtakavargaTable,
  prastara: PrastaraGrid,
  phases: Phases,
  dashas: Dashas,
};

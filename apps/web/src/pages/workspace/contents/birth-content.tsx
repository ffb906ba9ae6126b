import { isChartKind, isPartKind, wholeParts, type PaneKind } from '@jyoti/reports';
import type { ReportProps } from '../../../kundli-parts/report-props.ts';
import { lazyPart } from '../../../lazy/lazy-part.tsx';

const ChartContent = lazyPart(() => import('./chart-content.tsx'), 'ChartContent');
const PartContent = lazyPart(() => import('./part-content.tsx'), 'PartContent');
const TreeContent = lazyPart(() => import('./tree-content.tsx'), 'TreeContent');
const NotesContent = lazyPart(() => import('./notes-content.tsx'), 'NotesContent');
const WholePart = lazyPart(
  () => import('../../../kundli-parts/astrologer-tab/astrologer-tab.tsx'),
  'AstrologerTab',
);

interface BirthContentProps extends ReportProps {
  kind: PaneKind;
}

/** The facts of one birth that a pane shows. */
export function BirthContent({ kind, ...report }: BirthContentProps) {
  const whole = wholeParts.find((key) => key === kind);
  if (whole) return <WholePart {...report} subTab={{ key: whole }} />;
  if (kind === 'notes') return <NotesContent {...report} />;
  if (kind === 'vimshottari') return <TreeContent {...report} />;
  if (isChartKind(kind)) return <ChartContent kind={kind} {...report} />;
  return isPartKind(kind) && <PartContent kind={kind} {...report} />;
}

import { isChartKind, isPartKind, wholeParts, type PaneKind } from '@jyoti/reports';
import type { ReportProps } from '../../kundli/tabs/report-props.ts';
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx';
import { ChartContent } from './chart-content.tsx';
import { NotesContent } from './notes-content.tsx';
import { PartContent } from './part-content.tsx';

// Few layouts have these.
const TreeContent = lazyPart(() => import('./tree-content.tsx'), 'TreeContent');
const WholePart = lazyPart(
  () => import('../../kundli/tabs/astrologer-tab/astrologer-tab.tsx'),
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

import { panePart, type PartKind } from '@jyoti/reports';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { Text } from '@jyoti/ui/layout';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { ReportView } from '@jyoti/ui/report-view';
import { useAstrologerTabWords } from '../../../kundli-parts/astrologer-tab/words.ts';
import { useDashasTabWords } from '../../../kundli-parts/dashas-tab/words.ts';
import { useBasicWords } from '../../../kundli-parts/kundli-tab/basic-words.ts';
import { useKundliTabWords } from '../../../kundli-parts/kundli-tab/words.ts';
import { usePeriodWords } from '../../../kundli-parts/period-words.ts';
import { AT_ONCE, type ReportProps } from '../../../kundli-parts/report-props.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { PaneTerms } from './pane-terms.tsx';
import { useMessages } from '../../../words/use-messages.ts';

const tables = { ashtakavarga: AshtakavargaTable, prastara: PrastaraGrid };

/** A table of the report, or a few facts. */
export function PartContent({ kind, ...report }: ReportProps & { kind: PartKind }) {
  const { missing } = useMessages(workspaceMessages).pane;
  const words = {
    basic: useBasicWords(),
    kundli: useKundliTabWords(),
    astrologer: useAstrologerTabWords(),
  };
  const periods = usePeriodWords();
  const { nowLabel } = report;
  const blocks = panePart(kind, report, words, {
    dashas: useDashasTabWords(),
    periods: nowLabel === undefined ? periods : { ...periods, running: nowLabel },
    timezone: report.kundli.settings.timezone,
    now: report.now,
  });
  if (blocks.length === 0) return <Text tone="muted">{missing}</Text>;
  return (
    <PaneTerms>
      <ReportView blocks={blocks} atOnce={AT_ONCE} tables={tables} />
    </PaneTerms>
  );
}

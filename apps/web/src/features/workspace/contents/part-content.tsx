import { astrologerMessages } from '@jyoti/reports/messages/astrologer';
import { basicMessages } from '@jyoti/reports/messages/basic';
import { dashasMessages } from '@jyoti/reports/messages/dashas';
import { kpMessages } from '@jyoti/reports/messages/kp';
import { kundliMessages } from '@jyoti/reports/messages/kundli';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { panePart, type PartKind } from '@jyoti/reports';
import { AshtakavargaTable } from '@jyoti/ui/ashtakavarga-table';
import { Text } from '@jyoti/ui/layout';
import { PrastaraGrid } from '@jyoti/ui/prastara-grid';
import { ReportView } from '@jyoti/ui/report-view';
import { AT_ONCE, type ReportProps } from '../../kundli/tabs/report-props.ts';
import { workspaceMessages } from '../../../messages.generated/workspace.ts';
import { PaneTerms } from './pane-terms.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

const tables = { ashtakavarga: AshtakavargaTable, prastara: PrastaraGrid };

/** A table of the report, or a few facts. */
export function PartContent({ kind, ...report }: ReportProps & { kind: PartKind }) {
  const { missing } = useMessages(workspaceMessages).pane;
  const words = {
    basic: useReportWords(basicMessages),
    kundli: useReportWords(kundliMessages),
    astrologer: useReportWords(astrologerMessages),
    kp: useReportWords(kpMessages),
  };
  const periods = useReportWords(periodsMessages);
  const { nowLabel } = report;
  const blocks = panePart(kind, report, words, {
    dashas: useReportWords(dashasMessages),
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

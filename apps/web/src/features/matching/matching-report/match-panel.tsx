import { matchingMessages } from '@jyoti/reports/messages/matching';
import { type MatchingTab, matchPart, type MatchProps } from '@jyoti/reports';
import { DoshaList } from '@jyoti/ui/dosha-list';
import { KootaTable } from '@jyoti/ui/koota-table';
import { PapaBars } from '@jyoti/ui/papa-bars';
import { ReportView } from '@jyoti/ui/report-view';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

const tables = { doshas: DoshaList, kootas: KootaTable, papa: PapaBars };

/** The panel of a tab. */
export function MatchPanel({ tab, ...props }: MatchProps & { tab: MatchingTab }) {
  const words = useReportWords(matchingMessages);
  return <ReportView blocks={matchPart(tab, props, words)} tables={tables} />;
}

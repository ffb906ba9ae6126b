import type { MatchPart } from '@jyoti/contract';
import { DoshaList } from '@jyoti/ui/verdict';
import { KootaTable } from '@jyoti/ui/koota-table';
import { PapaBars } from '@jyoti/ui/meter';
import { ReportView, type ReportPart } from '@jyoti/ui/report-view';

const tables = { doshas: DoshaList, kootas: KootaTable, papa: PapaBars };

/** A part of a match. */
export function MatchPanel({ blocks }: Required<Pick<MatchPart, 'blocks'>>) {
  return <ReportView blocks={blocks as ReportPart['blocks']} tables={tables} />;
}

import type { Language } from '@jyoti/language';
import { table, type ReportBlock } from '@jyoti/ui/data';
import { festivalsMessages } from '../messages.generated/festivals.ts';
import type { MonthOfList } from './festival-lists.ts';

const NO_BREAK = '\u00a0';

/** A month of a list on paper: a row for each day. */
export function monthBlocks(
  { title: month, days }: MonthOfList,
  language: Language,
): ReportBlock[] {
  const { columns, inRegion } = festivalsMessages[language];
  const rows = days.map(({ when, title, region, about, times }) => [
    when.replaceAll(' ', NO_BREAK),
    region === null ? title : inRegion({ title, region }),
    [...about, ...times].join(' '),
  ]);
  const headers = [columns.date, columns.name, columns.about];
  return [table(month, headers, rows, { captionShown: false })];
}

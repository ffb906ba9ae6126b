import type { ReportData } from '../document-of.ts';
import { transitDate, transitsForPaper } from '../tabs/transits-of-date.ts';
import { yearChoice, yearForPaper } from '../tabs/year-of-life.ts';

/**
 * What parts of the report need on paper besides the kundli.
 * @param report the part of the URL that decides the report
 * @param searchParams the whole search, which may name a year of life and a date of transits
 * @param parts keys of sub-tabs
 * @throws ApiFailure
 */
export async function loadForPaper(
  report: URLSearchParams,
  searchParams: URLSearchParams,
  parts: ReadonlySet<string>,
): Promise<ReportData['parts']> {
  const [year, transits] = await Promise.all([
    parts.has('year-chart') ? yearForPaper(report, yearChoice(searchParams)) : undefined,
    parts.has('transits') ? transitsForPaper(report, transitDate(searchParams)) : undefined,
  ]);
  return { ...(year && { 'year-chart': year.part }), ...(transits && { transits }) };
}

import type { Transits, YearChart } from '@jyoti/contract';
import { transitDate, transitsForPaper } from '../../kundli-parts/transits-of-date.ts';
import { yearChoice, yearForPaper } from '../../kundli-parts/year-of-life.ts';

/**
 * What parts of the report need on paper besides the kundli.
 * @param report the part of the address that decides the report
 * @param address the whole search, which may name a year of life and a date of transits
 * @param parts keys of sub-tabs
 * @throws ApiFailure
 */
export async function loadForPaper(
  report: URLSearchParams,
  address: URLSearchParams,
  parts: ReadonlySet<string>,
): Promise<{ year?: YearChart; transits?: Transits }> {
  const [year, transits] = await Promise.all([
    parts.has('year-chart') ? yearForPaper(report, yearChoice(address)) : undefined,
    parts.has('transits') ? transitsForPaper(report, transitDate(address)) : undefined,
  ]);
  return { year, transits };
}

import { requestFromSearch, yearsOfLife, type YearChart } from '@jyoti/contract';
import { api } from '../session/api.ts';
import { answerOf } from '../data/use-answer.ts';

/** The search parameter with the year of life whose chart is shown. */
export const YEAR = 'year';

/** The year of life that an address names; undefined for the running one, and where it names none that exists. */
export function yearOfLife(search: URLSearchParams): number | undefined {
  const named = search.get(YEAR) ?? '';
  const year = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  return year >= yearsOfLife.first && year <= yearsOfLife.last ? year : undefined;
}

/** What identifies the chart of a year among the answers in memory. */
export const yearKey = (report: URLSearchParams, year: number | undefined) =>
  `year of life ${year ?? 'running'} ${report}`;

/**
 * The chart of a year of life.
 * @param report the part of the address that decides the report
 * @param year the running one where it is undefined
 * @throws ApiFailure
 */
export const loadYear = (
  report: URLSearchParams,
  year: number | undefined,
  call?: { signal: AbortSignal },
): Promise<YearChart> => api.yearChart({ ...requestFromSearch(report), year }, call);

/** The chart of a year for paper: from memory where the page has shown it. @throws ApiFailure */
export const yearForPaper = (
  report: URLSearchParams,
  year: number | undefined,
): Promise<YearChart> => answerOf(yearKey(report, year), () => loadYear(report, year));

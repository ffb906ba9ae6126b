import { isComputedDate } from '@jyoti/contract';
import type { ReportPart } from '@jyoti/ui/report-view';
import { fetchQuery } from '../../../platform/data/use-query.ts';
import { documentOf } from '../document-of.ts';

/** The search parameter with the date of the transits: `date` is that of the birth. */
export const DATE = 'on';

/** The date that a URL names; undefined for now, and where it names none that is computed. */
export function transitDate(search: URLSearchParams): string | undefined {
  const named = search.get(DATE) ?? '';
  return isComputedDate(named) ? named : undefined;
}

/** What identifies the transits of a date among the cached responses. */
export const transitsKey = (report: URLSearchParams, date: string | undefined) =>
  `transits ${date ?? 'now'} ${report}`;

/**
 * The transits of a date, or of now, as a part of the report.
 * @param report the part of the URL that decides the report
 * @param date `YYYY-MM-DD`; now where it is undefined
 * @throws ApiFailure
 */
export const loadTransits = (
  report: URLSearchParams,
  date: string | undefined,
  call?: { signal: AbortSignal },
): Promise<ReportPart | null> =>
  documentOf(report, { parts: ['transits'], at: date }, call).then(
    ({ parts }) => parts.transits ?? null,
  );

/** The transits for paper: from memory where the page has shown them. @throws ApiFailure */
export const transitsForPaper = (
  report: URLSearchParams,
  date: string | undefined,
): Promise<ReportPart | null> =>
  fetchQuery(transitsKey(report, date), () => loadTransits(report, date));

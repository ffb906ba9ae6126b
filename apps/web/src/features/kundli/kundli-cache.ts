import type { KundliPartKey } from '@jyoti/contract';
import { onVisitorChange } from '../../platform/session/visitor-data.ts';
import { documentOf, type ReportData } from './document-of.ts';

/** What can be requested of a report: its opening, or a part of its document. */
export type ReportKey = 'opening' | KundliPartKey;

/** Whether a report has something that was requested. */
export const hasKey = (report: ReportData, key: ReportKey): boolean =>
  (key === 'opening' ? report.opening : report.parts[key]) !== undefined;

interface Report {
  /** The promise of each key, from its first request on. */
  readonly requests: Map<ReportKey, Promise<ReportData>>;
  /** When parts that tell what runs now have to be requested again, milliseconds. */
  readonly until: Map<KundliPartKey, number>;
  /** What has been loaded so far. */
  known: ReportData | null;
}

/** Enough for going back and forth between two settings of one birth. */
const MAX_REPORTS = 6;

/** In-memory cache of the latest reports by their part of the URL, oldest first. */
const reports = new Map<string, Report>();

/** A part just received holds at least this long, milliseconds: the clock of the browser may be ahead. */
const HOLDS = 60_000;

/** Removes the parts in which another period runs by now. */
function dropEnded({ requests, until, known }: Report): void {
  for (const [key, end] of until) {
    if (end > Date.now()) continue;
    until.delete(key);
    requests.delete(key);
    delete known?.parts[key];
  }
}

function reportOf(search: URLSearchParams): Report {
  const key = String(search);
  const report = reports.get(key) ?? { requests: new Map(), until: new Map(), known: null };
  dropEnded(report);
  reports.delete(key);
  reports.set(key, report);
  const [oldest] = reports.keys();
  if (reports.size > MAX_REPORTS && oldest !== undefined) reports.delete(oldest);
  return report;
}

/** Requests what is missing in one call. What failed is removed from the cache, so that a retry requests it again. */
function load(report: Report, search: URLSearchParams, keys: readonly ReportKey[]): void {
  const parts = keys.filter((key) => key !== 'opening');
  const ask = async () => {
    try {
      const response = await documentOf(search, { parts, opening: keys.includes('opening') });
      for (const key of parts) {
        const until = response.parts[key]?.until;
        if (until) report.until.set(key, Math.max(Date.parse(until), Date.now() + HOLDS));
      }
      report.known = {
        ...report.known,
        ...response,
        parts: { ...report.known?.parts, ...response.parts },
      };
      return response;
    } catch (failure) {
      for (const key of keys) report.requests.delete(key);
      throw failure;
    }
  };
  const promise = ask();
  for (const key of keys) report.requests.set(key, promise);
}

/**
 * The report for a part of the URL with at least these keys: from the cache if loaded, else from the API, in one call for
 * those that were not requested yet.
 * @throws ApiFailure
 */
export async function kundliOf(
  search: URLSearchParams,
  keys: readonly ReportKey[] = ['opening'],
): Promise<ReportData> {
  const report = reportOf(search);
  const missing = keys.filter((key) => !report.requests.has(key));
  if (missing.length > 0) load(report, search, missing);
  const responses = await Promise.all(keys.map((key) => report.requests.get(key)));
  return report.known ?? (responses[0] as ReportData);
}

/**
 * Requests parts that are likely to be opened next. A failed request is sent again when the part is opened, which shows
 * the error.
 */
export function prefetchKundli(search: URLSearchParams, keys: readonly ReportKey[]): void {
  kundliOf(search, keys).catch(() => undefined);
}

/** The cached report, if it has all of these keys. */
export function knownKundli(
  search: URLSearchParams,
  keys: readonly ReportKey[],
): ReportData | null {
  const report = reports.get(String(search));
  if (report) dropEnded(report);
  const known = report?.known;
  return known && keys.every((key) => hasKey(known, key)) ? known : null;
}

onVisitorChange(() => reports.clear());

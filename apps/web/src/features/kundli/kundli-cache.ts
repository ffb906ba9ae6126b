import {
  requestFromSearch,
  type Kundli,
  type KundliOpening,
  type KundliPartKey,
  type KundliSection,
} from '@jyoti/contract';
import type { PartRequest } from '@jyoti/reports';
import { api } from '../../platform/session/api.ts';
import { onVisitorChange } from '../../platform/session/visitor-data.ts';
import { documentOf, type KundliParts } from './document-of.ts';

/** What can be requested of a report: a section of the kundli, the opening of the document or a part of it. */
export type ReportKey = KundliSection | 'opening' | PartRequest;

/** A kundli, and the parts of its document that were requested. */
export interface ReportData extends Kundli {
  opening?: KundliOpening;
  parts?: KundliParts;
}

const isPart = (key: ReportKey): key is PartRequest => key.startsWith('part:');

/** Whether something that can be requested is of the document. */
const isOfDocument = (key: ReportKey) => key === 'opening' || isPart(key);

const partOf = (key: PartRequest) => key.slice('part:'.length) as KundliPartKey;

/** Whether a report has something that was requested. */
export const hasKey = (report: ReportData, key: ReportKey): boolean =>
  (isPart(key) ? report.parts?.[partOf(key)] : report[key]) !== undefined;

interface Report {
  /** The promise of each section and part, from its first request on. */
  readonly requests: Map<ReportKey, Promise<ReportData>>;
  /** When parts that tell what runs now have to be requested again, milliseconds. */
  readonly until: Map<ReportKey, number>;
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
    if (known?.parts && isPart(key)) delete known.parts[partOf(key)];
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

type Call = (search: URLSearchParams, keys: readonly ReportKey[]) => Promise<ReportData>;

const requestSections: Call = (search, keys) =>
  api('POST /api/kundli', {
    body: {
      ...requestFromSearch(search),
      sections: keys.filter((key) => !isOfDocument(key)),
    },
  });

const requestParts: Call = (search, keys) =>
  documentOf(search, {
    parts: keys.filter(isPart).map(partOf),
    opening: keys.includes('opening'),
  });

/**
 * Requests sections, or parts, in one call. What failed is removed from the cache, so that a retry requests
 * it again.
 */
function load(
  report: Report,
  search: URLSearchParams,
  keys: readonly ReportKey[],
  call: Call,
): void {
  if (keys.length === 0) return;
  const ask = async () => {
    try {
      const response = await call(search, keys);
      for (const key of keys.filter(isPart)) {
        const until = response.parts?.[partOf(key)]?.until;
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
 * The report for a part of the URL with at least these sections and parts: from the cache if loaded, else
 * from the API, in one call for the sections and one for the parts that were not requested yet.
 * @throws ApiFailure
 */
export async function kundliOf(
  search: URLSearchParams,
  keys: readonly ReportKey[] = ['opening'],
): Promise<ReportData> {
  const report = reportOf(search);
  const missing = keys.filter((key) => !report.requests.has(key));
  load(
    report,
    search,
    missing.filter((key) => !isOfDocument(key)),
    requestSections,
  );
  load(report, search, missing.filter(isOfDocument), requestParts);
  const responses = await Promise.all(keys.map((key) => report.requests.get(key)));
  return report.known ?? (responses[0] as ReportData);
}

/** The cached report, if all of these sections and parts are loaded. */
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

import { requestFromSearch, type Kundli, type KundliSection } from '@jyoti/contract';
import { api } from '../session/api.ts';
import { onVisitorChange } from '../session/visitor-data.ts';

/** Sections of the first screen of a report, whichever tab is open below it. */
export const openingSections = ['planet_details', 'dashas'] as const satisfies KundliSection[];

/**
 * What a request names: a section, or the replacement of all sections if the time of birth is
 * unknown.
 */
export type ReportPart = KundliSection | 'moon_chart';

interface Report {
  /** The promise of each section, from its first request on. */
  readonly requests: Map<ReportPart, Promise<Kundli>>;
  /** The sections loaded so far. */
  known: Kundli | null;
}

/** Enough for going back and forth between two settings of one birth. */
const MOST = 6;

/** In-memory cache of the latest reports by their part of the URL, oldest first. */
const reports = new Map<string, Report>();

function reportOf(search: URLSearchParams): Report {
  const key = String(search);
  const report = reports.get(key) ?? { requests: new Map(), known: null };
  reports.delete(key);
  reports.set(key, report);
  const [oldest] = reports.keys();
  if (reports.size > MOST && oldest !== undefined) reports.delete(oldest);
  return report;
}

/**
 * Requests sections in one call. A failed one is removed from the cache, so that a retry requests
 * it again.
 */
async function load(
  report: Report,
  search: URLSearchParams,
  sections: readonly ReportPart[],
): Promise<Kundli> {
  try {
    const response = await api('POST /api/kundli', {
      body: {
        ...requestFromSearch(search),
        sections: sections.filter((section) => section !== 'moon_chart'),
      },
    });
    report.known = { ...report.known, ...response };
    return response;
  } catch (failure) {
    for (const section of sections) report.requests.delete(section);
    throw failure;
  }
}

/**
 * The report for a part of the URL with at least these sections: from the cache if loaded, else
 * from the API, in one call for those that were not requested yet.
 * @throws ApiFailure
 */
export async function kundliOf(
  search: URLSearchParams,
  sections: readonly ReportPart[] = openingSections,
): Promise<Kundli> {
  const report = reportOf(search);
  const missing = sections.filter((section) => !report.requests.has(section));
  if (missing.length > 0) {
    const call = load(report, search, missing);
    for (const section of missing) report.requests.set(section, call);
  }
  const responses = await Promise.all(sections.map((section) => report.requests.get(section)));
  return report.known ?? (responses[0] as Kundli);
}

/** The cached report, if all of these sections are loaded. */
export function knownKundli(
  search: URLSearchParams,
  sections: readonly ReportPart[],
): Kundli | null {
  const known = reports.get(String(search))?.known;
  return known && sections.every((section) => known[section] !== undefined) ? known : null;
}

onVisitorChange(() => reports.clear());

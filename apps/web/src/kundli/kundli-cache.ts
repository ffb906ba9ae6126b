import { requestFromSearch, type Kundli, type KundliSection } from '@jyoti/contract';
import { api } from '../session/api.ts';
import { forgottenWithVisitor } from '../session/visitor-memory.ts';

/** What the first screen of a report is made of, whichever tab is open below it. */
export const openingSections = ['planet_details', 'dashas'] as const satisfies KundliSection[];

/** What is asked for by name: a section, or what replaces the sections where the time of birth is not known. */
export type ReportPart = KundliSection | 'moon_chart';

interface Report {
  /** Each section from when it is first asked for. */
  readonly asked: Map<ReportPart, Promise<Kundli>>;
  /** What has come so far. */
  known: Kundli | null;
}

/** Enough to go back and forth between two settings of one birth. */
const MOST = 6;

/** The last reports by their part of the address, the oldest first. Memory only. */
const reports = new Map<string, Report>();

function reportOf(search: URLSearchParams): Report {
  const key = String(search);
  const report = reports.get(key) ?? { asked: new Map(), known: null };
  reports.delete(key);
  reports.set(key, report);
  const [oldest] = reports.keys();
  if (reports.size > MOST && oldest !== undefined) reports.delete(oldest);
  return report;
}

/** Asks for sections in one call. What fails is forgotten, so that trying again asks again. */
async function ask(
  report: Report,
  search: URLSearchParams,
  sections: readonly ReportPart[],
): Promise<Kundli> {
  try {
    const answer = await api.kundli({
      ...requestFromSearch(search),
      sections: sections.filter((section) => section !== 'moon_chart'),
    });
    report.known = { ...report.known, ...answer };
    return answer;
  } catch (failure) {
    for (const section of sections) report.asked.delete(section);
    throw failure;
  }
}

/**
 * The report of a part of an address with at least these sections: from memory where they have come, else from the API,
 * in one call for those that nobody has asked for yet.
 * @throws ApiFailure
 */
export async function kundliOf(
  search: URLSearchParams,
  sections: readonly ReportPart[] = openingSections,
): Promise<Kundli> {
  const report = reportOf(search);
  const missing = sections.filter((section) => !report.asked.has(section));
  if (missing.length > 0) {
    const call = ask(report, search, missing);
    for (const section of missing) report.asked.set(section, call);
  }
  const answers = await Promise.all(sections.map((section) => report.asked.get(section)));
  return report.known ?? (answers[0] as Kundli);
}

/** The report as far as it is in memory, if all of these sections are. */
export function knownKundli(
  search: URLSearchParams,
  sections: readonly ReportPart[],
): Kundli | null {
  const known = reports.get(String(search))?.known;
  return known && sections.every((section) => known[section] !== undefined) ? known : null;
}

forgottenWithVisitor(() => reports.clear());

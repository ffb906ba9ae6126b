import { isPersonalReading, SESSION_ADDRESS } from '@jyoti/contract';

/** A call whose last answer can be read without a network. */
export interface Asked {
  /** What is asked, in a line. */
  request: string;
  /** Of a report: the beginning of all requests for parts of it, and the parts that are asked for. */
  report?: { beginning: string; parts: readonly string[] };
  /** Part of the page's frame: that it is an old answer need not be said. */
  silent: boolean;
}

/** The check of the session. */
export const SESSION_ASKED = `GET ${SESSION_ADDRESS}`;

/** The parts of a report come in calls of their own, in whatever order its tabs are opened. */
function reportAsked(body: string): Required<Asked>['report'] {
  const { sections, ...report } = JSON.parse(body) as { sections?: string[] };
  return { beginning: `POST /api/kundli ${JSON.stringify(report)} `, parts: sections ?? [] };
}

/** What a call asks, where its answer can be read again; null for all others. */
export function askedAgain(url: string, { method = 'GET', body }: RequestInit = {}): Asked | null {
  const call = `${method} ${url}`;
  if (!isPersonalReading(method, url)) return null;
  const silent = call === SESSION_ASKED;
  if (typeof body !== 'string') return { request: call, silent };
  if (url !== '/api/kundli') return { request: `${call} ${body}`, silent };
  const report = reportAsked(body);
  return { request: `${report.beginning}${report.parts.join()}`, report, silent };
}

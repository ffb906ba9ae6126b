import { isPersonalReading, SESSION_ADDRESS } from '@jyoti/contract';

/** A call whose last answer can be read offline. */
export interface Asked {
  /** Identifies the call. */
  request: string;
  /** Of a report: the prefix of all requests for its parts, and the requested parts. */
  report?: { beginning: string; parts: readonly string[] };
  /** Part of the layout: the visitor is not told that the answer is an old one. */
  silent: boolean;
}

/** The check of the session. */
export const SESSION_ASKED = `GET ${SESSION_ADDRESS}`;

/** The parts of a report are requested one by one, in whatever order its tabs are opened. */
function reportAsked(body: string): Required<Asked>['report'] {
  const { sections, ...report } = JSON.parse(body) as { sections?: string[] };
  return { beginning: `POST /api/kundli ${JSON.stringify(report)} `, parts: sections ?? [] };
}

/** The call, where its answer can be read offline; null for all others. */
export function askedAgain(url: string, { method = 'GET', body }: RequestInit = {}): Asked | null {
  const call = `${method} ${url}`;
  if (!isPersonalReading(method, url)) return null;
  const silent = call === SESSION_ASKED;
  if (typeof body !== 'string') return { request: call, silent };
  if (url !== '/api/kundli') return { request: `${call} ${body}`, silent };
  const report = reportAsked(body);
  return { request: `${report.beginning}${report.parts.join()}`, report, silent };
}

import { isPersonalReading, SESSION_ADDRESS } from '@jyoti/contract';

/** A call whose last answer can be read offline. */
export interface Asked {
  /** Identifies the call. */
  request: string;
  /** Of a report: the prefix of all requests for its parts, and the requested parts. */
  report?: { beginning: string; parts: readonly string[] };
  /** Part of the layout: the visitor does not see that the answer is an old one. */
  silent: boolean;
}

/** The check of the session. */
export const SESSION_ASKED = `GET ${SESSION_ADDRESS}`;

/** The parts of a report are requested one by one, in whatever order its tabs are opened. */
function reportAsked(call: string, body: string): Required<Asked>['report'] {
  const { sections, ...report } = JSON.parse(body) as { sections?: string[] };
  return { beginning: `${call} ${JSON.stringify(report)} `, parts: sections ?? [] };
}

/** The call, where its answer can be read offline; null for all others. */
export function askedAgain(
  url: string,
  { method = 'GET', body, headers }: RequestInit = {},
): Asked | null {
  if (!isPersonalReading(method, url)) return null;
  const silent = url === SESSION_ADDRESS;
  // Who is logged in is the same in every language.
  const language = silent ? null : new Headers(headers).get('accept-language');
  const call = `${method} ${url}${language === null || language === 'en' ? '' : ` ${language}`}`;
  if (typeof body !== 'string') return { request: call, silent };
  if (url !== '/api/kundli') return { request: `${call} ${body}`, silent };
  const report = reportAsked(call, body);
  return { request: `${report.beginning}${report.parts.join()}`, report, silent };
}

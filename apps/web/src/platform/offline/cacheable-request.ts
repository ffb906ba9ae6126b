import { isPersonalReading, SESSION_PATH, type KundliDocumentInput } from '@jyoti/contract';

/** A request whose latest response is available offline. */
export interface CacheableRequest {
  /** Identifies the request. */
  request: string;
  /** For a kundli: the common prefix of the requests for its parts, and the parts of this one, the opening among them. */
  report?: { prefix: string; parts: readonly string[] };
  /** The check of the session: its age is not shown to the visitor. */
  silent: boolean;
}

/** The check of the session. */
export const SESSION_REQUEST = `GET ${SESSION_PATH}`;

/** The parts of a report are requested separately, in the order in which its tabs are opened. */
function reportRequest(call: string, body: string): Required<CacheableRequest>['report'] {
  const { opening, parts, ...report } = JSON.parse(body) as KundliDocumentInput;
  return {
    prefix: `${call} ${JSON.stringify(report)} `,
    parts: opening ? ['opening', ...parts] : parts,
  };
}

/** The key of a request whose response is available offline; null for all others. */
export function cacheableRequest(
  url: string,
  { method = 'GET', body, headers }: RequestInit = {},
): CacheableRequest | null {
  if (!isPersonalReading(method, url)) return null;
  const silent = url === SESSION_PATH;
  // The session is the same in every language.
  const language = silent ? null : new Headers(headers).get('accept-language');
  const call = `${method} ${url}${language === null || language === 'en' ? '' : ` ${language}`}`;
  if (typeof body !== 'string') return { request: call, silent };
  if (url !== '/api/reports/kundli') return { request: `${call} ${body}`, silent };
  const report = reportRequest(call, body);
  return { request: `${report.prefix}${report.parts.join()}`, report, silent };
}

import type { KundliDocument } from '@jyoti/contract';
import { cacheableRequest, type CacheableRequest } from './cacheable-request.ts';
import { storedResponses, storeResponse, type StoredResponse } from './stored-responses.ts';
import { isOffline, recordContentAge } from './connection-state.ts';

/** A report, merged from the stored responses for its parts. Null if a part was never received. */
function mergedReport(
  responses: readonly StoredResponse[],
  parts: readonly string[],
): StoredResponse | null {
  const [oldest] = responses;
  const received = responses.map(({ text }) => (JSON.parse(text) as { data: KundliDocument }).data);
  const data = Object.assign({}, ...received, {
    parts: Object.assign({}, ...received.map((one) => one.parts)),
  }) as KundliDocument;
  const named: Record<string, unknown> = { opening: data.opening, ...data.parts };
  if (!oldest || parts.some((part) => named[part] === undefined)) return null;
  return { text: JSON.stringify({ data }), at: oldest.at };
}

async function latestStored(
  account: string,
  { request, report }: CacheableRequest,
): Promise<StoredResponse | null> {
  try {
    if (report)
      return mergedReport(await storedResponses(account, report.prefix, true), report.parts);
    return (await storedResponses(account, request))[0] ?? null;
  } catch {
    // A browser that blocks storage has no responses.
    return null;
  }
}

/** When a response was sent: it may come from the browser's HTTP cache. */
const sentAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

const isAborted = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** The account whose responses are stored. */
interface Owner {
  /** The logged-in account; null while unknown. */
  account: () => string | null;
  /** The account of the current token, once it is known. */
  whenKnown: () => Promise<string>;
}

/**
 * A network-first `fetch` that stores the latest responses that are available offline, and returns
 * them while offline. No stored response is returned while the account is unknown.
 */
export function offlineFetch(
  fetch: typeof globalThis.fetch,
  { account, whenKnown }: Owner,
): typeof globalThis.fetch {
  return async (input, init) => {
    const cacheable = typeof input === 'string' ? cacheableRequest(input, init) : null;
    if (cacheable === null) return fetch(input, init);
    const accountId = account();
    const owner = accountId === null ? whenKnown() : Promise.resolve(accountId);
    try {
      const response = await fetch(input, init);
      const text = await response.text();
      const at = sentAt(response);
      if (isOffline() && !cacheable.silent) recordContentAge(at);
      const storeLater = async () => {
        const known = await owner;
        // Nothing is stored if the visitor has logged out, or logged in to another account, in the
        // meantime.
        await storeResponse(known, cacheable.request, { text, at }, () => account() === known);
      };
      if (response.ok) storeLater().catch(() => undefined);
      return new Response(text || null, response);
    } catch (failure) {
      const stored =
        accountId === null || isAborted(failure) ? null : await latestStored(accountId, cacheable);
      if (stored === null || account() !== accountId) throw failure;
      if (!cacheable.silent) recordContentAge(stored.at);
      return new Response(stored.text, { headers: { 'content-type': 'application/json' } });
    }
  };
}

import { repeatableRequest, type RepeatableRequest } from './asked-again.ts';
import { answersKept, keepAnswer, type KeptAnswer } from './kept-answers.ts';
import { isOffline, readFromMemory } from './reach.ts';

/** A report, merged from the stored responses for its parts. Null if a part was never received. */
function wholeReport(answers: readonly KeptAnswer[], parts: readonly string[]): KeptAnswer | null {
  const [oldest] = answers;
  const data = Object.assign(
    {},
    ...answers.map(({ text }) => (JSON.parse(text) as { data: object }).data),
  ) as Record<string, unknown>;
  if (!oldest || parts.some((part) => data[part] === undefined)) return null;
  return { text: JSON.stringify({ data }), at: oldest.at };
}

async function lastRead(
  account: string,
  { request, report }: RepeatableRequest,
): Promise<KeptAnswer | null> {
  try {
    if (report)
      return wholeReport(await answersKept(account, report.beginning, true), report.parts);
    return (await answersKept(account, request))[0] ?? null;
  } catch {
    // A browser that blocks storage has no responses.
    return null;
  }
}

/** When a response was sent: it may come from the browser's HTTP cache. */
const readAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

const isGivenUp = (failure: unknown) =>
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
export function rememberingFetch(
  fetch: typeof globalThis.fetch,
  { account, whenKnown }: Owner,
): typeof globalThis.fetch {
  return async (input, init) => {
    const repeatable = typeof input === 'string' ? repeatableRequest(input, init) : null;
    if (repeatable === null) return fetch(input, init);
    const accountId = account();
    const owner = accountId === null ? whenKnown() : Promise.resolve(accountId);
    try {
      const response = await fetch(input, init);
      const text = await response.text();
      const at = readAt(response);
      if (isOffline() && !repeatable.silent) readFromMemory(at);
      const keep = async () => {
        const known = await owner;
        // Nothing is stored if the visitor has logged out, or logged in to another account, in the
        // meantime.
        await keepAnswer(known, repeatable.request, { text, at }, () => account() === known);
      };
      if (response.ok) keep().catch(() => undefined);
      return new Response(text || null, response);
    } catch (failure) {
      const before =
        accountId === null || isGivenUp(failure) ? null : await lastRead(accountId, repeatable);
      if (before === null || account() !== accountId) throw failure;
      if (!repeatable.silent) readFromMemory(before.at);
      return new Response(before.text, { headers: { 'content-type': 'application/json' } });
    }
  };
}

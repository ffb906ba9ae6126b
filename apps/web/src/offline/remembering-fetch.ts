import { askedAgain, type Asked } from './asked-again.ts';
import { answersKept, keepAnswer, type KeptAnswer } from './kept-answers.ts';
import { isOffline, readFromMemory } from './reach.ts';

/** A report, merged from the stored answers to the calls for its parts. Null where a part was never read. */
function wholeReport(answers: readonly KeptAnswer[], parts: readonly string[]): KeptAnswer | null {
  const [oldest] = answers;
  const data = Object.assign(
    {},
    ...answers.map(({ text }) => (JSON.parse(text) as { data: object }).data),
  ) as Record<string, unknown>;
  if (!oldest || parts.some((part) => data[part] === undefined)) return null;
  return { text: JSON.stringify({ data }), at: oldest.at };
}

async function lastRead(account: string, { request, report }: Asked): Promise<KeptAnswer | null> {
  try {
    if (report)
      return wholeReport(await answersKept(account, report.beginning, true), report.parts);
    return (await answersKept(account, request))[0] ?? null;
  } catch {
    // A browser that refuses storage has no answers.
    return null;
  }
}

/** When an answer left the server: it may come from the browser's HTTP cache. */
const readAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

const isGivenUp = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** Whose answers are stored. */
interface Owner {
  /** The account that is logged in; null while that is not known. */
  account: () => string | null;
  /** The account of the token in force, once it is known. */
  whenKnown: () => Promise<string>;
}

/**
 * A network-first `fetch` that stores the last answers to what a visitor may read again, and returns them while offline.
 * No stored answer is returned while the account is not known.
 */
export function rememberingFetch(
  fetch: typeof globalThis.fetch,
  { account, whenKnown }: Owner,
): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = typeof input === 'string' ? askedAgain(input, init) : null;
    if (asked === null) return fetch(input, init);
    const asker = account();
    const owner = asker === null ? whenKnown() : Promise.resolve(asker);
    try {
      const response = await fetch(input, init);
      const text = await response.text();
      const at = readAt(response);
      if (isOffline() && !asked.silent) readFromMemory(at);
      const keep = async () => {
        const known = await owner;
        // Nothing is stored for a visitor who has logged out, or logged in as somebody else, meanwhile.
        await keepAnswer(known, asked.request, { text, at }, () => account() === known);
      };
      if (response.ok) keep().catch(() => undefined);
      return new Response(text || null, response);
    } catch (failure) {
      const before = asker === null || isGivenUp(failure) ? null : await lastRead(asker, asked);
      if (before === null || account() !== asker) throw failure;
      if (!asked.silent) readFromMemory(before.at);
      return new Response(before.text, { headers: { 'content-type': 'application/json' } });
    }
  };
}

import { askedAgain, type Asked } from './asked-again.ts';
import { answersKept, keepAnswer, type KeptAnswer } from './kept-answers.ts';
import { isOffline, readFromMemory } from './reach.ts';

/** The parts of a report put together from the calls that brought them. Null where one was never read. */
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
    // A browser that refuses storage has nothing to read.
    return null;
  }
}

/** When an answer left the server: the browser may have kept it since, and gives it without asking. */
const readAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

const isGivenUp = (failure: unknown) =>
  failure instanceof DOMException && failure.name === 'AbortError';

/**
 * A `fetch` that keeps the last answers of what a visitor may read again, and gives them where the network gives none.
 * It asks the network first, every time.
 * @param account the account that is signed in; null while that is not known: then nothing is kept and nothing shown
 */
export function rememberingFetch(
  fetch: typeof globalThis.fetch,
  account: () => string | null,
): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = typeof input === 'string' ? askedAgain(input, init) : null;
    const asker = account();
    if (asked === null || asker === null) return fetch(input, init);
    // Who has left, or is somebody else by now, neither keeps nor reads.
    const isStill = () => account() === asker;
    try {
      const response = await fetch(input, init);
      const text = await response.text();
      const at = readAt(response);
      if (isOffline() && !asked.silent) readFromMemory(at);
      if (response.ok)
        keepAnswer(asker, asked.request, { text, at }, isStill).catch(() => undefined);
      return new Response(text || null, response);
    } catch (failure) {
      const before = isGivenUp(failure) ? null : await lastRead(asker, asked);
      if (before === null || !isStill()) throw failure;
      if (!asked.silent) readFromMemory(before.at);
      return new Response(before.text, { headers: { 'content-type': 'application/json' } });
    }
  };
}

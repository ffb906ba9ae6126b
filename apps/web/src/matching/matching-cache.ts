import type { Matching } from '@jyoti/contract';
import { api } from '../app/api.ts';
import { forgottenWithVisitor } from '../app/visitor-memory.ts';
import { pairFromSearch } from './pair-in-url.ts';

interface Match {
  readonly asked: Promise<Matching>;
  /** Null while it is on its way. */
  known: Matching | null;
}

/** Enough to swap the two and come back. */
const MOST = 4;

/** The last matches by their part of the address, the oldest first. Memory only. */
const matches = new Map<string, Match>();

/** Asks the API. What fails is forgotten, so that trying again asks again. */
async function ask(key: string, pair: URLSearchParams): Promise<Matching> {
  try {
    const known = await api.matching(pairFromSearch(pair));
    const match = matches.get(key);
    if (match) match.known = known;
    return known;
  } catch (failure) {
    matches.delete(key);
    throw failure;
  }
}

/**
 * The match of the pair in a part of an address: from memory, else from the API.
 * @throws ApiFailure
 */
export function matchingOf(pair: URLSearchParams): Promise<Matching> {
  const key = String(pair);
  const before = matches.get(key);
  if (before) return before.asked;
  const match: Match = { asked: ask(key, pair), known: null };
  matches.set(key, match);
  const [oldest] = matches.keys();
  if (matches.size > MOST && oldest !== undefined) matches.delete(oldest);
  return match.asked;
}

/** The match of a pair, if it is in memory. */
export function knownMatching(pair: URLSearchParams): Matching | null {
  return matches.get(String(pair))?.known ?? null;
}

/** Forgets all matches, for the next visitor of the same browser. */
export function forgetMatching(): void {
  matches.clear();
}

forgottenWithVisitor(forgetMatching);

import { pairFromSearch, type Matching, type MoonMatching } from '@jyoti/contract';
import { api } from '../session/api.ts';
import { answerOf, useAnswer, type Answer } from '../data/use-answer.ts';

const keyOf = (pair: URLSearchParams) => `matching ${pair}`;

/**
 * The match of a pair, given as part of a URL: from the cache, else from the API. @throws
 * ApiFailure
 */
export function matchingOf(pair: URLSearchParams): Promise<Matching | MoonMatching> {
  return answerOf(keyOf(pair), () => api.matching(pairFromSearch(pair)));
}

/** `matchingOf` as a hook. */
export function useMatching(pair: URLSearchParams | null): Answer<Matching | MoonMatching> {
  return useAnswer(
    pair && keyOf(pair),
    (call) => api.matching(pairFromSearch(pair ?? new URLSearchParams()), call),
    { cache: 'immutable' },
  );
}

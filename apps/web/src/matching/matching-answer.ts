import { pairFromSearch, type Matching, type MoonMatching } from '@jyoti/contract';
import { api } from '../session/api.ts';
import { answerOf, useAnswer, type Answer } from '../data/use-answer.ts';

const keyOf = (pair: URLSearchParams) => `matching ${pair}`;

/** The match of the pair in a part of an address: from memory, else from the API. @throws ApiFailure */
export function matchingOf(pair: URLSearchParams): Promise<Matching | MoonMatching> {
  return answerOf(keyOf(pair), () => api.matching(pairFromSearch(pair)));
}

/** As `matchingOf`, for a page that shows it. */
export function useMatching(pair: URLSearchParams | null): Answer<Matching | MoonMatching> {
  return useAnswer(
    pair && keyOf(pair),
    (call) => api.matching(pairFromSearch(pair ?? new URLSearchParams()), call),
    { cache: 'immutable' },
  );
}

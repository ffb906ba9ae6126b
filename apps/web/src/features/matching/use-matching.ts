import { pairFromSearch, type Matching, type MoonMatching } from '@jyoti/contract';
import { api } from '../../platform/session/api.ts';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';

const keyOf = (pair: URLSearchParams) => `matching ${pair}`;

/**
 * The match of a pair, given as part of a URL: from the cache, else from the API. @throws
 * ApiFailure
 */
export function matchingOf(pair: URLSearchParams): Promise<Matching | MoonMatching> {
  return fetchQuery(keyOf(pair), () => api('POST /api/matching', { body: pairFromSearch(pair) }));
}

/** `matchingOf` as a hook. */
export function useMatching(pair: URLSearchParams | null): Query<Matching | MoonMatching> {
  return useQuery(
    pair && keyOf(pair),
    (call) =>
      api('POST /api/matching', { body: pairFromSearch(pair ?? new URLSearchParams()) }, call),
    { cache: 'immutable' },
  );
}

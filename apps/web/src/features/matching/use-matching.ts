import { pairFromSearch, type MatchingDocument } from '@jyoti/contract';
import { api } from '../../platform/session/api.ts';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';

const keyOf = (pair: URLSearchParams) => `matching ${pair}`;

const request = (pair: URLSearchParams, call?: Parameters<typeof api>[2]) =>
  api('POST /api/reports/matching', { body: pairFromSearch(pair) }, call);

/**
 * The match of a pair, given as part of a URL: from the cache, else from the API. @throws
 * ApiFailure
 */
export const matchingOf = (pair: URLSearchParams): Promise<MatchingDocument> =>
  fetchQuery(keyOf(pair), () => request(pair));

/** `matchingOf` as a hook. */
export const useMatching = (pair: URLSearchParams | null): Query<MatchingDocument> =>
  useQuery(pair && keyOf(pair), (call) => request(pair ?? new URLSearchParams(), call), {
    cache: 'immutable',
  });

import type { PanchangMore, PanchangMoreInput, User } from '@jyoti/contract';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';
import { api, withRetries } from '../../platform/session/api.ts';
import { useSession } from '../../platform/session/session.tsx';

/** The rest of a day's panchang. */
export interface MoreOfDay {
  more: PanchangMore;
}

type DayQuery = Pick<PanchangMoreInput, 'date' | 'latitude' | 'longitude' | 'sunrise'>;

const keyOf = (query: DayQuery) => `panchang more ${JSON.stringify(query)}`;

const loadMore = async (query: DayQuery, call: { signal: AbortSignal }): Promise<MoreOfDay> => ({
  more: await withRetries(() => api('GET /api/panchang/more', { query }, call)),
});

/** The rest of the panchang of a day outside of a component, from the same cache as `usePanchangMore`. */
export const panchangMoreOf = (
  query: DayQuery,
  _user: User,
  call: { signal: AbortSignal },
): Promise<MoreOfDay> => fetchQuery(keyOf(query), () => loadMore(query, call));

/** The rest of the panchang of a day for the visitor who is signed in. @param query `null` asks for nothing */
export function usePanchangMore(query: DayQuery | null): Query<MoreOfDay> {
  const { user } = useSession();
  const request = user && query;
  return useQuery(
    request && keyOf(request),
    (call) => {
      if (!request) throw new Error('Without a key nothing is requested.');
      return loadMore(request, call);
    },
    { cache: 'immutable' },
  );
}

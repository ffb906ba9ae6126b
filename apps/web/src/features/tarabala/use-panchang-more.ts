import type { PanchangMore, PanchangMoreInput, User } from '@jyoti/contract';
import { fetchQuery, useQuery, type Query } from '../../platform/data/use-query.ts';
import { api, withRetries } from '../../platform/session/api.ts';
import { useSession } from '../../platform/session/session.tsx';
import { birthStarOf, type BirthStar } from './birth-star.ts';

/** The rest of a day's panchang, and the visitor's birth star that was in its query. */
export interface MoreAndStar {
  more: PanchangMore;
  birth: BirthStar | null;
}

type StarDayQuery = Pick<PanchangMoreInput, 'date' | 'latitude' | 'longitude' | 'sunrise'>;

const keyOf = (query: StarDayQuery, user: User) =>
  `panchang more ${JSON.stringify(query)} ${JSON.stringify(user.birthData)}`;

async function loadMore(
  query: StarDayQuery,
  user: User,
  call: { signal: AbortSignal },
): Promise<MoreAndStar> {
  const birth = await birthStarOf(user, call);
  const ofStar = birth ? { star: birth.star, sign: birth.sign } : {};
  const more = await withRetries(() =>
    api('GET /api/panchang/more', { query: { ...query, ...ofStar } }, call),
  );
  return { more, birth };
}

/** The rest of the panchang of a day outside of a component, from the same cache as `usePanchangMore`. */
export const panchangMoreOf = (
  query: StarDayQuery,
  user: User,
  call: { signal: AbortSignal },
): Promise<MoreAndStar> => fetchQuery(keyOf(query, user), () => loadMore(query, user, call));

/**
 * The rest of the panchang of a day for the visitor who is signed in, with the day of their birth star where the profile
 * gives it. All parts of a page share one call. @param query `null` asks for nothing
 */
export function usePanchangMore(query: StarDayQuery | null): Query<MoreAndStar> {
  const { user } = useSession();
  const request = query && user ? { query, user } : null;
  return useQuery(
    request && keyOf(request.query, request.user),
    (call) => {
      if (!request) throw new Error('Without a key nothing is requested.');
      return loadMore(request.query, request.user, call);
    },
    { cache: 'immutable' },
  );
}

import type { PanchangMore, PanchangMoreInput } from '@jyoti/contract';
import { useAnswer, type Answer } from '../data/use-answer.ts';
import { api, withRetries } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { birthStarOf, type BirthStar } from './birth-star.ts';

/** The rest of a day's panchang, and the visitor's birth star that it was asked with. */
export interface MoreAndStar {
  more: PanchangMore;
  birth: BirthStar | null;
}

type StarDayQuery = Pick<PanchangMoreInput, 'date' | 'latitude' | 'longitude' | 'sunrise'>;

/**
 * The rest of the panchang of a day for the visitor who is signed in, with the day of their birth star where the profile
 * gives it. All parts of a page share one call. @param query `null` asks for nothing
 */
export function usePanchangMore(query: StarDayQuery | null): Answer<MoreAndStar> {
  const { user } = useSession();
  const key =
    query && user && `panchang more ${JSON.stringify(query)} ${JSON.stringify(user.birthData)}`;
  return useAnswer(
    key,
    async (call) => {
      const birth = user && (await birthStarOf(user, call));
      const ofStar = birth ? { star: birth.star, sign: birth.sign } : {};
      const more = await withRetries(() => api.panchangMore({ ...query, ...ofStar }, call));
      return { more, birth };
    },
    { cache: 'immutable' },
  );
}

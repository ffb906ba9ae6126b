import type { PanchangMore, PanchangMoreInput, User } from '@jyoti/contract';
import { answerOf, useAnswer, type Answer } from '../data/use-answer.ts';
import { api, withRetries } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { birthStarOf, type BirthStar } from './birth-star.ts';

/** The rest of a day's panchang, and the visitor's birth star that it was asked with. */
export interface MoreAndStar {
  more: PanchangMore;
  birth: BirthStar | null;
}

type Asked = Pick<PanchangMoreInput, 'date' | 'latitude' | 'longitude' | 'sunrise'>;

const keyOf = (asked: Asked, user: User) =>
  `panchang more ${JSON.stringify(asked)} ${JSON.stringify(user.birthData)}`;

async function loadMore(
  asked: Asked,
  user: User,
  call: { signal: AbortSignal },
): Promise<MoreAndStar> {
  const birth = await birthStarOf(user, call);
  const ofStar = birth ? { star: birth.star, sign: birth.sign } : {};
  const more = await withRetries(() => api.panchangMore({ ...asked, ...ofStar }, call));
  return { more, birth };
}

/** The rest of the panchang of a day outside of a component, from the same cache as `usePanchangMore`. */
export const panchangMoreOf = (
  asked: Asked,
  user: User,
  call: { signal: AbortSignal },
): Promise<MoreAndStar> => answerOf(keyOf(asked, user), () => loadMore(asked, user, call));

/**
 * The rest of the panchang of a day for the visitor who is signed in, with the day of their birth star where the profile
 * gives it. All parts of a page share one call. @param asked `null` asks for nothing
 */
export function usePanchangMore(asked: Asked | null): Answer<MoreAndStar> {
  const { user } = useSession();
  const known = asked && user ? { asked, user } : null;
  return useAnswer(
    known && keyOf(known.asked, known.user),
    (call) => {
      if (!known) throw new Error('There is no key, so nothing is asked.');
      return loadMore(known.asked, known.user, call);
    },
    { cache: 'immutable' },
  );
}

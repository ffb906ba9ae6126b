import type { SunriseChoice, StarDayDocument, User } from '@jyoti/contract';
import { useQuery, type Query } from '../../platform/data/use-query.ts';
import { api, withRetries } from '../../platform/session/api.ts';
import { useSession } from '../../platform/session/session.tsx';

/** A day at a place. */
export interface DayOfPlace {
  /** `YYYY-MM-DD` */
  date: string;
  latitude: number;
  longitude: number;
  sunrise?: SunriseChoice;
}

function bodyOf(day: DayOfPlace, { firstName, birthData }: User) {
  const { date, time, place: name, latitude, longitude, timezone } = birthData;
  return {
    birth: { name: firstName, date, time, place: { name, latitude, longitude, timezone } },
    ...day,
  };
}

/**
 * A day for the birth star of the visitor who is signed in, whose profile has the time and the place of the birth.
 * @param day `null` asks for nothing
 */
export function useDayOfVisitor(day: DayOfPlace | null): Query<StarDayDocument> {
  const { user } = useSession();
  const body = day && user && bodyOf(day, user);
  return useQuery(
    body && `star day ${JSON.stringify(body)}`,
    (call) => {
      if (!body) throw new Error('Without a key nothing is requested.');
      return withRetries(() => api('POST /api/reports/star-day', { body }, call));
    },
    { cache: 'immutable' },
  );
}

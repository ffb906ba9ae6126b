import {
  searchFromHoroscope,
  type HoroscopeChoice,
  type HoroscopeDocument,
  type HoroscopeQuery,
} from '@jyoti/contract';
import { INDIA, ownDayOf, todayIn } from '../../../platform/dates/dates.ts';
import { api, storedToken, withRetries } from '../../../platform/session/api.ts';
import { storedPlace } from '../../places/last-place.ts';
import { useQuery, type Load, type Query } from '../../../platform/data/use-query.ts';

/**
 * The visitor's own place, and the date of their clock where they have none: by default the API uses New Delhi's. Both are left
 * out where they make no difference, so that most visitors share one stored answer.
 */
function ownQuery(date: string | null): Pick<HoroscopeQuery, 'date'> & Partial<HoroscopeQuery> {
  const place = storedPlace();
  if (place) {
    const { latitude, longitude } = place;
    return { ...(date !== null && { date }), latitude, longitude };
  }
  const today = ownDayOf();
  const requested = date ?? (today === todayIn(INDIA) ? null : today);
  return requested === null ? {} : { date: requested };
}

const keyOf = (choice: HoroscopeChoice) =>
  `horoscope ${searchFromHoroscope(choice)} ${JSON.stringify(ownQuery(choice.date))}`;

const request = (
  { sign, period, date }: HoroscopeChoice,
  call?: Parameters<Load<HoroscopeDocument>>[0],
): Promise<HoroscopeDocument> =>
  withRetries(() =>
    api(
      'GET /api/reports/horoscope/:sign/:period',
      { path: { sign, period }, query: ownQuery(date) },
      call,
    ),
  );

/** The request from before hydration. Not in the cache of responses: the first render has to equal the server's. */
let prefetched: { key: string; response: Promise<HoroscopeDocument> } | undefined;

/** Requests the horoscope of a choice before its page is hydrated. */
export function prefetchHoroscope(choice: HoroscopeChoice): void {
  if (storedToken() === null) return;
  const response = request(choice);
  // The page reports the error.
  response.catch(() => undefined);
  prefetched = { key: keyOf(choice), response };
}

/** The horoscope for the current choice, requested again when the choice changes. */
export function useHoroscope(choice: HoroscopeChoice): Query<HoroscopeDocument> {
  const key = keyOf(choice);
  return useQuery(key, (call) => {
    const known = prefetched?.key === key ? prefetched.response : undefined;
    prefetched = undefined;
    return known ?? request(choice, call);
  });
}

import { searchFromHoroscope, type HoroscopeChoice, type HoroscopeDocument } from '@jyoti/contract';
import { api, storedToken, withRetries } from '../../../platform/session/api.ts';
import { useQuery, type Load, type Query } from '../../../platform/data/use-query.ts';

const keyOf = (choice: HoroscopeChoice) => `horoscope ${searchFromHoroscope(choice)}`;

const request = (
  { sign, period, date }: HoroscopeChoice,
  call?: Parameters<Load<HoroscopeDocument>>[0],
): Promise<HoroscopeDocument> =>
  withRetries(() =>
    api(
      'GET /api/reports/horoscope/:sign/:period',
      { path: { sign, period }, query: date === null ? {} : { date } },
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

import { searchFromHoroscope, type Horoscope, type HoroscopeChoice } from '@jyoti/contract';
import { api, withRetries } from '../../session/api.ts';
import { useQuery, type Query } from '../../data/use-query.ts';

/** The horoscope for the current choice, requested again when the choice changes. */
export function useHoroscope(choice: HoroscopeChoice): Query<Horoscope> {
  const { sign, period, date } = choice;
  return useQuery(`horoscope ${searchFromHoroscope(choice)}`, (call) =>
    withRetries(() =>
      api(
        'GET /api/horoscope/:sign/:period',
        { path: { sign, period }, query: date === null ? {} : { date } },
        call,
      ),
    ),
  );
}

import { searchFromHoroscope, type Horoscope, type HoroscopeChoice } from '@jyoti/contract';
import { api, withRetries } from '../../session/api.ts';
import { useAnswer, type Answer } from '../../data/use-answer.ts';

/** The horoscope for the current choice, requested again when the choice changes. */
export function useHoroscope(choice: HoroscopeChoice): Answer<Horoscope> {
  const { sign, period, date } = choice;
  return useAnswer(`horoscope ${searchFromHoroscope(choice)}`, (call) =>
    withRetries(() => api.horoscope(sign, period, date === null ? {} : { date }, call)),
  );
}

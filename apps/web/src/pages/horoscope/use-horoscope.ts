import type { Horoscope } from '@jyoti/contract';
import { api, withRetries } from '../../session/api.ts';
import { useAnswer, type Answer } from '../../data/use-answer.ts';
import { searchOf, type HoroscopeChoice } from './horoscope-address.ts';

/** The horoscope of a choice, asked for when the choice changes. */
export function useHoroscope(choice: HoroscopeChoice): Answer<Horoscope> {
  const { sign, period, date } = choice;
  return useAnswer(`horoscope ${searchOf(choice)}`, (call) =>
    withRetries(() => api.horoscope(sign, period, date === null ? {} : { date }, call)),
  );
}

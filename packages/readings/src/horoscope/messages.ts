import type { ReadingLanguage } from '../language.ts';
import { horoscopeAdviceMessages } from '../messages.generated/horoscope-advice.ts';
import { horoscopeAreasMessages } from '../messages.generated/horoscope-areas.ts';
import { horoscopeEventsMessages } from '../messages.generated/horoscope-events.ts';
import { horoscopeGocharaMessages } from '../messages.generated/horoscope-gochara.ts';
import { horoscopeMoonMessages } from '../messages.generated/horoscope-moon.ts';

/** The messages of a horoscope in a language. */
export const horoscopeMessages = (language: ReadingLanguage) => ({
  gochara: horoscopeGocharaMessages[language],
  moon: horoscopeMoonMessages[language],
  events: horoscopeEventsMessages[language],
  areas: horoscopeAreasMessages[language],
  advice: horoscopeAdviceMessages[language],
});
export type HoroscopeMessages = ReturnType<typeof horoscopeMessages>;

import type { ReadingLanguage } from '../language.ts';
import { horoscopeAdviceMessages } from '../messages.generated/horoscope-advice.ts';
import { horoscopeAreasMessages } from '../messages.generated/horoscope-areas.ts';
import { horoscopeEventsMessages } from '../messages.generated/horoscope-events.ts';
import { horoscopeGocharaMessages } from '../messages.generated/horoscope-gochara.ts';
import { horoscopeMoonMessages } from '../messages.generated/horoscope-moon.ts';
import { inLanguage } from '../reading.ts';

/** The messages of a horoscope in a language. */
export const horoscopeMessages = (language: ReadingLanguage) => ({
  gochara: inLanguage(horoscopeGocharaMessages, language),
  moon: inLanguage(horoscopeMoonMessages, language),
  events: inLanguage(horoscopeEventsMessages, language),
  areas: inLanguage(horoscopeAreasMessages, language),
  advice: inLanguage(horoscopeAdviceMessages, language),
});
export type HoroscopeMessages = ReturnType<typeof horoscopeMessages>;

import type { GrahaId, SignNumber } from '@jyoti/jyotish';
import { almanacMessages } from '@jyoti/language/terms/almanac';
import type { ReadingLanguage } from './language.ts';
import { openingMessages } from './messages.generated/opening.ts';
import { grahaName, nakshatraName } from './words.ts';
import { inLanguage } from './reading.ts';

/** The facts of the opening of a kundli. */
export interface OpeningFacts {
  /** sign of the ascendant */
  lagna: SignNumber;
  /** sign of the Moon */
  moonSign: SignNumber;
  /** of the Moon, 1 to 27 */
  nakshatra: number;
  /** the running mahadasha and the month in which it ends; null if none runs */
  period: {
    /** graha that rules it */
    lord: GrahaId;
    /** civil year */
    endYear: number;
    /** 1 to 12 */
    endMonth: number;
  } | null;
}

/**
 * The first sentences of a kundli: 'Leo (Simha) ascendant, Moon in Libra (Tula), born under Vishakha. You are in Mercury’s main
 * period (mahadasha) until January 2041.'
 */
export function openingSentence(facts: OpeningFacts, language: ReadingLanguage): string {
  const { chart, period, signs } = inLanguage(openingMessages, language);
  const first = chart({
    lagna: signs[facts.lagna],
    moonSign: signs[facts.moonSign],
    nakshatra: nakshatraName(facts.nakshatra, language),
  });
  if (!facts.period) return first;
  const { lord, endYear, endMonth } = facts.period;
  const months: Readonly<Record<number, string>> = inLanguage(almanacMessages, language).months;
  const second = period({
    lord: grahaName(lord, language),
    month: months[endMonth] ?? '',
    year: endYear,
  });
  return `${first} ${second}`;
}

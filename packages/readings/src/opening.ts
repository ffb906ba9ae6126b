import type { GrahaId, SignNumber } from '@jyoti/jyotish';
import { fill } from './fill.ts';
import type { ReadingLanguage } from './language.ts';
import { names } from './names.ts';
import { openingEn } from './opening.en.ts';
import { openingHi } from './opening.hi.ts';
import type { OpeningTexts } from './opening.types.ts';

/** The facts of the opening of a kundli. */
export interface OpeningFacts {
  /** sign of the ascendant */
  lagna: SignNumber;
  moonSign: SignNumber;
  /** of the Moon, 1 to 27 */
  nakshatra: number;
  /** the running mahadasha and the month in which it ends; null if none runs */
  period: { lord: GrahaId; endYear: number; /** 1 to 12 */ endMonth: number } | null;
}

const catalogue: Record<ReadingLanguage, OpeningTexts> = { en: openingEn, hi: openingHi };

/**
 * The first sentences of a kundli: 'Leo (Simha) ascendant, Moon in Libra (Tula), born under Vishakha. You are in Mercury’s main
 * period (mahadasha) until January 2041.'
 */
export function openingSentence(facts: OpeningFacts, language: ReadingLanguage): string {
  const texts = catalogue[language];
  const { signs, nakshatras, months } = names(language);
  const chart = fill(texts.chart, {
    lagna: texts.sign(signs[facts.lagna]),
    moonSign: texts.sign(signs[facts.moonSign]),
    nakshatra: nakshatras[facts.nakshatra - 1] ?? '',
  });
  if (!facts.period) return chart;
  const period = fill(texts.period, {
    lord: texts.lords[facts.period.lord],
    month: months[facts.period.endMonth - 1] ?? '',
    year: String(facts.period.endYear),
  });
  return `${chart} ${period}`;
}

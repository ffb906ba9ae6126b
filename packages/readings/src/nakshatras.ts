import type { Pada } from '@jyoti/jyotish';
import type { ReadingLanguage } from './language.ts';
import { nakshatrasMessages } from './messages.generated/nakshatras.ts';
import { entry, reading, type Reading } from './reading.ts';

/**
 * Reading of a birth nakshatra.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @throws ReadingError `unknown_subject` outside of these
 */
export function nakshatraReading(nakshatra: number, language: ReadingLanguage): Reading {
  return reading(nakshatrasMessages, language, (texts) => entry(texts, nakshatra).note);
}

/**
 * Reading of a quarter of a nakshatra, by the sign of its navamsha.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @throws ReadingError `unknown_subject` outside of these
 */
export function padaReading(nakshatra: number, pada: Pada, language: ReadingLanguage): Reading {
  return reading(nakshatrasMessages, language, (texts) =>
    entry(entry(texts, nakshatra).padas, pada),
  );
}

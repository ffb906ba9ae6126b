import { JyotishError, type Pada } from '@jyoti/jyotish';
import type { ReadingLanguage } from './language.ts';
import { nakshatrasMessages, type NakshatrasMessages } from './messages.generated/nakshatras.ts';
import { reading, type Reading } from './reading.ts';

/** A nakshatra and its quarters. */
type NakshatraText = NakshatrasMessages[1];

function textOf(texts: NakshatrasMessages, nakshatra: number): NakshatraText {
  const text = (texts as Readonly<Record<number, NakshatraText>>)[nakshatra];
  if (text === undefined) {
    throw new JyotishError('out_of_range', 'A nakshatra is a whole number from 1 to 27.');
  }
  return text;
}

/**
 * Reading of a birth nakshatra.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @throws JyotishError `out_of_range` outside of these
 */
export function nakshatraReading(nakshatra: number, language: ReadingLanguage): Reading {
  return reading(nakshatrasMessages, language, (texts) => textOf(texts, nakshatra).note);
}

/**
 * Reading of a quarter of a nakshatra, by the sign of its navamsha.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @throws JyotishError `out_of_range` outside of these
 */
export function padaReading(nakshatra: number, pada: Pada, language: ReadingLanguage): Reading {
  return reading(nakshatrasMessages, language, (texts) => textOf(texts, nakshatra).padas[pada]);
}

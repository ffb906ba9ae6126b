import { JyotishError, type Pada } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { nakshatrasEn } from './en.ts';
import { nakshatrasHi } from './hi.ts';
import type { NakshatraText, NakshatraTexts } from './nakshatras.types.ts';

const catalogue: Catalogue<NakshatraTexts> = { en: nakshatrasEn, hi: nakshatrasHi };

function textOf(texts: NakshatraTexts, nakshatra: number): NakshatraText {
  const text = texts[nakshatra - 1];
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
  return reading(catalogue, language, (texts) => textOf(texts, nakshatra).note);
}

/**
 * Reading of a quarter of a nakshatra, by the sign of its navamsha.
 * @param nakshatra 1 (Ashwini) to 27 (Revati)
 * @throws JyotishError `out_of_range` outside of these
 */
export function padaReading(nakshatra: number, pada: Pada, language: ReadingLanguage): Reading {
  return reading(catalogue, language, (texts) => textOf(texts, nakshatra).padas[pada]);
}

import type { GrahaId, SignNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { GrahaSignTexts } from '../texts.types.ts';
import { mahadashasEn } from './en.ts';

const catalogue: Catalogue<GrahaSignTexts> = { en: mahadashasEn };

/**
 * What the Vimshottari mahadasha of a graha may bring (subject: BPHS 47).
 * @param lord the graha whose period it is
 * @param sign in which that graha stood at birth
 */
export function mahadashaReading(
  lord: GrahaId,
  sign: SignNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => texts[lord][sign]);
}

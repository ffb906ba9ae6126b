import type { GrahaId, SignNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { GrahaSignTexts } from '../texts.types.ts';
import { grahasInSignsEn } from './en.ts';
import { grahasInSignsHi } from './hi.ts';

const catalogue: Catalogue<GrahaSignTexts> = { en: grahasInSignsEn, hi: grahasInSignsHi };

/** Reading of a graha in its sign (subject: Saravali 22 to 29). */
export function grahaInSignReading(
  graha: GrahaId,
  sign: SignNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => texts[graha][sign]);
}

import type { SignNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { AscendantText, AscendantTexts } from './ascendants.types.ts';
import { ascendantsEn } from './en.ts';
import { ascendantsHi } from './hi.ts';

export type { AscendantText };

const catalogue: Catalogue<AscendantTexts> = { en: ascendantsEn, hi: ascendantsHi };

/** Reading of a rising sign. */
export function ascendantReading(
  sign: SignNumber,
  language: ReadingLanguage,
): Reading<AscendantText> {
  return reading(catalogue, language, (texts) => texts[sign]);
}

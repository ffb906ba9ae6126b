import type { GrahaId } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { grahasEn } from './en.ts';
import { GAYATRI_MANTRAS } from './gayatri.ts';
import type { GrahaText, GrahaTexts } from './grahas.types.ts';
import { grahasHi } from './hi.ts';

export type { GrahaText };

const catalogue: Catalogue<GrahaTexts> = { en: grahasEn, hi: grahasHi };

/** What a graha signifies, independent of its position. */
export function grahaReading(graha: GrahaId, language: ReadingLanguage): Reading<GrahaText> {
  return reading(catalogue, language, (texts) => texts[graha]);
}

/** The gayatri mantra of a graha: in Devanagari for Hindi, else in Latin letters. */
export function gayatriMantra(graha: GrahaId, language: ReadingLanguage): string {
  return GAYATRI_MANTRAS[graha][language];
}

import type { GrahaId } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { grahasEn } from './en.ts';
import { gayatriEn } from './gayatri.en.ts';
import { gayatriHi } from './gayatri.hi.ts';
import type { GrahaText, GrahaTexts } from './grahas.types.ts';
import { grahasHi } from './hi.ts';

export type { GrahaText };

const catalogue: Catalogue<GrahaTexts> = { en: grahasEn, hi: grahasHi };
const mantras: Readonly<Record<ReadingLanguage, Readonly<Record<GrahaId, string>>>> = {
  en: gayatriEn,
  hi: gayatriHi,
};

/** What a graha represents, wherever it is. */
export function grahaReading(graha: GrahaId, language: ReadingLanguage): Reading<GrahaText> {
  return reading(catalogue, language, (texts) => texts[graha]);
}

/** The gayatri mantra of a graha: in Devanagari for Hindi, else in Latin letters. */
export function gayatriMantra(graha: GrahaId, language: ReadingLanguage): string {
  return mantras[language][graha];
}

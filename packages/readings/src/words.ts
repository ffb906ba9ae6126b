import type { GrahaId, SignNumber } from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { skyMessages } from '@jyoti/language/terms/sky';
import { entry, inLanguage } from './reading.ts';

/** A graha within a sentence: 'the Sun'. */
export const grahaName = (graha: GrahaId, language: Language): string =>
  entry(inLanguage(skyMessages, language).grahas, graha).inSentence;

/** Grahas within a sentence: 'the Sun, Mars and Saturn'. */
export const grahaList = (grahas: readonly GrahaId[], language: Language): string =>
  formatList(
    grahas.map((graha) => grahaName(graha, language)),
    language,
  );

export const signName = (sign: SignNumber, language: Language): string =>
  entry(inLanguage(skyMessages, language).signs, sign).name;

/** @param number 1 (Ashwini) to 27 (Revati) */
export const nakshatraName = (number: number, language: Language): string =>
  (inLanguage(skyMessages, language).nakshatras as Readonly<Record<number, string>>)[number] ?? '';

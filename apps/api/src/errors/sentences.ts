import type { Language } from '@jyoti/contract';
import { sentencesEn, type SentenceKey } from './sentences.en.ts';
import { sentencesHi } from './sentences.hi.ts';

export type { SentenceKey };

/** Something that is worded only when the language of the answer is known. */
export type Localised<Words> = (language: Language) => Words;

const catalogue: Record<Language, Record<SentenceKey, string>> = {
  en: sentencesEn,
  hi: sentencesHi,
};

export function sentence(key: SentenceKey): Localised<string> {
  return (language) => catalogue[language][key];
}

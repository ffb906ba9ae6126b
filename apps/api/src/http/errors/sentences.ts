import type { Language } from '@jyoti/contract';
import { sentencesEn, type SentenceKey } from './sentences.en.ts';
import { sentencesHi } from './sentences.hi.ts';

export type { SentenceKey };

/** A value that depends on the language of the response. */
export type Localised<Words> = (language: Language) => Words;

const catalogue: Record<Language, Record<SentenceKey, string>> = {
  en: sentencesEn,
  hi: sentencesHi,
};

export function sentence(key: SentenceKey): Localised<string> {
  return (language) => catalogue[language][key];
}

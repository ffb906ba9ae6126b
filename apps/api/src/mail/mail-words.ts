import type { Language } from '@jyoti/contract';
import { mailWordsEn, type MailWords } from './mail-words.en.ts';
import { mailWordsHi } from './mail-words.hi.ts';

const catalogue: Readonly<Record<Language, MailWords>> = { en: mailWordsEn, hi: mailWordsHi };

export function mailWords(language: Language): MailWords {
  return catalogue[language];
}

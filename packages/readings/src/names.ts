import type { ReadingLanguage } from './language.ts';
import { namesEn } from './names.en.ts';
import { namesHi } from './names.hi.ts';
import type { NamePair, Names } from './names.types.ts';

export type { NamePair, Names };

const catalogue: Record<ReadingLanguage, Names> = { en: namesEn, hi: namesHi };

/** Names of signs, grahas, nakshatras and months. */
export function names(language: ReadingLanguage): Names {
  return catalogue[language];
}

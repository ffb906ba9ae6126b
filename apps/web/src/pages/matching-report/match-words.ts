import { matchWordsEn, matchWordsHi } from '@jyoti/reports';

/** The messages of a match, which is a part of reports too. */
export const matchWords = { en: matchWordsEn, hi: matchWordsHi };

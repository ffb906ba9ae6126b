import { generalWordsEn, generalWordsHi, matchWordsEn, matchWordsHi } from '@jyoti/reports';

/** The messages of the areas of life, and of a match. */
export const areaWords = { en: generalWordsEn.areas, hi: generalWordsHi.areas };
export const kootaWords = { en: matchWordsEn.ashtakoot, hi: matchWordsHi.ashtakoot };

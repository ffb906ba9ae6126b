import { prashnaWordsEn, prashnaWordsHi } from '@jyoti/reports';

/** The messages of the chart of a question, which is a part of reports too. */
export const prashnaPartWords = { en: prashnaWordsEn, hi: prashnaWordsHi };

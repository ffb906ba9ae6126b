import { prashnaWordsHi } from '@jyoti/reports';
import type { PrashnaResultWords } from './result-words.en.ts';

/** The sentences of a question's chart on the page, in Hindi. */
export const hi: PrashnaResultWords = {
  part: prashnaWordsHi,
  title: 'आपके प्रश्न की कुंडली',
  titleOfNumber: (number) => `संख्या ${number} की कुंडली`,
  about: (place, moment) => `${place}, ${moment}`,
  method: 'कृष्णमूर्ति पद्धति (केपी) के अनुसार',
  lastRead: (moment) => `प्रश्न कुंडली, ${moment}`,
  again: 'विवरण बदलें',
  clock: (zone, offset) => `समय ${zone} (UTC${offset}) के अनुसार हैं।`,
};

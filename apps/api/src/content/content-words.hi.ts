import type { ContentWords } from './content-words.en.ts';

export const contentWordsHi: ContentWords = {
  readTime: (minutes) => `${minutes} मिनट में पढ़ें`,
};

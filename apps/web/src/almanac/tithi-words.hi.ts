import type { TithiWords } from './tithi-words.en.ts';

export const tithiWordsHi: TithiWords = {
  shukla: { name: (name) => `शुक्ल ${name}`, short: (number) => `शु ${number}` },
  krishna: { name: (name) => `कृष्ण ${name}`, short: (number) => `कृ ${number}` },
};

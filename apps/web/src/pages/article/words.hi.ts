import type { en } from './words.en.ts';

/** The sentences around an article, in Hindi. */
export const hi: typeof en = {
  blog: 'ब्लॉग',
  by: (author) => `लेखक: ${author}`,
  categories: { guides: 'मार्गदर्शिकाएँ', horoscopes: 'राशिफल', 'moon-phases': 'चंद्र कलाएँ' },
  readOn: 'आगे क्या पढ़ें',
  related: 'और लेख',
};

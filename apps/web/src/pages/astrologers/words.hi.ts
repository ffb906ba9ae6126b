import type { en } from './words.en.ts';

/** The sentences of the list of astrologers, in Hindi. */
export const hi: typeof en = {
  title: 'ज्योतिषी',
  description: 'हमारे ज्योतिषी: विशेषज्ञता, भाषाएँ, शुल्क और समय।',
  all: 'सभी ज्योतिषी',
};

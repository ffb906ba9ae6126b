import type { en } from './words.en.ts';

/** The sentences of the page of the twelve signs, in Hindi. */
export const hi: typeof en = {
  title: 'राशियाँ',
  description: 'तीस-तीस अंशों की बारह राशियाँ और उनके बारे में परंपरा की बातें: हर राशि का अलग पेज।',
  label: 'बारह राशियाँ',
  which: 'आपकी राशि कौन-सी है?',
  whichText:
    'भारत में चंद्र राशि देखी जाती है; दूसरे देशों के अख़बार सूर्य राशि लेते हैं। आपकी कुंडली में दोनों मिलती हैं, लग्न के साथ।',
  kundli: 'अपनी कुंडली बनाएँ',
};

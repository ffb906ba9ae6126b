import type { en } from './words.en.ts';

/** The sentences of the blog, in Hindi. */
export const hi: typeof en = {
  title: 'ब्लॉग',
  heading: 'ज्योतिष की समझ और मार्गदर्शन',
  description: 'कुंडली, दशा, पंचांग और राशियों की मार्गदर्शिकाएँ: हर नियम के स्रोत के साथ, बिना डराए।',
  kinds: 'सामग्री के प्रकार',
  tabs: {
    all: 'सभी सामग्री',
    horoscopes: 'राशिफल',
    guides: 'मार्गदर्शिकाएँ',
    videos: 'वीडियो',
    'moon-phases': 'चंद्र कलाएँ',
  },
  none: 'यहाँ अभी कुछ नहीं है।',
  noneText: 'इस विषय के नए लेख यहाँ दिखाई देंगे।',
  showAll: 'सभी सामग्री दिखाएँ',
};

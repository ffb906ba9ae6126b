import { hi as names } from '../format/names.hi.ts';
import type { TransitsWords } from './transits-words.en.ts';

/** Aspects by the sign that they fall on, counted from the graha. */
const aspects: Readonly<Record<number, string>> = {
  3: 'तीसरी',
  4: 'चौथी',
  5: 'पाँचवीं',
  7: 'सातवीं',
  8: 'आठवीं',
  9: 'नौवीं',
  10: 'दसवीं',
};

/** The sentences on the transits of a date, in Hindi. */
export const hi: TransitsWords = {
  names,
  loading: 'गोचर लोड हो रहा है…',
  failed: 'गोचर लोड नहीं हो सका। बाक़ी रिपोर्ट यहीं है।',
  intro: 'चुनी हुई तारीख़ को ग्रह आपकी जन्म कुंडली से कहाँ हैं। भाव आपके चंद्र से (गोचर) और आपके लग्न से गिने गए हैं।',
  on: (date) => `${date} का गोचर`,
  onDay: (date) => `${date} को`,
  stepper: {
    label: 'गोचर की तारीख़',
    step: 'अंतर',
    steps: { daily: 'दिन', weekly: 'सप्ताह', monthly: 'महीना', yearly: 'वर्ष' },
    previous: {
      daily: 'पिछला दिन',
      weekly: 'एक सप्ताह पहले',
      monthly: 'एक महीना पहले',
      yearly: 'एक वर्ष पहले',
    },
    next: {
      daily: 'अगला दिन',
      weekly: 'एक सप्ताह बाद',
      monthly: 'एक महीना बाद',
      yearly: 'एक वर्ष बाद',
    },
    today: 'आज',
    any: 'कोई भी तारीख़',
    outOfRange: '1800 से 2200 तक की तारीख़ चुनें।',
  },
  charts: {
    natal: (name) => `${name} की जन्म कुंडली`,
    natalTitle: 'जन्म के समय',
    transits: (name, date) => `${date} का गोचर, ${name} के भावों में`,
    transitsTitle: (date) => `${date} को`,
    middle: { natal: 'जन्म', transits: 'गोचर' },
  },
  caption: 'नौ ग्रहों का गोचर',
  columns: {
    graha: 'ग्रह',
    sign: 'राशि',
    degree: 'अंश',
    fromMoon: 'चंद्र से',
    fromLagna: 'लग्न से',
    verdict: 'कुल मिलाकर',
    bindus: 'बिंदु',
    sarva: 'सर्वाष्टक',
    next: 'अगली राशि',
  },
  retrograde: 'वक्री',
  nextSign: (sign, date) => `${sign}, ${date}`,
  verdicts: { supportive: 'सहायक', mixed: 'मिला-जुला', demanding: 'धैर्य चाहिए' },
  explanation:
    'कुल मिलाकर: इसमें चंद्र से भाव, [vedha|वेध] और उस राशि के [bindu|बिंदु] तीनों गिने गए हैं। चार या अधिक बिंदु सहायक हैं, कम बिंदु प्रभाव घटाते हैं। [sarva|सर्वाष्टक] उस राशि के सभी बिंदुओं का योग है।',
  contacts: {
    title: 'आपकी जन्म कुंडली के निकट',
    none: (orb) => `इस तारीख़ को कोई ग्रह आपकी जन्म कुंडली के किसी बिंदु से ${orb}° के भीतर नहीं है।`,
    conjunction: (graha, point, orb) => `${graha} आपके जन्म के ${point} से ${orb} की दूरी पर है।`,
    aspect: (graha, point, orb, count) =>
      `${graha} की ${aspects[count] ?? ''} दृष्टि आपके जन्म के ${point} पर है, ${orb} के भीतर।`,
    ascendant: 'लग्न',
  },
  readings: 'यह गोचर अक्सर कैसा दिखता है',
  placed: (graha, sign) => `${sign} में ${graha}`,
  basedOn: {
    houses: (moon, lagna) => `चंद्र से भाव ${moon}, लग्न से भाव ${lagna}`,
    bindus: (own) => `8 में से ${own} बिंदु`,
    vedha: (by, house) => `वेध: भाव ${house} में ${by}`,
    station: (motion, date) =>
      motion === 'direct' ? `${date} को मार्गी होगा` : `${date} को वक्री होगा`,
  },
  dashas: {
    title: (date) => `${date} की दशाएँ`,
    caption: 'इस तारीख़ की विंशोत्तरी दशाएँ',
    level: 'स्तर',
    levels: {
      mahadasha: 'महादशा',
      antardasha: 'अंतर्दशा',
      paryantardasha: 'प्रत्यंतर्दशा',
      Shookshamadasha: 'सूक्ष्म दशा',
      Pranadasha: 'प्राण दशा',
    },
    lord: 'स्वामी',
    starts: 'आरंभ',
    ends: 'समाप्ति',
    none: 'यह तारीख़ विंशोत्तरी के 120 वर्षों से बाहर है।',
  },
  sadesati: 'शनि और आपका चंद्र',
  opening: {
    title: 'शनि और आज का गोचर',
    today: 'आज, आपके चंद्र से:',
    transit: (graha, house, verdict) => `${graha} भाव ${house} में: ${verdict}`,
    more: 'पूरा गोचर',
    sadeSati: 'साढ़े साती की तारीख़ें',
    failed: 'आज का गोचर लोड नहीं हो सका।',
  },
};

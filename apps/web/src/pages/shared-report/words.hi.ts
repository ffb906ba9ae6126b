import { generalWordsHi, matchWordsHi } from '@jyoti/reports';
import type { SharedReportWords } from './words.en.ts';

/** Texts of the page behind a shared link, in Hindi. */
export const hi: SharedReportWords = {
  title: 'शेयर की गई रिपोर्ट',
  description: 'किसी की आपके साथ शेयर की हुई कुंडली या मिलान।',
  titles: { kundli: 'आपके साथ शेयर की गई कुंडली', matching: 'आपके साथ शेयर किया गया मिलान' },
  withoutBirth: 'नाम और जन्म विवरण नहीं दिखाए गए हैं।',
  you: 'इस रिपोर्ट में ‘आप’ वह व्यक्ति है जिसकी यह कुंडली है।',
  withoutBirths: 'दोनों के नाम और जन्म विवरण नहीं दिखाए गए हैं।',
  loading: 'रिपोर्ट लोड हो रही है...',
  failed: 'रिपोर्ट लोड नहीं हो सकी।',
  gone: 'यह लिंक काम नहीं करता',
  goneText: 'या तो यह अधूरा है, या भेजने वाले ने इसे वापस ले लिया है।',
  chart: 'जन्म कुंडली (D1)',
  moonChart: (sign) => `${sign} के चंद्रमा से कुंडली`,
  moonChartNote: (count) =>
    count === 1
      ? 'जन्म का समय पता नहीं है, इसलिए भाव चंद्रमा से गिने गए हैं।'
      : 'जन्म का समय पता नहीं है, इसलिए भाव चंद्रमा से गिने गए हैं। उस दिन चंद्रमा ने राशि बदली; हर राशि की अलग कुंडली है।',
  born: (day, time, place) => `${day}, ${time}, ${place}`,
  timeUnknown: 'समय पता नहीं',
  areas: generalWordsHi.areas,
  dial: 'अष्टकूट के अंक',
  overall: (percent) => `कुल अनुकूलता: ${percent}%।`,
  kootas: matchWordsHi.ashtakoot.caption,
  either: 'जन्म का समय पता नहीं है, इसलिए एक से अधिक परिणाम संभव हैं।',
  partner: { boy: 'वर', girl: 'कन्या' },
  makeOwn: { kundli: 'अपनी कुंडली बनाएँ', matching: 'दो कुंडलियाँ मिलाएँ' },
};

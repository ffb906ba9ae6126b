import type { en } from './words.en.ts';

export const hi: typeof en = {
  play: 'चलाएँ',
  pause: 'रोकें',
  position: 'फ़िल्म में स्थान',
  at: (second, length) => `${length} में से ${second} सेकंड`,
  month: {
    title: 'तिथियों का एक महीना',
    description: 'चंद्रमा अमावस्या से पूर्णिमा तक बढ़ता है और फिर घटता है: चांद्र मास की तीस तिथियाँ।',
    tithi: (tithi) => `30 में से तिथि ${tithi}`,
  },
  mercury: {
    title: 'बुध उलटा चलता क्यों दिखता है',
    description:
      'बुध और पृथ्वी सूर्य के चारों ओर घूमते हैं। बुध जब पृथ्वी से आगे निकलता है, तब लगभग तीन सप्ताह पृथ्वी से वह पीछे की ओर जाता दिखता है।',
    forwards: 'बुध आगे बढ़ रहा है।',
    backwards: 'बुध पीछे जाता दिख रहा है।',
  },
};

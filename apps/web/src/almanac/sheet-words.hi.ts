import type { SheetWords } from './sheet-words.en.ts';

/** Words of a month as a wall calendar in a PDF, in Hindi. */
export const sheetWordsHi: SheetWords = {
  sunriseAt: (time) => `सूर्योदय ${time}`,
  lunarMonths: (months) => `चांद्र मास: ${months}।`,
  note: 'तिथि और नक्षत्र सूर्योदय के समय के हैं। रंगीन दिनों में कोई बड़ा पर्व या दिखाई देने वाला ग्रहण है। वृत्त पूर्णिमा और अमावस्या दिखाते हैं।',
};

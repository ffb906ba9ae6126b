import type { en } from './words.en.ts';

/** The links below the terms, in Hindi. */
export const hi: typeof en = {
  back: 'होम पेज पर वापस जाएँ',
  faq: 'अक्सर पूछे जाने वाले प्रश्न',
};

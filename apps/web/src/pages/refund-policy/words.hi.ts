import type { en } from './words.en.ts';

/** The links below the refund policy, in Hindi. */
export const hi: typeof en = {
  toTop: 'वापस ऊपर जाएँ',
  contact: 'पैसे वापस पाने के लिए संपर्क पेज पर लिखें',
};

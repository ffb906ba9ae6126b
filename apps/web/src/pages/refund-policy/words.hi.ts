import type { en } from './words.en.ts';

/** The links below the refund policy, in Hindi. */
export const hi: typeof en = {
  toTop: 'वापस ऊपर जाएँ',
  contact: 'संपर्क पेज पर धन-वापसी के लिए लिखें',
};

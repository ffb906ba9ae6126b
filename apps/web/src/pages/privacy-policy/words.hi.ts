import type { en } from './words.en.ts';

/** The links below the privacy policy, in Hindi. */
export const hi: typeof en = {
  contact: 'अपने डेटा के बारे में हमें लिखें',
  home: 'होम पेज पर वापस जाएँ',
};

import type { en } from './words.en.ts';

/** Texts that the PDF of a match has in addition to those of its page, in Hindi. */
export const hi: typeof en = {
  births: 'दोनों के जन्म',
  date: 'जन्म तिथि',
  place: 'जन्म स्थान',
  coordinates: 'निर्देशांक',
  ayanamsa: 'अयनांश',
};

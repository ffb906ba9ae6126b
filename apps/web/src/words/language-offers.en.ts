/** The offer to read a page in this language. */
export interface LanguageOfferWords {
  text: string;
  read: string;
  /** Declines the offer. */
  stay: string;
}

export const en: LanguageOfferWords = {
  text: 'This page is also in English.',
  read: 'Read in English',
  stay: 'Stay in this language',
};

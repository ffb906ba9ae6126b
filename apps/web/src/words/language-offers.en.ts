/** The offer to read a page in this language. */
export interface LanguageOfferWords {
  text: string;
  read: string;
  /** To stay in the language of the page. */
  stay: string;
}

export const en: LanguageOfferWords = {
  text: 'This page is also in English.',
  read: 'Read in English',
  stay: 'Stay in this language',
};

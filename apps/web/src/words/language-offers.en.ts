/** The offer to read a page in this language. */
export interface LanguageOfferWords {
  read: string;
  /** Declines the offer. */
  stay: string;
}

export const en: LanguageOfferWords = {
  read: 'Read this page in English',
  stay: 'Close: keep the current language',
};

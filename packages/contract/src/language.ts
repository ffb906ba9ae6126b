/** Languages of the server's sentences and of the forms. English comes first and is the default. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The locale of a language, with the numbers and dates of India: `hi-IN`. */
export const localeOf = (language: Language): string => `${language}-IN`;

/** Scripts written from right to left, of the languages that the web is read in. Source: CLDR, scriptMetadata. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** In which direction a language is written, for the `dir` of a page. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Languages that the site's pages are published in, each under a path of its own. */
export const siteLanguages: readonly Language[] = languages;

/** Narrows any tag (`hi-IN`, `EN`, undefined) to a language that exists here, or `undefined`. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

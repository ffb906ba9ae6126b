/** Languages that every sentence exists in. English comes first. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The locale of a language, with the numbers and dates of India: `hi-IN`. */
export const localeOf = (language: Language): string => `${language}-IN`;

/** Right-to-left scripts in common use on the web. Source: CLDR, scriptMetadata. */
const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** The writing direction of a language, for the `dir` of a page. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Languages in which the site's pages are published, each under its own path. */
export const siteLanguages: readonly Language[] = languages;

/** Narrows any tag (`hi-IN`, `EN`, undefined) to a supported language, or `undefined`. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/** Languages whose numbers and dates the kit writes without `Intl`. */
export type IndianLanguage = 'en' | 'hi';

/** Direction of writing. */
export type Direction = 'ltr' | 'rtl';

/** The default locale: English with Indian formats. */
export const DEFAULT_LOCALE = 'en-IN';

const indianLanguages: Readonly<Record<string, IndianLanguage | undefined>> = {
  en: 'en',
  'en-IN': 'en',
  hi: 'hi',
  'hi-IN': 'hi',
};

/**
 * The language of a locale that the kit formats without `Intl`, because the first formatter takes 50 ms on a slow
 * phone: en-IN, hi-IN, en or hi. Undefined for any other locale.
 */
export const indianLanguage = (locale: string): IndianLanguage | undefined =>
  indianLanguages[locale];

/**
 * `en` and `hi` as locales of India; any other BCP 47 tag in its canonical form; en-IN for an
 * invalid tag.
 */
export function canonicalLocale(tag: string): string {
  const language = indianLanguage(tag);
  if (language) return `${language}-IN`;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** `ta` of `ta-IN`. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/**
 * Scripts written from right to left, of languages common on the web. Source: CLDR, scriptMetadata.
 */
const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction in which a locale is written. */
export function directionOf(locale: string): Direction {
  if (indianLanguage(locale)) return 'ltr';
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && RTL_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}

/** A language of the product. */
export interface Locale {
  /** BCP 47 tag, for numbers, dates and the kit: `hi-IN`. */
  tag: string;
  /** Its name in its own words and script. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** What its pages' paths begin with: empty, or `/hi`. */
  prefix: '' | `/${string}`;
}

/** The languages of the site, its API and its letters. The first is the default. Another language begins with an entry here. */
export const locales = {
  en: { tag: 'en-IN', name: 'English', direction: 'ltr', prefix: '' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', direction: 'ltr', prefix: '/hi' },
} as const satisfies Record<string, Locale>;

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as [Language, ...Language[]];
export const defaultLanguage: Language = 'en';

/** Narrows any tag (`hi-IN`, `EN`, undefined) to a language that exists here, or `undefined`. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/** Whether a path is the prefix itself, or lies below it, in any letter case, as the router matches. */
const isBelow = (path: string, prefix: string) =>
  path.toLowerCase().startsWith(prefix) && /^($|[/?#])/.test(path.slice(prefix.length));

/** The language of a page, by its path: `/hi/faqs` is Hindi. */
export function languageOfPath(path: string): Language {
  return (
    languages.find((language) => {
      const { prefix } = locales[language];
      return prefix !== '' && isBelow(path, prefix);
    }) ?? defaultLanguage
  );
}

/** A path without its language: `/faqs` of `/hi/faqs`, `/` of `/hi`. What follows the path stays. */
export function pathWithoutLanguage(path: string): string {
  const rest = path.slice(locales[languageOfPath(path)].prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** A path of the site in a language, whichever it was in: `/hi/faqs` of `/faqs`, `/hi` of `/`. What follows the path stays. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = locales[language];
  const rest = pathWithoutLanguage(path);
  if (prefix === '') return rest;
  return rest === '/' || /^\/[?#]/.test(rest) ? prefix + rest.slice(1) : prefix + rest;
}

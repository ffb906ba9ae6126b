import { languages, type Language } from './language.ts';

/** What the paths of the site's pages in a language begin with: nothing in English, `/hi` in Hindi. */
export const pathPrefix = (language: Language): '' | `/${string}` =>
  language === 'en' ? '' : `/${language}`;

/** The path of a page in a language. @param path the page's path in English, from its first slash */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : pathPrefix(language) + path.replace(/^\/(?=$|[?#])/, '');

/**
 * The language that a path of the site begins with, and the path of the same page in English.
 * `/hi/kundli` is Hindi and `/kundli`; `/hindi` is English and `/hindi`.
 */
export function languageOfPath(path: string): { language: Language; path: string } {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  const language = languages.find((one) => one !== 'en' && one === first.toLowerCase());
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(first.length + 1).replace(/^(?!\/)/, '/') };
}

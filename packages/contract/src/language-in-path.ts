import { siteLanguages, type Language } from '@jyoti/language';

/**
 * Path prefix of the site's pages in a language: nothing in English, `/hi` in Hindi.
 * @param among the languages that have pages; the pages of any other are those in English. @default those that are
 * published
 */
export const pathPrefix = (
  language: Language,
  among: readonly Language[] = siteLanguages,
): '' | `/${string}` => (language !== 'en' && among.includes(language) ? `/${language}` : '');

/** The path of a page in a language. @param path the page's path in English, from its first slash */
export function pathIn(language: Language, path: string, among?: readonly Language[]): string {
  const prefix = pathPrefix(language, among);
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/**
 * The language that a path of the site begins with, and the path of the same page in English.
 * `/hi/kundli` is Hindi and `/kundli`; `/hindi` is English and `/hindi`.
 * @param among the languages that have pages. @default those that are published
 */
export function languageOfPath(
  path: string,
  among: readonly Language[] = siteLanguages,
): {
  /** English, unless the path begins with another one. */
  language: Language;
  /** The path without its language. */
  path: string;
} {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  const language = among.find((one) => one !== 'en' && one === first.toLowerCase());
  if (!language) return { language: 'en', path };
  return { language, path: path.slice(first.length + 1).replace(/^(?!\/)/, '/') };
}

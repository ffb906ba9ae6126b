/** Languages of the server and the forms. English is first and the default. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Languages that the site's pages are published in, each under a path of its own. */
export const siteLanguages: readonly Language[] = languages;

/** Narrows any tag (`hi-IN`, `EN`, undefined) to a language that exists here, or `undefined`. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

import { languageOf } from './locale.ts';
import { loadGroups, type LanguageFiles } from './strings.ts';

/** The kit's own languages besides English. Another one begins with a folder like `hi`, and an entry here. */
const languages: Readonly<Record<string, LanguageFiles>> = {
  hi: {
    base: async () => (await import('./hi/base.ts')).base,
    forms: async () => (await import('./hi/forms.ts')).forms,
    astrology: async () => (await import('./hi/astrology.ts')).astrology,
    showcase: async () => (await import('./hi/showcase.ts')).showcase,
  },
};

/**
 * Loads the kit's own words in a language, of the components whose code is loaded: await it before they are rendered in that
 * language, on the server too. English is there without it. Does nothing where the kit has no such language.
 * @param locale `hi`, `hi-IN`
 */
export async function loadStrings(locale: string): Promise<void> {
  const language = languageOf(locale);
  const files = languages[language];
  if (files) await loadGroups(language, files);
}

import { siteLanguages, type Language } from '@jyoti/contract';
import { useLocale } from '@jyoti/ui/i18n';
import { documentLanguage } from './document-language.ts';

/**
 * Lazy catalogues of other languages by file, from `import.meta.glob`: `./words.hi.ts`, which
 * exports `hi`.
 */
type CatalogueFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The catalogues of all code loaded so far. */
const loaders: ((language: Language) => Promise<void>)[] = [];

/**
 * A page's texts, which load with the page: English with its code, another language only when it is
 * used. Another language is one more file next to the English one. Outside of components, `of`
 * returns the texts of a locale.
 */
export function pageWords<Words>(en: Words, files: CatalogueFiles) {
  const loaded = new Map<string, Words>([['en', en]]);
  loaders.push(async (language) => {
    const file = Object.keys(files).find((name) => name.endsWith(`${language}.ts`));
    if (loaded.has(language) || file === undefined) return;
    const module = (await files[file]?.()) as Record<string, Words>;
    loaded.set(language, module[language] ?? en);
  });
  const of = (locale: string): Words => loaded.get(locale.split('-')[0] ?? locale) ?? en;
  return Object.assign((): Words => of(useLocale()), { of });
}

/** The server renders every language. */
const requested = typeof document === 'undefined' ? siteLanguages : [documentLanguage];

/** Loads the texts of all loaded code, in the given languages. */
export async function loadWords(of: readonly Language[] = requested): Promise<void> {
  await Promise.all(of.flatMap((language) => loaders.map((load) => load(language))));
}

/**
 * Wraps a dynamic import so that it also loads the texts of the imported code. Use it for every
 * dynamic import that has any.
 */
export async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await loadWords();
  return module;
}

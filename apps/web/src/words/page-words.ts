import { siteLanguages, type Language } from '@jyoti/contract';
import { useLocale } from '@jyoti/ui/i18n';
import { documentLanguage } from './document-language.ts';

/** Catalogues of other languages by file, as `import.meta.glob` gives them: `./words.hi.ts`, which exports `hi`. */
type CatalogueFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The catalogues of the code that has loaded. */
const loaders: ((language: Language) => Promise<void>)[] = [];

/**
 * A page's sentences, which load with the page: English with its code, another language where it is read. Another language
 * is one more file beside the English one. Outside of components, `of` gives the sentences of a locale.
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
const wanted = typeof document === 'undefined' ? siteLanguages : [documentLanguage];

/** Loads the sentences of all code that has loaded, in the languages given. */
export async function loadWords(of: readonly Language[] = wanted): Promise<void> {
  await Promise.all(of.flatMap((language) => loaders.map((load) => load(language))));
}

/** Loads code with its sentences: for every dynamic import of code that has any. */
export async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await loadWords();
  return module;
}

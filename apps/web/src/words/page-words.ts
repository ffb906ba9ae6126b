import { defaultLanguage, knownLanguage, type Language } from '@jyoti/contract';
import { useLocale } from '@jyoti/ui/i18n';
import { addWordFiles, fileIn } from './word-files.ts';

/** The files of one catalogue, as `import.meta.glob` finds them; each exports its words under its language's name. */
type Files<Words> = Readonly<Record<string, () => Promise<Readonly<Record<string, Words>>>>>;

/**
 * The sentences of a part of the site: a file a language, `words.en.ts` and `words.hi.ts`, of which a page loads its own.
 * English stands in for a language that has no file yet.
 * @returns a hook for the words in the language of the page; `of` gives them outside of components
 * @example export const useFaqsWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
 */
export function pageWords<Words>(files: Record<string, () => Promise<unknown>>) {
  const loading = new Map<Language, Promise<void>>();
  const loaded = new Map<string, Words>();

  async function loadFile(language: Language): Promise<void> {
    try {
      const file = await fileIn(files as Files<Words>, language)();
      const words = file[language] ?? file['en'];
      if (!words) throw new Error(`${Object.keys(files).join()}: no words in ${language}.`);
      loaded.set(language, words);
    } catch (failure) {
      loading.delete(language);
      throw failure;
    }
  }
  function load(language: Language): Promise<void> {
    const known = loading.get(language) ?? loadFile(language);
    loading.set(language, known);
    return known;
  }
  /**
   * The words in a language; in another one where its file did not load, so that the page can say so.
   * @throws where none are loaded
   */
  function of(language: string): Words {
    const words = loaded.get(language) ?? [...loaded.values()][0];
    if (!words) throw new Error(`${Object.keys(files).join()}: no words are loaded.`);
    return words;
  }
  addWordFiles({ load });
  return Object.assign((): Words => of(knownLanguage(useLocale()) ?? defaultLanguage), { of });
}

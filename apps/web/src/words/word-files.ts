import { defaultLanguage, languages, type Language } from '@jyoti/contract';

/** What has a file a language: sentences, and faces. */
export interface WordFiles {
  /** Loads what there is in a language and is not loaded yet; what there is not, in the default one. */
  load: (language: Language) => Promise<unknown>;
}

const inBrowser = typeof document !== 'undefined';

/** All of which the code is loaded. */
const known = new Set<WordFiles>();

/** In which languages words are needed: that of the page, also the next one while the language changes. The server has all. */
let wanted: ReadonlySet<Language> = new Set(inBrowser ? [] : languages);

/** Called once for each catalogue, when its code is loaded. */
export function addWordFiles(files: WordFiles): void {
  known.add(files);
}

async function loadWanted(): Promise<void> {
  await Promise.all([...known].flatMap((files) => [...wanted].map((one) => files.load(one))));
}

/** Loads the words of all code that is loaded, now and later, in this language too. Rejects where a file does not load. */
export async function wantWords(language: Language): Promise<void> {
  wanted = new Set([...wanted, language]);
  await loadWanted();
}

/** From now on code needs its words in this language alone. */
export function wantOnly(language: Language): void {
  if (inBrowser) wanted = new Set([language]);
}

/** Loads code, then the words that it came with. Every `import()` of code that shows words goes through it. */
export async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await loadWanted();
  return module;
}

/** The file of a language among files called `name.hi.ts`, else that of the default language. */
export function fileIn<File>(files: Readonly<Record<string, File>>, language: Language): File {
  const named = (one: Language) =>
    Object.entries(files).find(([path]) => path.endsWith(`.${one}.ts`))?.[1];
  const file = named(language) ?? named(defaultLanguage);
  if (file === undefined) throw new Error(`None of ${Object.keys(files).join()} is English.`);
  return file;
}

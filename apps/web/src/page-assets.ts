/** What Vite's manifest says of a module: the chunk that holds it, its style sheets, and its static imports. */
export interface ManifestEntry {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** Vite's manifest, by the module's path from the app's folder. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The app behind the entry, which loads it after the first paint. */
const APP = 'src/hydrate.tsx';

/** Modules with everything that they import statically, dependencies first: the order that their style sheets need. */
function withImports(manifest: Manifest, modules: readonly string[]): ManifestEntry[] {
  const seen = new Set<string>();
  const found: ManifestEntry[] = [];
  const add = (module: string) => {
    const entry = manifest[module];
    if (!entry || seen.has(module)) return;
    seen.add(module);
    entry.imports?.forEach(add);
    found.push(entry);
  };
  modules.forEach(add);
  return found;
}

const entriesOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((module) => manifest[module]?.isEntry);

const stylesOf = (entries: readonly ManifestEntry[]) =>
  new Set(entries.flatMap(({ css = [] }) => css));

/** The chunks of words that code loads in a language, the words in English where there are none; see the build's configuration. */
function wordChunks(
  manifest: Manifest,
  entries: readonly ManifestEntry[],
  language: string,
): Set<string> {
  const loaded = new Set(entries.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const byName = new Map(
    [...loaded].flatMap((chunk) => {
      const name = manifest[chunk]?.name ?? '';
      return name.startsWith('words-') ? [[name, chunk] as const] : [];
    }),
  );
  const own = new Map([...byName].filter(([name]) => name.endsWith(`-${language}`)));
  const english = [...byName].filter(
    ([name]) => name.endsWith('-en') && !own.has(name.replace(/en$/, language)),
  );
  return new Set([...own.values(), ...english.map(([, chunk]) => chunk)]);
}

/** The files with the words of a page's code in a language, from the folder of the build. */
export function wordFilesOf(
  manifest: Manifest,
  modules: readonly string[],
  language: string,
): string[] {
  const code = withImports(manifest, [...entriesOf(manifest), APP, ...modules]);
  const words = withImports(manifest, [...wordChunks(manifest, code, language)]);
  const loaded = new Set(code.map(({ file }) => file));
  return [...new Set(words.map(({ file }) => file))].filter((file) => !loaded.has(file));
}

/** All files that a first visit to a page loads before the page answers. */
export function filesOfPage(manifest: Manifest, modules: readonly string[]) {
  const entries = withImports(manifest, [...entriesOf(manifest), APP, ...modules]);
  return { scripts: new Set(entries.map(({ file }) => file)), styles: stylesOf(entries) };
}

/** Links to the style sheets of a page beyond those that the template links for every page. */
export function styleLinks(manifest: Manifest, modules: readonly string[]): string {
  const linked = stylesOf(withImports(manifest, entriesOf(manifest)));
  return [...filesOfPage(manifest, modules).styles.difference(linked)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
}

import type { Language } from '@jyoti/contract';

/** What Vite's manifest says of a module: the chunk that holds it, its style sheets, and its static imports. */
export interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Vite's manifest, by the module's path from the app's folder. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What pages in a language load beyond those in English. */
const extras: Partial<Record<Language, string>> = { hi: 'src/words/devanagari-faces.ts' };

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

/** All files that a first visit to a page loads before the page answers. */
export function filesOfPage(manifest: Manifest, modules: readonly string[]) {
  const entries = withImports(manifest, [...entriesOf(manifest), APP, ...modules]);
  return { scripts: new Set(entries.map(({ file }) => file)), styles: stylesOf(entries) };
}

/** Links to the style sheets of a page beyond those that the template links for every page. */
export function styleLinks(manifest: Manifest, module: string, language: Language): string {
  const linked = stylesOf(withImports(manifest, entriesOf(manifest)));
  const modules = [module, extras[language] ?? ''];
  return [...filesOfPage(manifest, modules).styles.difference(linked)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
}

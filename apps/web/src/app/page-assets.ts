import type { Language } from '@jyoti/contract';

/** A module in Vite's manifest: its chunk, its style sheets, and its static imports. */
export interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Vite's manifest, by module path relative to the app's folder. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Files that pages in a language load in addition to those in English. */
const extras: Partial<Record<Language, string>> = { hi: 'src/platform/words/devanagari-faces.ts' };

/** The app, which the entry loads after the first paint. */
const APP = 'src/app/hydrate.tsx';

/**
 * Modules with all their static imports, dependencies first, as the cascade of their style sheets
 * requires.
 */
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

/** All files that the first visit to a page loads before the page is interactive. */
export function filesOfPage(manifest: Manifest, modules: readonly string[]) {
  const entries = withImports(manifest, [...entriesOf(manifest), APP, ...modules]);
  return { scripts: new Set(entries.map(({ file }) => file)), styles: stylesOf(entries) };
}

/** Links to a page's style sheets, except those that the HTML template already links. */
export function styleLinks(manifest: Manifest, module: string, language: Language): string {
  const linked = stylesOf(withImports(manifest, entriesOf(manifest)));
  const modules = [module, extras[language] ?? ''];
  return [...filesOfPage(manifest, modules).styles.difference(linked)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
}

/** What the build says of a module: the chunk that holds it, its style sheets, and the chunks that it needs at once. */
export interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  /** Modules of parts that stand on the page and whose scripts come later; see `build/page-parts.ts`. */
  parts?: string[];
}

/** The build's manifest, by the module's path from the app's folder. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A module and all that it needs at once, what is needed before what needs it, as their style sheets must stand. */
function withImports(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const add = (module: string) => {
    if (seen.has(module) || !manifest[module]) return;
    seen.add(module);
    manifest[module].imports?.forEach(add);
    found.add(module);
  };
  modules.forEach(add);
  return found;
}

const filesOf = (manifest: Manifest, modules: Iterable<string>) => {
  const entries = [...modules].flatMap((module) => manifest[module] ?? []);
  return {
    scripts: new Set(entries.map(({ file }) => file)),
    styles: new Set(entries.flatMap(({ css = [] }) => css)),
  };
};

/** The modules that every page starts with. */
const entriesOf = (manifest: Manifest) =>
  Object.keys(manifest).filter((module) => manifest[module]?.isEntry);

/** All files of script and style that a first visit to a page loads before it is drawn. */
export function filesOfPage(manifest: Manifest, modules: readonly string[]) {
  return filesOf(manifest, withImports(manifest, [...entriesOf(manifest), ...modules]));
}

/** The style sheets that come with a page's parts, each just before the part: the page is drawn as far as there without. */
export function stylesOfParts(manifest: Manifest, modules: readonly string[]): Set<string> {
  const parts = [...entriesOf(manifest), ...modules].flatMap((name) => manifest[name]?.parts ?? []);
  const { styles } = filesOf(manifest, withImports(manifest, parts));
  return styles.difference(filesOfPage(manifest, modules).styles);
}

const sheetLinks = (files: Iterable<string>) =>
  [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');

/** Links to what a part needs of style beyond the page and the parts before it, which it is asked in turn. */
export function partSheets(manifest: Manifest, modules: readonly string[]) {
  const { styles: linked } = filesOfPage(manifest, modules);
  return (part: string): string => {
    const { styles } = filesOf(manifest, withImports(manifest, [part]));
    const more = styles.difference(linked);
    for (const file of more) linked.add(file);
    return sheetLinks(more);
  };
}

/**
 * Links to what a page's modules need beyond what the template loads for every page: style sheets, so that its HTML is
 * drawn right before any script runs, and scripts, so that they come without a wait in between. Of the line they get what
 * the sheets and faces leave: a page is read before it answers.
 * @param beside modules of parts that nothing waits for: their scripts come last
 */
export function assetLinks(
  manifest: Manifest,
  modules: readonly string[],
  beside: readonly string[] = [],
): string {
  const everywhere = filesOfPage(manifest, []);
  const page = filesOf(manifest, withImports(manifest, modules));
  const styles = page.styles.difference(everywhere.styles);
  const later = filesOf(manifest, withImports(manifest, beside)).scripts;
  const scripts = page.scripts.difference(everywhere.scripts);
  const linksOf = (files: Set<string>, turn: string) =>
    [...files]
      .map((file) => `<link rel="after-paint"${turn} crossorigin href="/${file}">`)
      .join('');
  return [
    sheetLinks(styles),
    linksOf(scripts, ''),
    linksOf(later.difference(page.scripts).difference(everywhere.scripts), ' data-beside'),
  ].join('');
}

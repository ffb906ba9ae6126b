/** What the build says of a module: the chunk that holds it, its style sheets, and the chunks that it needs at once. */
export interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** The build's manifest, by the module's path from the app's folder. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A module and all that it needs at once. */
function withImports(manifest: Manifest, modules: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (module: string) => {
    if (found.has(module) || !manifest[module]) return;
    found.add(module);
    manifest[module].imports?.forEach(add);
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

/**
 * Links to what a page's modules need beyond what the template loads for every page: style sheets, so that its HTML is
 * drawn right before any script runs, and scripts, so that they come without a wait in between.
 */
export function assetLinks(manifest: Manifest, modules: readonly string[]): string {
  const entries = Object.keys(manifest).filter((module) => manifest[module]?.isEntry);
  const everywhere = filesOf(manifest, withImports(manifest, entries));
  const page = filesOf(manifest, withImports(manifest, modules));
  const styles = [...page.styles.difference(everywhere.styles)];
  const scripts = [...page.scripts.difference(everywhere.scripts)];
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

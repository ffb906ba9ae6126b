/** What the build says of a module: the chunk that holds it, its style sheets, and the chunks that it needs at once. */
export interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  /** Modules of parts that stand on the page and whose scripts come later; see `build/page-parts.ts`. */
  parts?: string[];
  /** Of a page: files that hold several of its style sheets in one; see `build/joined-sheets.ts`. */
  joined?: JoinedSheets[];
}

/** One file in place of several style sheets, in their order. */
export interface JoinedSheets {
  file: string;
  of: string[];
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

/** The style sheets of a page beyond those of every page, and those that its own lower parts add. */
export function sheetsOfPage(manifest: Manifest, module: string) {
  const everywhere = filesOfPage(manifest, []).styles;
  const { styles } = filesOfPage(manifest, [module]);
  const ofFrame = stylesOfParts(manifest, []);
  const ofParts = filesOf(manifest, withImports(manifest, manifest[module]?.parts ?? [])).styles;
  return {
    own: styles.difference(everywhere),
    parts: ofParts.difference(styles).difference(ofFrame),
  };
}

const sheetLink = (file: string, standsIn = '') =>
  `<link rel="stylesheet"${standsIn} crossorigin href="/${file}">`;

/**
 * Links to style sheets, and to the files that hold several of them where they hold nothing else. A link that loads nothing
 * stands for each sheet that is in such a file: whoever brings code that needs it sees that it is there.
 */
function sheetLinks(files: ReadonlySet<string>, joined: readonly JoinedSheets[]): string {
  const fitting = joined.filter(({ of }) => of.every((file) => files.has(file)));
  return [...files]
    .flatMap((file) => {
      const whole = fitting.find(({ of }) => of.includes(file));
      if (!whole) return sheetLink(file);
      const links = whole.of[0] === file ? [sheetLink(whole.file)] : [];
      return [...links, sheetLink(file, ' disabled')];
    })
    .join('');
}

const joinedOf = (manifest: Manifest, modules: readonly string[]) =>
  modules.flatMap((module) => manifest[module]?.joined ?? []);

/**
 * Links to what a part needs of style beyond the page and the parts before it, which it is asked in turn. The first of a
 * page's own parts brings the file that holds the sheets of all of them.
 */
export function partSheets(manifest: Manifest, modules: readonly string[]) {
  const { styles: linked } = filesOfPage(manifest, modules);
  const joined = joinedOf(manifest, modules);
  return (part: string): string => {
    const { styles } = filesOf(manifest, withImports(manifest, [part]));
    const more = styles.difference(linked);
    const whole = joined.find(
      ({ of }) => of.some((file) => more.has(file)) && !of.some((file) => linked.has(file)),
    );
    const files = new Set([...(whole?.of ?? []), ...more]);
    for (const file of files) linked.add(file);
    return sheetLinks(files, joined);
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
    sheetLinks(styles, joinedOf(manifest, modules)),
    linksOf(scripts, ''),
    linksOf(later.difference(page.scripts).difference(everywhere.scripts), ' data-beside'),
  ].join('');
}

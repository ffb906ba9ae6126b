// Compares what a first visit to each page of the site loads before it responds with its budget in bytes gzip, from the
// manifest of the build. Chunks that load later (a tab, a dialog, a section further down) are not counted; style sheets are,
// since a page links all of them. Prints a table; a size above its budget fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOfPage, type Manifest } from '../../apps/web/src/app/page-assets.ts';
import { siteLanguages, type Language } from '../../packages/language/src/languages.ts';
import { pathPrefix } from '../../packages/contract/src/language-in-path.ts';
import { sitePages } from '../../packages/contract/src/site-pages.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(process.env.WEB_DIST ?? join(root, 'apps/web/dist'), 'client');
const kB = 1000;

/**
 * Script on a public page, and on one that needs a login. The goals are 155 and 178: React, React DOM and the router are
 * 99 kB of every page, and Radix and Floating UI in tabs, accordions, menus and dialogs (decisions 025, 026) put public
 * pages above.
 */
const PUBLIC = 168;
const TOOL = 189.5;
const STYLE = 32.2;

/** More for pages in another language than English: a letter of Devanagari is three bytes, which compress to more than one. */
const LETTERS = 2;

/** Files of a page: on HTTP/1.1 six load at once. The goal is 25. */
const FILES = 50;

/** Public pages that contain the whole birth form of the tools. */
const withBirthForm = new Set<string>(['signup']);

type Compress = (bytes: Buffer) => Buffer;
const gzip: Compress = (bytes) => gzipSync(bytes, { level: 9 });

/** Compressed size of each file, bytes: most files belong to many pages. */
const sizes = new Map<Compress, Map<string, number>>();
function sizeOf(file: string, compress: Compress): number {
  const known = sizes.get(compress) ?? new Map<string, number>();
  sizes.set(compress, known);
  const size = known.get(file) ?? compress(readFileSync(join(dist, file))).length;
  known.set(file, size);
  return size;
}

const sum = (files: Iterable<string>, compress: Compress) =>
  [...files].reduce((total, file) => total + sizeOf(file, compress), 0) / kB;

const manifestIn = (language: Language) =>
  JSON.parse(
    readFileSync(join(dist, `.vite${pathPrefix(language)}/manifest.json`), 'utf8'),
  ) as Manifest;

const pagesIn = (language: Language, manifest: Manifest) =>
  sitePages.map(({ name, access }) => {
    const module = Object.keys(manifest).find((file) => file.endsWith(`/${name}.route.ts`));
    if (module === undefined) throw new Error(`the build has no module of the page ${name}`);
    const { scripts, styles } = filesOfPage(manifest, [module]);
    const isPublic = access === 'public' && !withBirthForm.has(name);
    return {
      page: `${pathPrefix(language)}/${name}`,
      files: scripts.size + styles.size,
      script: sum(scripts, gzip),
      limit: (isPublic ? PUBLIC : TOOL) + (language === 'en' ? 0 : LETTERS),
      brotli: sum(scripts, brotliCompressSync),
      style: sum(styles, gzip),
      sheets: styles.size,
    };
  });
const pages = siteLanguages.flatMap((language) => pagesIn(language, manifestIn(language)));

console.table(
  pages.map(({ page, files, script, limit, brotli, style, sheets }) => ({
    page,
    files,
    'script, kB gzip': script.toFixed(1),
    limit,
    'script, kB brotli': brotli.toFixed(1),
    'style, kB gzip': style.toFixed(1),
    'limit of style': STYLE,
    sheets,
  })),
);
const over = pages.flatMap(({ page, files, script, limit, style }) => [
  ...(script > limit ? [`${page}: ${script.toFixed(1)} of ${limit} kB of script`] : []),
  ...(files > FILES ? [`${page}: ${files} of ${FILES} files`] : []),
  ...(style > STYLE ? [`${page}: ${style.toFixed(1)} of ${STYLE} kB of style`] : []),
]);
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;

// Holds what a first visit to each page of the site loads to its budget in bytes gzip, from the manifest of the build. What
// comes later, at a press, with a part that comes near or while nobody waits, is not counted; the style sheets that stand
// before such parts, for which nothing above them waits, are told apart. `node scripts/packages/check-site-sizes.ts`
// prints the table; a size over its budget fails.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOfPage, stylesOfParts, type Manifest } from '../../apps/web/src/page-assets.ts';

const root = join(import.meta.dirname, '../..');
const dist = process.env.WEB_DIST ?? join(root, 'apps/web/dist');
const kB = 1000;

/** Script on a page that anybody may read, and on one behind the login. */
const PUBLIC = 130;
const TOOL = 160;
const STYLE = 20;

const tools = new Set([
  'gemstones',
  'horoscope',
  'kundli',
  'kundli-matching',
  'kundli-report',
  'matching-report',
  'numerology',
  'operate',
  'panchang',
  'pooja',
  'poojas',
  'profile',
]);

/** What a page shows first beyond its own code, one of them by its address: the largest counts. */
const views: Readonly<Record<string, readonly string[]>> = {
  'matching-report': [
    'aggregate-tab',
    'ashtakoot-tab',
    'dashakoot-tab',
    'papa-samaya-tab',
    'rajju-vedha-tab',
  ],
  operate: [
    'audit-tab',
    'bookings-tab',
    'content-tab',
    'messages-tab',
    'newsletter-tab',
    'requests-tab',
  ],
  panchang: ['panchang-form', 'panchang-result'],
};

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const sizes = new Map<string, { gzip: number; brotli: number }>();
function sizeOf(file: string) {
  const known = sizes.get(file);
  if (known) return known;
  const bytes = readFileSync(join(dist, file));
  const size = {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
  sizes.set(file, size);
  return size;
}
const sum = (files: Iterable<string>, kind: 'gzip' | 'brotli') =>
  [...files].reduce((total, file) => total + sizeOf(file)[kind], 0) / kB;

const filesOfView = (modules: readonly string[]) => {
  const unknown = modules.find((module) => !manifest[module]);
  if (unknown) throw new Error(`the build knows no ${unknown}`);
  return filesOfPage(manifest, modules);
};

const largest = (all: readonly Iterable<string>[], kind: 'gzip' | 'brotli') =>
  Math.max(...all.map((files) => sum(files, kind)));

const pages = globSync('src/pages/*/*.route.ts', { cwd: join(root, 'apps/web') })
  .toSorted()
  .map((module) => {
    const page = basename(module, '.route.ts');
    const seen = views[page]?.map((view) => [module, `src/pages/${page}/${view}.tsx`]);
    const files = (seen ?? [[module]]).map(filesOfView);
    const [scripts, styles] = [files.map((one) => one.scripts), files.map((one) => one.styles)];
    const goal = tools.has(page) ? TOOL : PUBLIC;
    return {
      page,
      files: Math.max(...files.map((one) => one.scripts.size + one.styles.size)),
      script: largest(scripts, 'gzip'),
      goal,
      brotli: largest(scripts, 'brotli'),
      style: largest(styles, 'gzip'),
      styleOfParts: sum(stylesOfParts(manifest, [module]), 'gzip'),
    };
  });

console.table(
  pages.map(({ page, files, script, goal, brotli, style, styleOfParts }) => ({
    page,
    files,
    'script, kB gzip': script.toFixed(1),
    goal,
    'script, kB brotli': brotli.toFixed(1),
    'style, kB gzip': style.toFixed(1),
    'goal of style': STYLE,
    'style of parts, kB gzip': styleOfParts.toFixed(1),
  })),
);
const over = pages.flatMap(({ page, script, goal, style }) => [
  ...(script > goal ? [`${page}: ${script.toFixed(1)} of ${goal} kB of script`] : []),
  ...(style > STYLE ? [`${page}: ${style.toFixed(1)} of ${STYLE} kB of style`] : []),
]);
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;

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

/** Pages that do not keep to the goal yet, with the kB of script and style that they may not go beyond. */
const above: Readonly<Record<string, { script?: number; style?: number }>> = {
  about: { script: 150, style: 22 },
  article: { script: 133 },
  astrologer: { script: 155, style: 22 },
  blog: { script: 133, style: 21 },
  contact: { script: 144 },
  disclaimer: { script: 135 },
  faqs: { script: 145 },
  'forgot-password': { script: 134 },
  gemstones: { script: 197, style: 25 },
  home: { script: 183, style: 28 },
  horoscope: { script: 164, style: 22 },
  'kundli-matching': { style: 21 },
  'kundli-report': { script: 181, style: 24 },
  login: { script: 135 },
  'matching-report': { script: 176, style: 25 },
  numerology: { script: 165, style: 22 },
  operate: { script: 180, style: 22 },
  panchang: { script: 204, style: 29 },
  pooja: { script: 183, style: 26 },
  poojas: { style: 22 },
  profile: { script: 189, style: 25 },
  'reset-password': { script: 135 },
  signup: { script: 158, style: 21 },
  'terms-and-conditions': { script: 137 },
  'zodiac-sign': { script: 133 },
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

const pages = globSync('src/pages/*/*.route.ts', { cwd: join(root, 'apps/web') })
  .toSorted()
  .map((module) => {
    if (!manifest[module]) throw new Error(`the build knows no ${module}`);
    const page = basename(module, '.route.ts');
    const { scripts, styles } = filesOfPage(manifest, [module]);
    const goal = tools.has(page) ? TOOL : PUBLIC;
    return {
      page,
      files: scripts.size + styles.size,
      script: sum(scripts, 'gzip'),
      mostScript: above[page]?.script ?? goal,
      goal,
      brotli: sum(scripts, 'brotli'),
      style: sum(styles, 'gzip'),
      mostStyle: above[page]?.style ?? STYLE,
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
const over = pages.flatMap(({ page, script, mostScript, style, mostStyle }) => [
  ...(script > mostScript ? [`${page}: ${script.toFixed(1)} of ${mostScript} kB of script`] : []),
  ...(style > mostStyle ? [`${page}: ${style.toFixed(1)} of ${mostStyle} kB of style`] : []),
]);
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;

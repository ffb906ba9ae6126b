/**
 * Copies the shipped fonts from their packages, creates the one-glyph rupee subsets, unpacks the fonts that documents
 * embed, and writes fonts.css and fonts-hi.css. Run it after an update of the font packages: `pnpm --filter
 * @jyoti/themes fonts`. Its output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { DEVANAGARI, DEVANAGARI_FEATURES, DEVANAGARI_RANGE } from './devanagari.ts';
import { measuredLetters, readMetrics, type FontMetrics, type Script } from './font-metrics.ts';

interface Face {
  readonly family: string;
  readonly package: string;
  /** File name without subset: `<slug>-<subset>-<suffix>.woff2`. */
  readonly slug: string;
  readonly suffix: string;
  readonly weight: string;
  /** For a variable font: the weight of headings, at which its width is measured. */
  readonly measuredWeight?: number;
  readonly fallbacks: readonly Fallback[];
  /** For a font that Hindi pages load in Devanagari, including headings. */
  readonly hindiFallback?: Fallback;
}

/** A local font of the visitor's system. Metrics in fractions of the em. */
interface Fallback {
  readonly suffix: string;
  /** Full and PostScript names: systems differ in which of them local() finds. */
  readonly local: readonly string[];
  readonly averageWidth: number;
}

// Average widths of English measured with readMetrics() on Arimo and Tinos (metric-compatible with Arial and Times New
// Roman) on Roboto and Noto Serif, the two faces of Android, and on Noto Sans, which many Linux desktops have.
const ARIAL: Fallback = {
  suffix: 'fallback',
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
  averageWidth: 0.4416,
};
const ARIAL_BOLD: Fallback = {
  suffix: 'fallback',
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  averageWidth: 0.4775,
};
const ROBOTO: Fallback = {
  suffix: 'fallback Android',
  local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  averageWidth: 0.443,
};
const ROBOTO_MEDIUM: Fallback = {
  suffix: 'fallback Android',
  local: ['Roboto Medium', 'Roboto-Medium', 'Roboto Bold'],
  averageWidth: 0.4462,
};
const NOTO_SANS: Fallback = {
  suffix: 'fallback Linux',
  local: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
  averageWidth: 0.472,
};
const NOTO_SANS_BOLD: Fallback = {
  suffix: 'fallback Linux',
  local: ['Noto Sans Bold', 'NotoSans-Bold'],
  averageWidth: 0.5035,
};
const TIMES: Fallback = {
  suffix: 'fallback',
  local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos Regular'],
  averageWidth: 0.4,
};
const NOTO_SERIF: Fallback = {
  suffix: 'fallback Android',
  local: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
  averageWidth: 0.4789,
};

// Average widths of Hindi measured on Noto Sans Devanagari, which Android and most Linux desktops have.
const NOTO_DEVANAGARI: Fallback = {
  suffix: 'fallback Android',
  local: ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular'],
  averageWidth: 0.4843,
};
const NOTO_DEVANAGARI_BOLD: Fallback = {
  suffix: 'fallback Android',
  local: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
  averageWidth: 0.5301,
};

const FACES: readonly Face[] = [
  {
    family: 'Mukta',
    package: '@fontsource/mukta',
    slug: 'mukta',
    suffix: '400-normal',
    weight: '400',
    fallbacks: [ARIAL, ROBOTO, NOTO_SANS],
    hindiFallback: NOTO_DEVANAGARI,
  },
  {
    family: 'Mukta',
    package: '@fontsource/mukta',
    slug: 'mukta',
    suffix: '600-normal',
    weight: '600',
    fallbacks: [ARIAL_BOLD, ROBOTO_MEDIUM, NOTO_SANS_BOLD],
    hindiFallback: NOTO_DEVANAGARI_BOLD,
  },
  {
    family: 'Tiro Devanagari Hindi',
    package: '@fontsource/tiro-devanagari-hindi',
    slug: 'tiro-devanagari-hindi',
    suffix: '400-normal',
    weight: '400',
    fallbacks: [TIMES, NOTO_SERIF],
  },
  {
    family: 'Eczar Variable',
    package: '@fontsource-variable/eczar',
    slug: 'eczar',
    suffix: 'wght-normal',
    weight: '400 800',
    measuredWeight: 500,
    fallbacks: [TIMES, NOTO_SERIF],
  },
  {
    family: 'Gotu',
    package: '@fontsource/gotu',
    slug: 'gotu',
    suffix: '400-normal',
    weight: '400',
    fallbacks: [ARIAL, ROBOTO, NOTO_SANS],
  },
];

const RUPEE = '₹';
const RUPEE_RANGE = 'U+20B9';
const fonts = new URL('../src/fonts/', import.meta.url);
const files = new URL('files/', fonts);
const print = new URL('print/', fonts);

const packageFile = (face: Face, path: string) =>
  new URL(`../node_modules/${face.package}/${path}`, import.meta.url);
const fileName = (face: Face, subset: string) => `${face.slug}-${subset}-${face.suffix}.woff2`;
const sourceFile = (face: Face, subset: string) =>
  packageFile(face, `files/${fileName(face, subset)}`);

function rangeOf(face: Face, subset: string): string {
  const ranges = JSON.parse(readFileSync(packageFile(face, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const range = ranges[subset];
  if (!range) throw new Error(`${face.package} names no unicode range for '${subset}'`);
  return range.replaceAll(',', ', ');
}

/**
 * Hints move a letter's outlines onto the pixels of a coarse screen. They are a third of each file, and only Windows with
 * less than two pixels to a point still reads them.
 */
async function takeLatin(face: Face): Promise<void> {
  const whole = readFileSync(sourceFile(face, 'latin'));
  const file = await subsetFont(whole, null, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    noHinting: true,
  });
  writeFileSync(new URL(fileName(face, 'latin'), files), file);
  copyFileSync(packageFile(face, 'LICENSE'), new URL(`${face.slug}-OFL.txt`, files));
}

/** The letters of Hindi with all their conjuncts; both weights must fit into the font budget of a Hindi page. */
async function takeDevanagari(face: Face): Promise<void> {
  const file = await subsetFont(readFileSync(sourceFile(face, 'devanagari')), DEVANAGARI, {
    targetFormat: 'woff2',
    keepFeatures: DEVANAGARI_FEATURES,
    noHinting: true,
  });
  writeFileSync(new URL(fileName(face, 'devanagari'), files), file);
}

function faceRule(face: Face, file: string, range: string): string {
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url('./files/${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A `@font-face` of the local font, scaled to the metrics of the web font that replaces it. */
function fallbackRule(
  face: Face,
  fallback: Fallback,
  metrics: FontMetrics,
  range?: string,
): string {
  const size = metrics.averageWidth / fallback.averageWidth;
  const family = `${face.family.split(' ')[0]} ${fallback.suffix}`;
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${face.weight};
  src: ${fallback.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};${range === undefined ? '' : `\n  unicode-range: ${range};`}
}
`;
}

async function metricsOf(face: Face, script: Script): Promise<FontMetrics> {
  const woff2 = readFileSync(sourceFile(face, script));
  const axes = face.measuredWeight && { variationAxes: { wght: face.measuredWeight } };
  const sfnt = await subsetFont(woff2, measuredLetters(script), { targetFormat: 'sfnt', ...axes });
  return readMetrics(sfnt, script);
}

async function rupeeRule(face: Face): Promise<string> {
  const file = fileName(face, 'rupee');
  const woff2 = readFileSync(sourceFile(face, 'latin-ext'));
  const glyph = await subsetFont(woff2, RUPEE, { targetFormat: 'woff2', noHinting: true });
  writeFileSync(new URL(file, files), glyph);
  return faceRule(face, file, RUPEE_RANGE);
}

/**
 * Subsets of each face that a document may embed: what is set in running text has the rare letters too. Devanagari in
 * headings is Mukta's: in Tiro, fontkit sets the dot of सिंह into the arc of its vowel sign.
 */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  'mukta-400-normal': ['latin', 'latin-ext', 'devanagari'],
  'mukta-600-normal': ['latin', 'latin-ext', 'devanagari'],
  'tiro-devanagari-hindi-400-normal': ['latin', 'latin-ext'],
};

/** The font as uncompressed sfnt, for embedding in documents. */
async function unpack(face: Face): Promise<void> {
  for (const subset of PRINTED[`${face.slug}-${face.suffix}`] ?? []) {
    const sfnt = await subsetFont(readFileSync(sourceFile(face, subset)), null, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      noHinting: true,
    });
    writeFileSync(new URL(fileName(face, subset).replace('.woff2', '.ttf'), print), sfnt);
  }
}

mkdirSync(files, { recursive: true });
mkdirSync(print, { recursive: true });
const head = (what: string) =>
  `/* ${what} Written by scripts/build-fonts.ts; the faces are under the SIL Open Font License 1.1 (files/*-OFL.txt). */\n`;

const latin: string[] = [];
const devanagari: string[] = [];
for (const face of FACES) {
  await takeLatin(face);
  await unpack(face);
  const metrics = await metricsOf(face, 'latin');
  latin.push(
    faceRule(face, fileName(face, 'latin'), rangeOf(face, 'latin')),
    ...face.fallbacks.map((fallback) => fallbackRule(face, fallback, metrics)),
  );
  // No Latin subset contains the rupee sign, and the subsets that do are 14 to 97 kB.
  if (face.family === 'Mukta') latin.push(await rupeeRule(face));
  if (!face.hindiFallback) continue;
  await takeDevanagari(face);
  const hindi = await metricsOf(face, 'devanagari');
  devanagari.push(
    faceRule(face, fileName(face, 'devanagari'), DEVANAGARI_RANGE),
    fallbackRule(face, face.hindiFallback, hindi, DEVANAGARI_RANGE),
  );
}
// A Hindi heading on a page in another language: its own font has no Devanagari.
const bold = FACES.findLast(({ hindiFallback }) => hindiFallback);
for (const face of FACES)
  if (bold && !face.hindiFallback)
    devanagari.push(faceRule(face, fileName(bold, 'devanagari'), DEVANAGARI_RANGE));
writeFileSync(
  new URL('fonts.css', fonts),
  `${head('Latin faces and the rupee sign.')}\n${latin.join('\n')}`,
);
writeFileSync(
  new URL('fonts-hi.css', fonts),
  `${head('Devanagari faces: load this beside fonts.css on Hindi pages.')}\n${devanagari.join('\n')}`,
);

/**
 * Takes the faces we ship from their packages, makes the one-glyph rupee subsets, unpacks the faces that documents embed,
 * and writes fonts.css and fonts-hi.css. Run it after an update of the font packages: `pnpm --filter @jyoti/themes fonts`.
 * Its output is committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { MEASURED_LETTERS, readMetrics, type FontMetrics } from './font-metrics.ts';

interface Face {
  readonly family: string;
  readonly package: string;
  /** File name without subset: `<slug>-<subset>-<suffix>.woff2`. */
  readonly slug: string;
  readonly suffix: string;
  readonly weight: string;
  /** Of a variable face: the weight that headings use, at which its width is measured. */
  readonly measuredWeight?: number;
  readonly fallbacks: readonly Fallback[];
}

/** A face that the visitor's machine already has. Metrics in fractions of the em. */
interface Fallback {
  readonly suffix: string;
  /** Full and PostScript names: systems differ in which of them local() finds. */
  readonly local: readonly string[];
  readonly averageWidth: number;
}

// Average widths measured with readMetrics() on Arimo and Tinos (drawn to the widths of Arial and Times New Roman)
// on Roboto and Noto Serif, the two faces of Android, and on Noto Sans, which many Linux desktops have.
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

const FACES: readonly Face[] = [
  {
    family: 'Mukta',
    package: '@fontsource/mukta',
    slug: 'mukta',
    suffix: '400-normal',
    weight: '400',
    fallbacks: [ARIAL, ROBOTO, NOTO_SANS],
  },
  {
    family: 'Mukta',
    package: '@fontsource/mukta',
    slug: 'mukta',
    suffix: '600-normal',
    weight: '600',
    fallbacks: [ARIAL_BOLD, ROBOTO_MEDIUM, NOTO_SANS_BOLD],
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
async function take(face: Face, subset: string): Promise<void> {
  const whole = readFileSync(sourceFile(face, subset));
  const file = await subsetFont(whole, null, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    noHinting: true,
  });
  writeFileSync(new URL(fileName(face, subset), files), file);
  copyFileSync(packageFile(face, 'LICENSE'), new URL(`${face.slug}-OFL.txt`, files));
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

/** The local face scaled so that a line of English is as wide and as tall as in the face that replaces it. */
function fallbackRule(face: Face, fallback: Fallback, metrics: FontMetrics): string {
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
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
}

async function metricsOf(face: Face): Promise<FontMetrics> {
  const woff2 = readFileSync(sourceFile(face, 'latin'));
  const axes = face.measuredWeight && { variationAxes: { wght: face.measuredWeight } };
  return readMetrics(await subsetFont(woff2, MEASURED_LETTERS, { targetFormat: 'sfnt', ...axes }));
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

/** The face unpacked, as a file that is printed or embedded needs it. */
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
  await take(face, 'latin');
  await take(face, 'devanagari');
  await unpack(face);
  const metrics = await metricsOf(face);
  latin.push(
    faceRule(face, fileName(face, 'latin'), rangeOf(face, 'latin')),
    ...face.fallbacks.map((fallback) => fallbackRule(face, fallback, metrics)),
  );
  // No Latin subset holds the rupee sign, and the subsets that do weigh 14 to 97 kB.
  if (face.family === 'Mukta') latin.push(await rupeeRule(face));
  devanagari.push(faceRule(face, fileName(face, 'devanagari'), rangeOf(face, 'devanagari')));
}
writeFileSync(
  new URL('fonts.css', fonts),
  `${head('Latin faces and the rupee sign.')}\n${latin.join('\n')}`,
);
writeFileSync(
  new URL('fonts-hi.css', fonts),
  `${head('Devanagari faces: load this beside fonts.css on Hindi pages.')}\n${devanagari.join('\n')}`,
);

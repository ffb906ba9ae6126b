/**
 * Joins the style sheets that the bundler wrote, one for each source file, into those that a product links: one a
 * component, with those of the components inside it, and `styles.css` with all. The code then imports no styles, so that
 * it also runs where nothing understands a style sheet: a plain Node server.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { hoverOnly } from './hover-only.ts';

const dist = join(import.meta.dirname, '../dist');
const STYLE_IMPORT = /^import "([^"]+\.css)";\n?/gm;
const CODE_IMPORT = /^(?:import|export) [^"]*"(\.[^"]+\.js)";/gm;

/** A generated name of vanilla-extract: the prefix of the kit and a hash. */
const GENERATED_NAME = /\bjy-[a-z\d]+/g;

/** Letters and digits that are frequent in style sheets come first, because they compress best. */
const DIGITS = 'aeionrtlscdmpgxu0123456789';

function inDigits(number: number): string {
  const rest = Math.floor(number / DIGITS.length);
  return `${rest > 0 ? inDigits(rest - 1) : ''}${DIGITS[number % DIGITS.length]}`;
}

const shortNames = new Map<string, string>();

/**
 * Short names, numbered in order of appearance, in place of the hashes that name classes, custom properties and animations.
 * Hashes do not compress: they would be a twentieth of the styles.
 */
const shorten = (text: string) =>
  text.replace(GENERATED_NAME, (name) => {
    const short = shortNames.get(name) ?? `jy${inDigits(shortNames.size)}`;
    shortNames.set(name, short);
    return short;
  });

/** Style sheets that a module needs, those of its imports first, each once. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const resolve = (path: string | undefined) => normalize(join(dirname(file), path ?? ''));
  return [
    ...[...code.matchAll(CODE_IMPORT)].flatMap(([, path]) => sheetsOf(resolve(path), seen)),
    ...[...code.matchAll(STYLE_IMPORT)].map(([, path]) => resolve(path)),
  ];
}

/** The rules of a style sheet, without its layer and generated names. */
const bareText = (sheet: string) =>
  sheet.replace(/^@layer [^{]*\{/, '').replace(GENERATED_NAME, '');

/**
 * The order of all layers comes first, so that no sheet depends on being linked after another. The others may come in any
 * order (docs/decisions/029): in that of their text, sheets that begin alike follow each other, which compresses well.
 */
function write(name: string, sheets: Iterable<string>): void {
  const unique = [...new Set(sheets)];
  const order = unique.filter((sheet) => sheet.includes('/layers.css'));
  const rest = unique.filter((sheet) => !order.includes(sheet));
  if (rest.length === 0) return;
  const read = (sheet: string) => readFileSync(sheet, 'utf8');
  const sorted = rest
    .map((sheet) => read(sheet))
    .map((text) => ({ text, bare: bareText(text) }))
    .toSorted((one, other) => (one.bare < other.bare ? -1 : 1))
    .map(({ text }) => text);
  const text = [...order.map(read), ...sorted].join('\n');
  const { css } = postcss([hoverOnly()]).process(text, { from: undefined });
  const { code } = transform({ filename: `${name}.css`, code: Buffer.from(css), minify: true });
  writeFileSync(join(dist, 'css', `${name}.css`), shorten(code.toString()));
}

mkdirSync(join(dist, 'css/recipes'), { recursive: true });
const components = globSync('{*,recipes/*}/index.js', { cwd: dist }).toSorted();
const sheets = components.map((index) => sheetsOf(join(dist, index)));

// The whole kit first: generated names are numbered in this order.
write('styles', sheets.flat());
for (const [place, index] of components.entries()) write(dirname(index), sheets[place] ?? []);

for (const file of globSync('**/*.js', { cwd: dist }).toSorted()) {
  const path = join(dist, file);
  // The line stays, so that source maps stay true.
  writeFileSync(path, shorten(readFileSync(path, 'utf8').replace(STYLE_IMPORT, '\n')));
}
rmSync(join(dist, 'assets'), { recursive: true, force: true });

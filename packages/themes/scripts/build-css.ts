/**
 * Joins the style sheets that the bundler wrote, one for each source file, into those that a product links: one a
 * theme, `all.css`, `drawings.css`, `default-drawings.css`, `dynamic.css`,
 * `system.css`, `base.css`, `base-scoped.css`, and the fonts with their files.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { themeList } from '../src/theme-list.ts';

const dist = new URL('../dist/', import.meta.url);
const assets = new URL('assets/', dist);
const files = readdirSync(assets);

/** The style sheet built from `<name>.css.ts`. */
function sheet(name: string): string {
  const file = files.find((candidate) => candidate.startsWith(`${name}.css.ts.`));
  if (!file) throw new Error(`the build wrote no style sheet for ${name}.css.ts`);
  return readFileSync(new URL(file, assets), 'utf8').trim();
}

/** The order of all layers comes first, so that no sheet depends on being linked after another. */
function write(file: string, names: readonly string[]): void {
  const sheets = ['layers', ...names].map(sheet);
  writeFileSync(new URL(file, dist), `${sheets.join('\n')}\n`);
}

const ids = themeList.map(({ id }) => id);
mkdirSync(new URL('themes/', dist), { recursive: true });
for (const id of ids) write(`themes/${id}.css`, [id]);
write('all.css', ids);
write('drawings.css', ['drawings']);
write('default-drawings.css', ['default-drawings']);
write('dynamic.css', ['dynamic']);
write('system.css', ['system']);
for (const name of ['base', 'base-scoped']) write(`${name}.css`, ['tokens', 'preferences', name]);
cpSync(new URL('../src/fonts/', import.meta.url), new URL('fonts/', dist), {
  recursive: true,
  filter: (source) => !source.endsWith('.ts'),
});

// The remaining imports would only load the sheets twice.
rmSync(assets, { recursive: true });
const layers = new URL('layers.styles.js', dist);
writeFileSync(layers, readFileSync(layers, 'utf8').replace(/^import .*\.css";\n/m, ''));
for (const folder of [dist, new URL('themes/', dist)]) {
  for (const file of readdirSync(folder)) {
    const needed = /^(contract|layers)\./.test(file);
    if (!needed && /\.(styles\.js|css\.d\.ts)$/.test(file)) rmSync(new URL(file, folder));
  }
}

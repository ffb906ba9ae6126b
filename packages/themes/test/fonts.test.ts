import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveTheme } from '../src/resolve-theme.ts';
import { themeInputs } from '../src/themes/index.ts';

const themes = themeInputs.map(resolveTheme);

const inFonts = (file: string) => join(import.meta.dirname, '../src/fonts', file);
const read = (file: string) => readFileSync(inFonts(file), 'utf8');
const rules = (css: string) => css.match(/@font-face \{[^}]+\}/g) ?? [];
const families = (css: string) =>
  new Set([...css.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family));

test.each(['fonts.css', 'fonts-hi.css'])(
  'every file that %s names is there, with its licence',
  (sheet) => {
    const files = [...read(sheet).matchAll(/url\('\.\/(files\/[^']+)'\)/g)].map(
      ([, file]) => file!,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(existsSync(inFonts(file)), file).toBe(true);
      const slug = file.replace(/-(latin|devanagari|rupee)-(\d+|wght)-.*$/, '');
      expect(read(`${slug}-OFL.txt`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  },
);

test('text is visible while a font loads', () => {
  for (const rule of [...rules(read('fonts.css')), ...rules(read('fonts-hi.css'))])
    expect(rule).toMatch(rule.includes('url(') ? /font-display: swap/ : /size-adjust: \d/);
});

test('every font a theme names is declared, with a metric-matched fallback', () => {
  const declared = families(read('fonts.css'));
  const system = new Set(['Georgia', 'serif', 'system-ui', 'sans-serif']);
  for (const { fonts: used } of themes) {
    const names = `${used.heading}, ${used.body}`
      .split(', ')
      .map((name) => name.replaceAll('"', ''));
    for (const name of names) expect(declared.has(name) || system.has(name), name).toBe(true);
  }
});

test('the rupee sign comes from a one-glyph file in both weights of the body font', () => {
  const rupee = rules(read('fonts.css')).filter((rule) => rule.includes('unicode-range: U+20B9;'));
  expect(rupee).toHaveLength(2);
  for (const rule of rupee) {
    const file = /url\('\.\/([^']+)'\)/.exec(rule)?.[1] ?? '';
    expect(readFileSync(inFonts(file)).byteLength).toBeLessThan(3000);
  }
});

test('a first visit in English loads at most 50 kB of fonts, 60 with a theme other than the default', () => {
  const bytesOf = (family: string) =>
    rules(read('fonts.css'))
      .filter((rule) => rule.includes(`font-family: '${family}'`))
      .map((rule) => /url\('\.\/([^']+)'\)/.exec(rule)?.[1])
      .reduce((sum, file) => sum + (file ? readFileSync(inFonts(file)).byteLength : 0), 0);
  for (const { id, fonts: used } of themes) {
    const heading = used.heading.split(', ')[0]!.replaceAll('"', '');
    // Both weights of the body font with their rupee signs, and the heading font.
    const bytes = bytesOf('Mukta') + bytesOf(heading);
    expect(bytes, id).toBeGreaterThan(30_000);
    expect(bytes, id).toBeLessThan(id === 'cosmic-depths' ? 50_000 : 60_000);
  }
});

test('a page in Hindi loads at most 130 kB of fonts', () => {
  const files = [...rules(read('fonts.css')), ...rules(read('fonts-hi.css'))]
    .filter((rule) => rule.includes("font-family: 'Mukta';"))
    .map((rule) => /url\('\.\/([^']+)'\)/.exec(rule)![1]!);
  const bytes = files.reduce((sum, file) => sum + readFileSync(inFonts(file)).byteLength, 0);
  expect(files).toHaveLength(6);
  expect(bytes).toBeLessThanOrEqual(130_000);
});

test('Devanagari of every heading face is that of the body face, so a heading loads no further file', () => {
  const body = rules(read('fonts-hi.css')).filter((rule) => rule.includes("font-family: 'Mukta';"));
  const fileOf = (rule: string) => /url\('([^']+)'\)/.exec(rule)?.[1];
  for (const { id, fonts: used } of themes) {
    const heading = used.heading.split(', ')[0]!.replaceAll('"', '');
    const rule = rules(read('fonts-hi.css')).find((one) => one.includes(`'${heading}'`));
    expect(body.map(fileOf), id).toContain(fileOf(rule ?? ''));
  }
});

test('Devanagari has a fallback of matched width', () => {
  const fallbacks = rules(read('fonts-hi.css')).filter((rule) => rule.includes('local('));
  expect(fallbacks).toHaveLength(2);
  for (const rule of fallbacks)
    expect(rule).toMatch(/size-adjust: \d[\s\S]*unicode-range:\s+U\+0901/);
});

test('Latin pages load no Devanagari font', () => {
  expect(read('fonts.css')).not.toContain('devanagari-4');
  expect(read('fonts.css')).not.toContain('U+09');
});

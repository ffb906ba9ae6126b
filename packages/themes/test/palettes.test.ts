import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceCiede2000 } from 'culori';
import { describe, expect, test } from 'vitest';
import { defaultThemeId, themeCss, themeIds, themeList } from '../src/index.ts';
import { resolveTheme } from '../src/resolve-theme.ts';
import type { Colors } from '../src/theme-types.ts';
import { themeInputs } from '../src/themes/index.ts';
import { ASTRO_COLUMNS, COLOR_COLUMNS, PALETTES, ROLE_COLUMNS } from './palettes.ts';

const themes = themeInputs.map(resolveTheme);
const source = (path: string) => join(import.meta.dirname, '../src', path);

const zip = (columns: readonly string[], values: string) =>
  Object.fromEntries(values.split(' ').map((value, index) => [columns[index], value]));

test('there are ten themes, in the picker as in the builds', () => {
  const ids = PALETTES.map(({ id }) => id);
  expect(themeList.map(({ id }) => id)).toEqual(ids);
  expect(themeIds).toEqual(ids);
  expect(themeInputs.map(({ id }) => id)).toEqual(ids);
});

describe.each(PALETTES)('$id', ({ id, row, scheme, dynamic, heading, colors, roles, astro }) => {
  const theme = themes.find((candidate) => candidate.id === id);

  test(`exists and has a style sheet of its own and in all.css [${row}]`, () => {
    expect(themeList.some((card) => card.id === id)).toBe(true);
    expect(existsSync(source(`themes/${id}.css.ts`))).toBe(true);
    expect(readFileSync(source('all.css.ts'), 'utf8')).toContain(`'./themes/${id}.css.ts'`);
  });

  test('has the colours of the design', () => {
    expect(theme?.color).toMatchObject({
      ...zip(COLOR_COLUMNS, colors),
      ...zip(ROLE_COLUMNS, roles),
    });
    expect(theme?.astro).toMatchObject(zip(ASTRO_COLUMNS, astro));
  });

  test('has the scheme, fonts and dynamic flag of the design', () => {
    expect(theme).toMatchObject({ scheme, dynamic });
    expect(theme?.fonts.heading).toContain(heading);
    expect(theme?.fonts.body).toMatch(/^Mukta,/);
    expect(theme?.variants !== undefined).toBe(dynamic);
  });

  test('has every field of the specification’s Theme, in both languages [S0-507]', () => {
    const card = themeList.find((candidate) => candidate.id === id);
    expect(card?.name.en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
    expect(card?.name.hi).toMatch(/^[\u0900-\u097F ]+$/);
    expect(card?.description.en).toMatch(/^[A-Z].+\.$/);
    expect(card?.description.hi).toMatch(/^[\u0900-\u097F].+।$/);
    expect(card?.icon).toMatch(/^[a-z-]+$/);
    expect(card?.colors).toEqual(zip(COLOR_COLUMNS, colors));
    expect(theme?.fonts.heading).not.toBe('');
    expect(theme?.backdrop?.svg).toMatch(/^<svg /);
  });
});

test('cosmic-depths is the default: it applies to a page without data-theme [S0-313]', () => {
  expect(defaultThemeId).toBe('cosmic-depths');
  const sheets = themes.map((theme) => [theme.id, themeCss(theme)] as const);
  const forRoot = sheets.filter(([, css]) => css.includes(':root')).map(([id]) => id);
  expect(forRoot).toEqual(['cosmic-depths']);
});

test('names, icons and edges differ between themes', () => {
  for (const pick of [
    themes.map(({ name }) => name.en),
    themes.map(({ name }) => name.hi),
    themes.map(({ icon }) => icon),
    themes.map(({ edge }) => edge.svg),
    themes.map(({ backdrop }) => backdrop?.svg),
  ])
    expect(new Set(pick).size).toBe(10);
});

/** Weights of the design: the visible shares of background, primary and accent. */
const SEEN = { background: 0.4, primary: 0.35, accent: 0.25 } as const;

test('any two themes differ by at least 8.0 (CIEDE2000, weighted)', () => {
  const difference = differenceCiede2000();
  const apart = (one: Colors, other: Colors) =>
    Object.entries(SEEN).reduce((sum, [role, weight]) => {
      const name = role as keyof typeof SEEN;
      return sum + weight * difference(one[name], other[name]);
    }, 0);
  const distances = themes.flatMap((one, index) =>
    themes
      .slice(index + 1)
      .map((other) => ({ pair: `${one.id}, ${other.id}`, apart: apart(one.color, other.color) })),
  );
  expect(distances).toHaveLength(45);
  expect(distances.filter((distance) => distance.apart < 8)).toEqual([]);
});

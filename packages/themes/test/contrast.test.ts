import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../src/index.ts';
import { resolveTheme } from '../src/resolve-theme.ts';
import type { Palette } from '../src/theme-types.ts';
import { themeInputs } from '../src/themes/index.ts';
import { wcagRatio } from './wcag.ts';

/** Every theme, and every value of its variants. */
const palettes: { readonly title: string; readonly palette: Palette }[] = themeInputs
  .map(resolveTheme)
  .flatMap((theme) => [
    { title: theme.id, palette: theme },
    ...(theme.variants?.values ?? []).map((variant) => ({
      title: `${theme.id}, ${theme.variants?.attribute} ${variant.value}`,
      palette: variant,
    })),
  ]);

const GRAHAS = 'sun moon mars mercury jupiter venus saturn rahu ketu'.split(' ');
const GROUNDS = ['background', 'surface', 'raised'];

/** [foreground, backgrounds, floor], by the name of the role. */
const DUTIES: readonly (readonly [string, readonly string[], number])[] = [
  ['text', [...GROUNDS, 'sky1', 'sky2', 'sky3'], 4.5],
  ['text', ['primarySoft', 'successSoft', 'warningSoft', 'dangerSoft', 'infoSoft'], 4.5],
  ['textMuted', GROUNDS, 4.5],
  ['primary', [...GROUNDS, 'primarySoft'], 4.5],
  ['secondary', GROUNDS, 4.5],
  ['accent', GROUNDS, 4.5],
  ['onPrimary', ['primaryFill'], 4.5],
  ['success', [...GROUNDS, 'successSoft'], 4.5],
  ['warning', [...GROUNDS, 'warningSoft'], 4.5],
  ['danger', [...GROUNDS, 'dangerSoft'], 4.5],
  ['info', [...GROUNDS, 'infoSoft'], 4.5],
  ...['auspicious', 'neutral', 'inauspicious'].map((name) => [name, GROUNDS, 4.5] as const),
  ...GRAHAS.map((name) => [name, [...GROUNDS, 'chartLagna'], 4.5] as const),
  ['control', GROUNDS, 3],
  ['focus', GROUNDS, 3],
  ['chartLine', GROUNDS, 3],
  ...['fire', 'earth', 'air', 'water'].map((name) => [name, GROUNDS, 3] as const),
];

test('ten themes, seven weekdays and five steps of the moon are measured', () => {
  expect(palettes).toHaveLength(10 + 7 + 5);
});

describe.each(palettes)('$title', ({ palette: { color, astro, backdrop } }) => {
  const colors: Readonly<Record<string, string>> = { ...color, ...astro };

  test.each(DUTIES)('%s is readable on %j, at least %d:1', (role, grounds, floor) => {
    for (const ground of grounds)
      expect(
        wcagRatio(colors[role]!, colors[ground]!),
        `${role} on ${ground}`,
      ).toBeGreaterThanOrEqual(floor);
  });

  test('text is readable over every colour of the backdrop image', () => {
    const inks = [...(backdrop?.svg.matchAll(/#[0-9A-F]{6}/g) ?? [])].map(([ink]) => ink);
    expect(inks.length).toBeGreaterThan(0);
    for (const ink of inks) expect(wcagRatio(color.text, ink), ink).toBeGreaterThanOrEqual(4.5);
  });
});

/** Published ratios: black and white, and the grey #767676 that WCAG's own techniques name as the limit on white. */
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#767676', '#FFFFFF', 4.54],
  ['#FFFFFF', '#767676', 4.54],
  ['#E3B45C', '#E3B45C', 1],
] as const)('contrastRatio(%s, %s) is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(wcagRatio(one, other)).toBeCloseTo(ratio, 2);
});

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { vars } from '../src/contract.css.ts';
import { cssImage } from '../src/drawings/svg.ts';
import { defineTheme, themeCss } from '../src/index.ts';
import { drawingRules, dynamicRules, themeRule } from '../src/theme-css.ts';
import { themeInputs } from '../src/themes/index.ts';

const themes = themeInputs.map(defineTheme);
const byId = (id: string) => themes.find((theme) => theme.id === id)!;

/** Names in the contract's groups that every theme fills: `var(--x)` without `var()`. */
const themed = [vars.color, vars.astro, vars.font, vars.image]
  .flatMap((group) => Object.values(group))
  .map((reference) => reference.slice(4, -1));

test('custom properties are named for their role, in kebab case', () => {
  expect(themed).toEqual(
    expect.arrayContaining([
      '--jyoti-color-primary',
      '--jyoti-color-secondary',
      '--jyoti-color-background',
      '--jyoti-color-text',
      '--jyoti-color-accent',
      '--jyoti-color-on-primary',
      '--jyoti-color-success-soft',
      '--jyoti-astro-jupiter',
      '--jyoti-astro-chart-lagna',
      '--jyoti-font-heading-weight',
      '--jyoti-image-edge-size',
    ]),
  );
});

describe.each(themes)('$id', (theme) => {
  const css = themeCss(theme);

  test('fills every themed name of the contract and no other', () => {
    const [drawings] = drawingRules(theme);
    const filled = { ...themeRule(theme).declarations, ...drawings!.declarations };
    expect(Object.keys(filled).toSorted()).toEqual(themed.toSorted());
  });

  test('stands in the token layer, under its attribute, with its colour scheme', () => {
    expect(css).toMatch(/^@layer jyoti\.tokens\{/);
    expect(css).toContain(`[data-theme="${theme.id}"]{`);
    expect(css).toContain(`color-scheme:${theme.scheme}`);
    expect(css).toContain(`--jyoti-color-primary:${theme.colors.primary.toLowerCase()}`);
  });

  test.each(['edge', 'backdrop'] as const)('its %s is sound SVG under 1.5 kB', (name) => {
    const picture = theme[name]!;
    const parsed = new DOMParser().parseFromString(picture.svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.getAttribute('width')).toBe(String(picture.width));
    expect(picture.svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(cssImage(picture).length).toBeLessThan(1500);
  });

  test('its edge is 24 px tall, as in every theme', () => {
    expect(theme.edge.height).toBe(24);
    expect(css).toContain(`--jyoti-image-edge-size:${theme.edge.width}px 24px`);
  });
});

describe('dynamic themes', () => {
  test.each([
    ['sun', '#913900'],
    ['moon', '#375d76'],
    ['mars', '#9e212c'],
    ['mercury', '#1d6835'],
    ['jupiter', '#725200'],
    ['venus', '#883468'],
    ['saturn', '#41519a'],
  ])('planetary-influence on the day of %s has primary %s', (lord, primary) => {
    const variant = byId('planetary-influence').variants?.values.find(
      ({ value }) => value === lord,
    );
    expect(variant?.color.primary.toLowerCase()).toBe(primary);
    expect(variant?.edge.svg).toContain(`fill='${variant?.astro[lord as 'sun']}'`);
  });

  test.each([
    ['new', '#c3ced8', '#d3dce4'],
    ['half', '#d3dce4', '#e3eaef'],
    ['full', '#e9eff3', '#f6f9fb'],
  ])('lunar-cycles at %s moon has ground %s and surface %s', (step, background, surface) => {
    const variant = byId('lunar-cycles').variants?.values.find(({ value }) => value === step);
    expect(variant?.color.background.toLowerCase()).toBe(background);
    expect(variant?.color.surface.toLowerCase()).toBe(surface);
  });

  test('a variant writes only what it changes and never flips the scheme', () => {
    const rules = dynamicRules(byId('planetary-influence'));
    const mars = rules.find(({ selector }) => selector.includes('mars'));
    expect(mars?.selector).toBe('[data-theme="planetary-influence"][data-vaar="mars"]');
    expect(mars?.colorScheme).toBeUndefined();
    expect(mars?.declarations).toMatchObject({ '--jyoti-color-primary': '#9e212c' });
    expect(mars?.declarations).not.toHaveProperty('--jyoti-color-text');
  });
});

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { vars } from '../src/contract.css.ts';
import { cssImage } from '../src/drawings/svg.ts';
import { defineTheme, kitTheme, themeCss } from '../src/index.ts';
import { resolveTheme } from '../src/resolve-theme.ts';
import { drawingRules, dynamicRules, themeRule } from '../src/theme-css.ts';
import { themeInputs } from '../src/themes/index.ts';

const themes = themeInputs.map(resolveTheme);
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

  test('sets every themed property of the contract and no other', () => {
    const [drawings] = drawingRules(theme);
    const filled = { ...themeRule(theme).declarations, ...drawings!.declarations };
    // Their fills are the primary colour, the default in base.css.
    expect(theme.color.primaryFill).toBe(theme.color.primary);
    const expected = themed.filter((name) => name !== '--jyoti-color-primary-fill');
    expect(Object.keys(filled).toSorted()).toEqual(expected.toSorted());
  });

  test('is in the token layer, under its attribute, with its colour scheme', () => {
    expect(css).toMatch(/^@layer jyoti\.tokens\{/);
    expect(css).toContain(`[data-theme="${theme.id}"]{`);
    expect(css).toContain(`color-scheme:${theme.scheme}`);
    expect(css).toContain(`--jyoti-color-primary:${theme.colors.primary.toLowerCase()}`);
  });

  test.each(['edge', 'backdrop'] as const)('its %s is valid SVG under 1.5 kB', (name) => {
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
  ])('lunar-cycles at %s moon has background %s and surface %s', (step, background, surface) => {
    const variant = byId('lunar-cycles').variants?.values.find(({ value }) => value === step);
    expect(variant?.color.background.toLowerCase()).toBe(background);
    expect(variant?.color.surface.toLowerCase()).toBe(surface);
  });

  test('a variant writes only what it changes and never changes the colour scheme', () => {
    const rules = dynamicRules(byId('planetary-influence'));
    const mars = rules.find(({ selector }) => selector.includes('mars'));
    expect(mars?.selector).toBe('[data-theme="planetary-influence"][data-vaar="mars"]');
    expect(mars?.colorScheme).toBeUndefined();
    expect(mars?.declarations).toMatchObject({ '--jyoti-color-primary': '#9e212c' });
    expect(mars?.declarations).not.toHaveProperty('--jyoti-color-text');
  });
});

const brand = defineTheme({
  id: 'brand',
  colors: {
    primary: '#FF9933',
    secondary: '#138808',
    background: '#FFFFFF',
    text: '#1B1B1B',
    accent: '#000080',
  },
  radius: { card: 16, control: 12 },
  space: { x4: 20 },
  motion: { state: 90, ease: [0.4, 0, 0.2, 1] },
  variants: {
    attribute: 'season',
    values: [
      { value: 'monsoon', colors: { primary: '#0B6E4F' } },
      { value: 'winter', colors: { primary: '#FFD400' } },
    ],
  },
});

describe('a theme of a product', () => {
  const css = themeCss(brand);

  test('sets its own radii, spacing and durations', () => {
    expect(css).toContain('--jyoti-radius-card:16px');
    expect(css).toContain('--jyoti-radius-control:12px');
    expect(css).toContain('--jyoti-space-x4:20px');
    expect(css).not.toContain('--jyoti-radius-badge');
  });

  test('applies durations only without prefers-reduced-motion', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion: no-preference){[data-theme="brand"]{--jyoti-motion-state:90ms;--jyoti-motion-ease:cubic-bezier(0.4,0,0.2,1)}}',
    );
  });

  test('changes fill and text of the brand in its variants', () => {
    const monsoon = /\[data-season="monsoon"\]\{([^}]*)\}/.exec(css)?.[1];
    expect(monsoon).toContain('--jyoti-color-primary:#0b6e4f');
    expect(monsoon).toContain('--jyoti-color-primary-fill:#0b6e4f');
    const winter = /\[data-season="winter"\]\{([^}]*)\}/.exec(css)?.[1];
    expect(winter).toContain('--jyoti-color-primary-fill:#ffd400');
  });
});

describe('a pair for the system’s light or dark setting', () => {
  const dark = kitTheme('stargazer');
  const css = themeCss({ light: brand, dark });

  test('is one attribute, and no property of one theme applies in the other', () => {
    const rules = css.slice('@layer jyoti.tokens{'.length).split('@media ').slice(1);
    const day = rules.filter((rule) => rule.startsWith('(prefers-color-scheme: light)'));
    const night = rules.filter((rule) => rule.startsWith('(prefers-color-scheme: dark)'));
    expect([...day, ...night]).toHaveLength(rules.length);
    expect(css).toMatch(/^@layer jyoti\.tokens\{@media /);
    expect(day.join('')).toContain('color-scheme:light');
    expect(day.join('')).toContain('--jyoti-color-primary-fill:#ff9933');
    expect(night.join('')).toContain('color-scheme:dark');
    expect(night.join('')).toContain(
      `--jyoti-color-background:${dark.color.background.toLowerCase()}`,
    );
    for (const rule of rules) expect(rule).toContain('[data-theme="system"]');
    expect(css).not.toMatch(/data-theme="(?:brand|stargazer)"/);
  });

  test('may have an id of its own', () => {
    expect(themeCss({ id: 'brand-auto', light: brand, dark })).toContain(
      '[data-theme="brand-auto"]',
    );
  });

  test('refers to a theme of the kit by its id', () => {
    expect(dark.id).toBe('stargazer');
    expect(() => kitTheme('purple-haze')).toThrow("the kit has no theme 'purple-haze'");
  });
});

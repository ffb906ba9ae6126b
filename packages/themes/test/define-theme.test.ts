import { describe, expect, test } from 'vitest';
import { contrastRatio, defineTheme, type ThemeInput } from '../src/index.ts';
import { wcagRatio } from './wcag.ts';

const both = (text: string) => ({ en: text, hi: text });

const plain: ThemeInput = {
  id: 'house-brand',
  name: both('House brand'),
  description: both('A brand of one’s own.'),
  icon: 'star',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#7FD1C7',
    secondary: '#B8B0E0',
    background: '#15131F',
    text: '#F2F0FA',
    accent: '#F2A477',
  },
  fonts: { heading: 'Georgia, serif', headingWeight: 400, body: 'system-ui' },
};

const light: ThemeInput = {
  ...plain,
  id: 'house-brand-day',
  scheme: 'light',
  colors: {
    primary: '#1F5B4F',
    secondary: '#54467F',
    background: '#F4F1EA',
    text: '#1C1A22',
    accent: '#8A3A12',
  },
};

describe('from five colours alone', () => {
  test.each([plain, light])('$id gets every role, readable', (input) => {
    const { color, astro } = defineTheme(input);
    for (const hex of [...Object.values(color), ...Object.values(astro)])
      expect(hex).toMatch(/^#[0-9A-F]{6}$/i);
    for (const ground of [color.background, color.surface, color.raised]) {
      expect(wcagRatio(color.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagRatio(astro.saturn, ground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagRatio(color.control, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('the same input gives the same theme', () => {
    expect(defineTheme(plain)).toEqual(defineTheme(structuredClone(plain)));
  });

  test('a dark theme rises towards light in steps, a light one sinks into dusk', () => {
    const { background, surface, raised, sky1, sky2, sky3 } = defineTheme(plain).color;
    const night = [background, surface, raised].map((hex) => wcagRatio(hex, '#000000'));
    const sky = [background, sky1, sky2, sky3].map((hex) => wcagRatio(hex, '#000000'));
    expect(night).toEqual(night.toSorted((a, b) => a - b));
    expect(sky).toEqual(sky.toSorted((a, b) => a - b));
    const day = defineTheme(light).color;
    const dusk = [day.background, day.sky1, day.sky2, day.sky3].map((hex) =>
      wcagRatio(hex, '#000000'),
    );
    expect(dusk).toEqual(dusk.toSorted((a, b) => b - a));
  });

  test('the brass scale is the edge and there is no backdrop', () => {
    const { edge, backdrop } = defineTheme(plain);
    expect(edge.svg).toContain("stroke='#7FD1C7'");
    expect(backdrop).toBeUndefined();
  });
});

test('a role set by hand stays as it is', () => {
  const { color, astro } = defineTheme({
    ...plain,
    roles: { surface: '#1B1928' },
    astro: { mars: '#FF8A8A' },
  });
  expect(color.surface).toBe('#1B1928');
  expect(astro.mars).toBe('#FF8A8A');
});

describe('refuses, naming theme, pair, ratio and floor', () => {
  const withColor = (colors: Partial<ThemeInput['colors']>): ThemeInput => ({
    ...plain,
    colors: { ...plain.colors, ...colors },
  });
  const bad: readonly (readonly [string, ThemeInput, string, string, string, number])[] = [
    ['text', withColor({ text: '#5A5866' }), 'text on background', '#5A5866', '#15131F', 4.5],
    [
      'links',
      withColor({ primary: '#3B5B57' }),
      'primary on background',
      '#3B5B57',
      '#15131F',
      4.5,
    ],
    [
      'muted words',
      { ...plain, roles: { textMuted: '#6B6878' } },
      'textMuted on background',
      '#6B6878',
      '#15131F',
      4.5,
    ],
    [
      'words on a filled button',
      { ...plain, roles: { onPrimary: '#FFFFFF' } },
      'onPrimary on primary',
      '#FFFFFF',
      '#7FD1C7',
      4.5,
    ],
    [
      'a status on its soft fill',
      { ...plain, roles: { danger: '#FB817C', dangerSoft: '#8A3A3A' } },
      'danger on dangerSoft',
      '#FB817C',
      '#8A3A3A',
      4.5,
    ],
    [
      'the border of a control',
      { ...plain, roles: { control: '#3A3848' } },
      'control on background',
      '#3A3848',
      '#15131F',
      3,
    ],
    [
      'the focus ring',
      { ...plain, roles: { focus: '#403A5A' } },
      'focus on background',
      '#403A5A',
      '#15131F',
      3,
    ],
    [
      'a graha',
      { ...plain, astro: { rahu: '#6A5848' } },
      'rahu on background',
      '#6A5848',
      '#15131F',
      4.5,
    ],
    [
      'an element',
      { ...plain, astro: { fire: '#5A2A20' } },
      'fire on background',
      '#5A2A20',
      '#15131F',
      3,
    ],
    [
      'a graha in the lagna house',
      { ...plain, astro: { chartLagna: '#6E4A30' } },
      'sun on chartLagna',
      '#F28C5C',
      '#6E4A30',
      4.5,
    ],
  ];

  test.each(bad)('%s', (_what, input, pair, foreground, ground, floor) => {
    const ratio = Math.floor(wcagRatio(foreground, ground) * 100) / 100;
    expect(() => defineTheme(input)).toThrow(
      `theme 'house-brand': ${pair} has contrast ${ratio.toFixed(2)}, needs ${floor} (${foreground} on ${ground})`,
    );
  });

  test('a variant of a dynamic theme, by its attribute and value', () => {
    const input: ThemeInput = {
      ...light,
      variants: {
        attribute: 'vaar',
        values: [{ value: 'jupiter', colors: { primary: '#E3B45C' } }],
      },
    };
    expect(() => defineTheme(input)).toThrow(
      "theme 'house-brand-day (vaar jupiter)': primary on background has contrast",
    );
  });

  test('text over a backdrop', () => {
    const input: ThemeInput = {
      ...plain,
      backdrop: () => ({ svg: "<svg><path fill='#D8D4F0'/></svg>", width: 10, height: 10 }),
    };
    expect(contrastRatio('#F2F0FA', '#D8D4F0')).toBeLessThan(4.5);
    expect(() => defineTheme(input)).toThrow('text on backdrop #D8D4F0 has contrast 1.');
  });

  test.each([
    ['a colour that is no hex', { ...plain, roles: { surface: '#12' } }, "surface: '#12'"],
    ['an id that is no selector', { ...plain, id: 'My brand' }, "theme id 'My brand'"],
  ] as const)('%s', (_what, input, message) => {
    expect(() => defineTheme(input)).toThrow(message);
  });
});

import { describe, expect, test } from 'vitest';
import {
  contrastRatio,
  defineTheme,
  JyotiThemeError,
  themeCss,
  themeIcons,
  themeList,
  type ThemeInput,
} from '../src/index.ts';
import { wcagRatio } from './wcag.ts';

const plain: ThemeInput = {
  id: 'house-brand',
  colors: {
    primary: '#7FD1C7',
    secondary: '#B8B0E0',
    background: '#15131F',
    text: '#F2F0FA',
    accent: '#F2A477',
  },
};

const light: ThemeInput = {
  id: 'house-brand-day',
  colors: {
    primary: '#1F5B4F',
    secondary: '#54467F',
    background: '#F4F1EA',
    text: '#1C1A22',
    accent: '#8A3A12',
  },
};

/** The error that a theme throws. */
function errorOf(input: ThemeInput): JyotiThemeError {
  try {
    defineTheme(input);
  } catch (error) {
    if (error instanceof JyotiThemeError) return error;
    throw error;
  }
  throw new Error('the theme was accepted');
}

describe('from five colours only', () => {
  test.each([plain, light])('$id gets every role, all readable', (input) => {
    const { color, astro } = defineTheme(input);
    for (const hex of [...Object.values(color), ...Object.values(astro)])
      expect(hex).toMatch(/^#[0-9A-F]{6}$/i);
    for (const ground of [color.background, color.surface, color.raised]) {
      expect(wcagRatio(color.textMuted, ground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagRatio(astro.saturn, ground)).toBeGreaterThanOrEqual(4.5);
      expect(wcagRatio(color.control, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('a theme of an id and five colours has a name, an icon, a scheme and faces', () => {
    expect(defineTheme(plain)).toMatchObject({
      name: { en: 'House brand' },
      description: { en: '' },
      scheme: 'dark',
      dynamic: false,
      fonts: { heading: 'system-ui, sans-serif', headingWeight: 600 },
    });
    expect(defineTheme(light).scheme).toBe('light');
    expect(themeIcons).toContain(defineTheme(plain).icon);
    expect(defineTheme({ ...plain, fonts: { heading: 'Georgia, serif' } }).fonts).toEqual({
      heading: 'Georgia, serif',
      headingWeight: 600,
      body: 'system-ui, sans-serif',
    });
    expect(defineTheme({ ...plain, name: 'Dawn' }).name).toEqual({ en: 'Dawn' });
    expect(defineTheme({ ...plain, name: { en: 'Dawn', hi: 'भोर' } }).name.hi).toBe('भोर');
  });

  test('the same input gives the same theme', () => {
    expect(defineTheme(plain)).toEqual(defineTheme(structuredClone(plain)));
  });

  test('dark themes get lighter surfaces step by step, light ones get darker', () => {
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

  test('the edge is the brass scale and there is no backdrop', () => {
    const { edge, backdrop } = defineTheme(plain);
    expect(edge.svg).toContain("stroke='#7FD1C7'");
    expect(backdrop).toBeUndefined();
  });
});

test('a role that is given is not derived', () => {
  const { color, astro } = defineTheme({
    ...plain,
    roles: { surface: '#1B1928' },
    astro: { mars: '#FF8A8A' },
  });
  expect(color.surface).toBe('#1B1928');
  expect(astro.mars).toBe('#FF8A8A');
});

describe('an unreadable pair is named with its ratio and the required ratio', () => {
  const bad: readonly (readonly [string, ThemeInput, string, string, string, number])[] = [
    [
      'text',
      { ...plain, colors: { ...plain.colors, text: '#5A5866' } },
      'text on background',
      '#5A5866',
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
      'onPrimary on primaryFill',
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
    const error = errorOf(input);
    expect(error).toMatchObject({ code: 'low_contrast', theme: 'house-brand' });
    expect(error.message).toContain(
      `${pair} has contrast ${ratio.toFixed(2)}, needs ${floor} (${foreground} on ${ground})`,
    );
    expect(error.problems).toContainEqual(
      expect.objectContaining({ pair, foreground, ground, contrast: ratio, needed: floor }),
    );
  });

  test('all failing pairs are reported at once', () => {
    const error = errorOf({
      ...plain,
      roles: { textMuted: '#6B6878', control: '#3A3848', focus: '#403A5A' },
      astro: { rahu: '#6A5848' },
    });
    const roles = new Set(error.problems.map(({ pair }) => pair.split(' on ')[0]));
    expect(roles).toEqual(new Set(['textMuted', 'control', 'focus', 'rahu']));
    expect(error.message).toContain(`${error.problems.length} pairs of colours cannot be read`);
    expect(error.message.split('\n')).toHaveLength(1 + error.problems.length);
  });

  test('with the nearest passing tone on every background it is used on', () => {
    const input = { ...plain, roles: { textMuted: '#6B6878' } };
    const { nearest } = errorOf(input).problems[0]!;
    expect(nearest).toMatch(/^#[0-9A-F]{6}$/);
    const { color } = defineTheme({ ...plain, roles: { textMuted: nearest! } });
    expect(color.textMuted).toBe(nearest);
    // One step closer to the input fails.
    expect(wcagRatio(nearest!, color.raised)).toBeLessThan(4.6);
    expect(errorOf(input).message).toContain(`the nearest that passes is ${nearest}`);
  });

  test('also where no tone passes', () => {
    const backdrop = () => ({
      svg: "<svg><path fill='#000000'/><path fill='#FFFFFF'/></svg>",
      width: 10,
      height: 10,
    });
    expect(errorOf({ ...plain, backdrop }).problems).toContainEqual(
      expect.objectContaining({ pair: 'text on backdrop #FFFFFF', nearest: undefined }),
    );
  });

  test('in a variant of a dynamic theme, by its attribute and value', () => {
    const error = errorOf({
      ...light,
      variants: {
        attribute: 'vaar',
        values: [{ value: 'jupiter', roles: { textMuted: '#E3B45C' } }],
      },
    });
    expect(error.problems.every(({ variant }) => variant === 'vaar jupiter')).toBe(true);
    expect(error.message).toContain('(vaar jupiter) textMuted on background has contrast');
  });

  test('text over a backdrop', () => {
    const input: ThemeInput = {
      ...plain,
      backdrop: () => ({ svg: "<svg><path fill='#D8D4F0'/></svg>", width: 10, height: 10 }),
    };
    expect(contrastRatio('#F2F0FA', '#D8D4F0')).toBeLessThan(4.5);
    expect(() => defineTheme(input)).toThrow('text on backdrop #D8D4F0 has contrast 1.');
  });
});

/** Typical brand colours, most of which are not readable as text on their own background. */
const brands: readonly (readonly [string, ThemeInput['colors']])[] = [
  [
    'saffron on white',
    {
      primary: '#FF9933',
      secondary: '#138808',
      background: '#FFFFFF',
      text: '#1B1B1B',
      accent: '#000080',
    },
  ],
  [
    'yellow on white',
    {
      primary: '#FFD400',
      secondary: '#FFE97A',
      background: '#FFFFFF',
      text: '#111111',
      accent: '#FFB300',
    },
  ],
  [
    'pastels on white',
    {
      primary: '#F8C8DC',
      secondary: '#C1E1C1',
      background: '#FFFDFB',
      text: '#3A3238',
      accent: '#A7C7E7',
    },
  ],
  [
    'bright green on near-black',
    {
      primary: '#1DB954',
      secondary: '#535353',
      background: '#121212',
      text: '#FFFFFF',
      accent: '#1ED760',
    },
  ],
  [
    'deep green on near-black',
    {
      primary: '#0B3D2E',
      secondary: '#14532D',
      background: '#0A0F0D',
      text: '#E8F0EC',
      accent: '#C9A227',
    },
  ],
  [
    'middle grey',
    {
      primary: '#808080',
      secondary: '#777777',
      background: '#FAFAFA',
      text: '#222222',
      accent: '#7A7A7A',
    },
  ],
];

describe.each(brands)('a brand of %s', (_name, colors) => {
  const theme = defineTheme({ id: 'brand', colors });

  test('keeps its colour as a fill, with readable text on it', () => {
    expect(theme.colors).toEqual(colors);
    expect(theme.color.primaryFill).toBe(colors.primary);
    expect(wcagRatio(theme.color.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'secondary', 'accent'] as const)('has a readable %s', (role) => {
    const { background, surface, raised } = theme.color;
    for (const ground of [background, surface, raised])
      expect(wcagRatio(theme.color[role], ground)).toBeGreaterThanOrEqual(4.5);
    const readable = [background, surface, raised].every(
      (ground) => wcagRatio(colors[role], ground) >= 4.5,
    );
    if (readable) expect(theme.color[role]).toBe(colors[role]);
  });

  test('writes the fill of the brand only where it differs from primary', () => {
    const written = themeCss(theme).includes('--jyoti-color-primary-fill');
    expect(written).toBe(theme.color.primary !== colors.primary);
  });
});

describe('colours as CSS writes them', () => {
  test.each([
    ['#fff', '#FFFFFF'],
    ['white', '#FFFFFF'],
    ['rgb(255 255 255)', '#FFFFFF'],
    ['rgb(255, 255, 255)', '#FFFFFF'],
    ['hsl(0 0% 100%)', '#FFFFFF'],
    ['oklch(1 0 0)', '#FFFFFF'],
    ['rebeccapurple', '#663399'],
    ['#FF9933', '#FF9933'],
  ])('%s is %s', (text, hex) => {
    expect(defineTheme({ ...light, roles: { primaryFill: text } }).color.primaryFill).toBe(hex);
  });

  test('a colour outside sRGB is clamped into it', () => {
    const { primary } = defineTheme({
      ...light,
      colors: { ...light.colors, primary: 'oklch(0.5 0.4 150)' },
    }).colors;
    expect(primary).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('names the actual error', () => {
  const { primary: _left, ...four } = plain.colors;
  const mistakes: readonly (readonly [string, object, string, string])[] = [
    ['an id that is no word', { id: 'My brand' }, 'invalid_id', "theme 'My brand': an id is"],
    ...themeList.map(
      ({ id }) => [`the id ${id}`, { id }, 'id_taken', 'the kit has a theme of this id'] as const,
    ),
    ['the id of the pair', { id: 'system' }, 'id_taken', 'the kit has a theme of this id'],
    ['an empty name', { name: ' ' }, 'empty_name', 'its name is empty'],
    ['an empty Hindi name', { name: { en: 'x', hi: '' } }, 'empty_name', 'its name is empty'],
    ['an icon that there is not', { icon: 'rocket' }, 'unknown_icon', "there is no icon 'rocket'"],
    ['a colour left out', { colors: four }, 'missing_color', 'primary left out'],
    ['all colours left out', { colors: undefined }, 'missing_color', 'primary, secondary'],
    ['what is no colour', { roles: { surface: '#12' } }, 'invalid_color', "surface: '#12'"],
    [
      'a colour that lets others through',
      { roles: { surface: '#11223344' } },
      'invalid_color',
      'not an opaque colour',
    ],
    ['a number', { colors: { ...plain.colors, text: 0 } }, 'invalid_color', "text: '0'"],
    ['a role that there is not', { roles: { surfaces: '#121212' } }, 'unknown_role', "'surfaces'"],
    ['a graha that there is not', { astro: { pluto: '#121212' } }, 'unknown_role', "'pluto'"],
    [
      'dark colours called light',
      { scheme: 'light' },
      'scheme_mismatch',
      'the background #15131F is darker than the text #F2F0FA, which makes the theme dark, but scheme says light',
    ],
    [
      'light colours called dark',
      { colors: light.colors, scheme: 'dark' },
      'scheme_mismatch',
      'makes the theme light',
    ],
    ['dynamic without variants', { dynamic: true }, 'dynamic_mismatch', 'it has no variants'],
    [
      'variants that are not dynamic',
      { dynamic: false, variants: { attribute: 'season', values: [] } },
      'dynamic_mismatch',
      'it has variants',
    ],
    [
      'an attribute that is none',
      { variants: { attribute: 'my season', values: [] } },
      'invalid_attribute',
      "'my season'",
    ],
    [
      'the attribute of themes',
      { variants: { attribute: 'theme', values: [] } },
      'invalid_attribute',
      "not 'theme'",
    ],
  ];

  test.each(mistakes)('%s', (_what, change, code, sentence) => {
    const error = errorOf({ ...plain, ...change } as ThemeInput);
    expect(error.code).toBe(code);
    expect(error.message).toContain(sentence);
    expect(error.name).toBe('JyotiThemeError');
    expect(error.problems).toEqual([]);
  });
});

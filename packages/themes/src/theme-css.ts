import { vars } from './contract.css.ts';
import { cssImage, cssSize } from './drawings/svg.ts';
import { SYSTEM_THEME_ID } from './system-theme.ts';
import { defaultThemeId } from './theme-ids.ts';
import type { AstroColors, Colors, Palette, ResolvedTheme } from './theme-types.ts';

const FILL = propertyOf(vars.color.primaryFill);
const PRIMARY = propertyOf(vars.color.primary);

/** Custom property names (`--jyoti-…`) and their values. */
type Declarations = Readonly<Record<string, string>>;

export interface ThemeRule {
  readonly selector: string;
  readonly declarations: Declarations;
  /** Only on the theme's own rule; a variant never flips it. */
  readonly colorScheme?: 'dark' | 'light';
  /** The media query to which the rule is limited. */
  readonly media?: string;
}

/** Two themes, of which the one that matches the system's colour scheme applies. */
export interface ThemePair {
  /** The value of `data-theme` for it. @default "system" */
  readonly id?: string;
  /** For a light system. */
  readonly light: ResolvedTheme;
  /** For a dark system. */
  readonly dark: ResolvedTheme;
}

const selectorOf = (id: string) => `[data-theme="${id}"]`;

/** The default theme also applies without a `data-theme`. */
const ownSelectorOf = ({ id }: ResolvedTheme) =>
  id === defaultThemeId ? `:root:not([data-theme]), ${selectorOf(id)}` : selectorOf(id);

/** Colours and faces of a theme: all that a page needs to be readable. */
export function themeRule(theme: ResolvedTheme, selector = ownSelectorOf(theme)): ThemeRule {
  return {
    selector,
    declarations: {
      ...ownFillOnly(paletteDeclarations(theme)),
      ...fixedDeclarations(theme),
      ...scaleDeclarations(theme),
    },
    colorScheme: theme.scheme,
  };
}

/** The colour variants of a dynamic theme; none for the others. */
export function dynamicRules(theme: ResolvedTheme, selector = selectorOf(theme.id)): ThemeRule[] {
  const sameFill = [theme, ...(theme.variants?.values ?? [])].every(
    ({ color }) => color.primaryFill === color.primary,
  );
  return variantRules(theme, selector, (palette) => {
    const declarations = paletteDeclarations(palette);
    return sameFill ? ownFillOnly(declarations) : declarations;
  });
}

/** The border and the backdrop of a theme, with their variants. */
export function drawingRules(theme: ResolvedTheme, selector?: string): ThemeRule[] {
  return [
    { selector: selector ?? ownSelectorOf(theme), declarations: drawingDeclarations(theme) },
    ...variantRules(theme, selector ?? selectorOf(theme.id), drawingDeclarations),
  ];
}

/** A theme's own durations, without `prefers-reduced-motion`. */
function motionRules(theme: ResolvedTheme, selector = ownSelectorOf(theme)): ThemeRule[] {
  const { ease, ...times } = theme.motion ?? {};
  const declarations = {
    ...declarationsOf(vars.motion, times, (time) => `${time}ms`),
    ...(ease && { [propertyOf(vars.motion.ease)]: `cubic-bezier(${ease.join(',')})` }),
  };
  if (Object.keys(declarations).length === 0) return [];
  return [
    {
      selector,
      declarations,
      media: '(prefers-reduced-motion: no-preference)',
    },
  ];
}

function variantRules(
  theme: ResolvedTheme,
  selector: string,
  declare: (palette: Palette) => Declarations,
): ThemeRule[] {
  const own = declare(theme);
  return (theme.variants?.values ?? [])
    .map((variant) => ({
      selector: `${selector}[data-${theme.variants?.attribute}="${variant.value}"]`,
      declarations: changedOnly(declare(variant), own),
    }))
    .filter(({ declarations }) => Object.keys(declarations).length > 0);
}

const allRules = (theme: ResolvedTheme, selector?: string): ThemeRule[] => [
  themeRule(theme, selector),
  ...motionRules(theme, selector),
  ...dynamicRules(theme, selector),
  ...drawingRules(theme, selector),
];

/** Two themes under one selector, each in its own `prefers-color-scheme` query. */
export function pairRules({ id = SYSTEM_THEME_ID, light, dark }: ThemePair): ThemeRule[] {
  const rulesFor = (theme: ResolvedTheme, scheme: 'dark' | 'light') =>
    allRules(theme, selectorOf(id)).map(({ media, ...rule }) => ({
      ...rule,
      media: [`(prefers-color-scheme: ${scheme})`, media].filter(Boolean).join(' and '),
    }));
  return [...rulesFor(light, 'light'), ...rulesFor(dark, 'dark')];
}

/**
 * A complete theme as one style sheet in the layer `jyoti.tokens`, for custom themes; for a pair, both under
 * `data-theme="system"` by the system's light or dark setting. It needs no script, so the first paint of a
 * server-rendered page is right.
 */
export function themeCss(theme: ResolvedTheme | ThemePair): string {
  const rules = 'light' in theme ? pairRules(theme) : allRules(theme);
  const written = rules.map(({ selector, declarations, colorScheme, media }) => {
    const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
    if (colorScheme) lines.push(`color-scheme:${colorScheme}`);
    const rule = `${selector}{${lines.join(';')}}`;
    return media === undefined ? rule : `@media ${media}{${rule}}`;
  });
  return `@layer jyoti.tokens{${written.join('')}}\n`;
}

/** Omits the brand fill if it is the primary colour, which is the default in base.css. */
function ownFillOnly(declarations: Declarations): Declarations {
  const { [FILL]: fill, ...rest } = declarations;
  return fill === undefined || fill === rest[PRIMARY] ? rest : declarations;
}

function changedOnly(declarations: Declarations, own: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => own[name] !== value),
  );
}

function paletteDeclarations({ color, astro }: Palette): Declarations {
  const roles = Object.entries(color).map(([role, hex]) => [
    propertyOf(vars.color[role as keyof Colors]),
    hex.toLowerCase(),
  ]);
  const tokens = Object.entries(astro).map(([role, hex]) => [
    propertyOf(vars.astro[role as keyof AstroColors]),
    hex.toLowerCase(),
  ]);
  return Object.fromEntries([...roles, ...tokens]);
}

function drawingDeclarations({ edge, backdrop }: Palette): Declarations {
  return {
    [propertyOf(vars.image.edge)]: cssImage(edge),
    [propertyOf(vars.image.edgeSize)]: cssSize(edge),
    [propertyOf(vars.image.backdrop)]: backdrop ? cssImage(backdrop) : 'none',
    [propertyOf(vars.image.backdropSize)]: backdrop ? cssSize(backdrop) : 'auto',
  };
}

function fixedDeclarations({ scrim, fonts }: ResolvedTheme): Declarations {
  return {
    [propertyOf(vars.color.scrim)]: scrim.toLowerCase(),
    [propertyOf(vars.font.heading)]: fonts.heading,
    [propertyOf(vars.font.headingWeight)]: String(fonts.headingWeight),
    [propertyOf(vars.font.body)]: fonts.body,
  };
}

const px = (value: number) => `${value}px`;

function scaleDeclarations({ radius = {}, space = {} }: ResolvedTheme): Declarations {
  return {
    ...declarationsOf(vars.radius, radius, px),
    ...declarationsOf(vars.space, space, px),
  };
}

/** Some properties of a group of the contract. */
function declarationsOf(
  group: Readonly<Record<string, string>>,
  values: Readonly<Record<string, number | undefined>>,
  write: (value: number) => string,
): Declarations {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[propertyOf(group[name] ?? ''), write(value)]],
    ),
  );
}

/** `--name` of `var(--name)`. */
function propertyOf(reference: string): string {
  return reference.slice('var('.length, -1);
}

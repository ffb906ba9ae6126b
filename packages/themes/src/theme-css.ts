import { vars } from './contract.css.ts';
import { cssImage, cssSize } from './drawings/svg.ts';
import { defaultThemeId } from './theme-list.ts';
import type { AstroColors, Colors, Palette, ResolvedTheme } from './theme-types.ts';

/** Custom property names (`--jyoti-…`) and their values. */
type Declarations = Readonly<Record<string, string>>;

export interface ThemeRule {
  readonly selector: string;
  readonly declarations: Declarations;
  /** Only on the theme's own rule; a variant never flips it. */
  readonly colorScheme?: 'dark' | 'light';
}

const selectorOf = (theme: ResolvedTheme) => `[data-theme="${theme.id}"]`;

/** The default theme also holds where no theme is named. */
const ownSelectorOf = (theme: ResolvedTheme) =>
  theme.id === defaultThemeId ? `:root:not([data-theme]), ${selectorOf(theme)}` : selectorOf(theme);

/** Colours and faces of a theme: all that a page needs to be readable. */
export function themeRule(theme: ResolvedTheme): ThemeRule {
  return {
    selector: ownSelectorOf(theme),
    declarations: { ...paletteDeclarations(theme), ...fixedDeclarations(theme) },
    colorScheme: theme.scheme,
  };
}

/** What the sky changes in the colours of a dynamic theme; none for the others. */
export function dynamicRules(theme: ResolvedTheme): ThemeRule[] {
  return variantRules(theme, paletteDeclarations);
}

/** The edge and the backdrop of a theme, with what the sky changes in them. */
export function drawingRules(theme: ResolvedTheme): ThemeRule[] {
  return [
    { selector: ownSelectorOf(theme), declarations: drawingDeclarations(theme) },
    ...variantRules(theme, drawingDeclarations),
  ];
}

function variantRules(
  theme: ResolvedTheme,
  declare: (palette: Palette) => Declarations,
): ThemeRule[] {
  const own = declare(theme);
  return (theme.variants?.values ?? [])
    .map((variant) => ({
      selector: `${selectorOf(theme)}[data-${theme.variants?.attribute}="${variant.value}"]`,
      declarations: changedOnly(declare(variant), own),
    }))
    .filter(({ declarations }) => Object.keys(declarations).length > 0);
}

/** A whole theme as one style sheet in the layer `jyoti.tokens`, for products that make their own. */
export function themeCss(theme: ResolvedTheme): string {
  const rules = [themeRule(theme), ...dynamicRules(theme), ...drawingRules(theme)].map(
    ({ selector, declarations, colorScheme }) => {
      const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
      if (colorScheme) lines.push(`color-scheme:${colorScheme}`);
      return `${selector}{${lines.join(';')}}`;
    },
  );
  return `@layer jyoti.tokens{${rules.join('')}}\n`;
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

/** `--name` of `var(--name)`. */
function propertyOf(reference: string): string {
  return reference.slice('var('.length, -1);
}

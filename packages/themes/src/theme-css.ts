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

/** The rules of a theme: `[data-theme="<id>"]`, then one a variant with what that changes. */
export function themeRules(theme: ResolvedTheme): ThemeRule[] {
  const selector = `[data-theme="${theme.id}"]`;
  const own = { ...paletteDeclarations(theme), ...fixedDeclarations(theme) };
  const variants = (theme.variants?.values ?? []).map((variant) => ({
    selector: `${selector}[data-${theme.variants?.attribute}="${variant.value}"]`,
    declarations: changedOnly(paletteDeclarations(variant), own),
  }));
  return [
    {
      selector: theme.id === defaultThemeId ? `:root:not([data-theme]), ${selector}` : selector,
      declarations: own,
      colorScheme: theme.scheme,
    },
    ...variants.filter(({ declarations }) => Object.keys(declarations).length > 0),
  ];
}

/** A theme as a style sheet in the layer `jyoti.tokens`, for products that do not use vanilla-extract. */
export function themeCss(theme: ResolvedTheme): string {
  const rules = themeRules(theme).map(({ selector, declarations, colorScheme }) => {
    const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
    if (colorScheme) lines.push(`color-scheme:${colorScheme}`);
    return `${selector}{${lines.join(';')}}`;
  });
  return `@layer jyoti.tokens{${rules.join('')}}\n`;
}

function changedOnly(declarations: Declarations, own: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => own[name] !== value),
  );
}

/** What a variant may change. */
function paletteDeclarations({ color, astro, edge, backdrop }: Palette): Declarations {
  const roles = Object.entries(color).map(([role, hex]) => [
    propertyOf(vars.color[role as keyof Colors]),
    hex.toLowerCase(),
  ]);
  const tokens = Object.entries(astro).map(([role, hex]) => [
    propertyOf(vars.astro[role as keyof AstroColors]),
    hex.toLowerCase(),
  ]);
  return {
    ...Object.fromEntries([...roles, ...tokens]),
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

import { converter, modeRgb, useMode as registerMode } from 'culori/fn';
import type { scale } from '../src/base/scale.ts';
import type { AstroColors, Colors, ResolvedTheme } from '../src/theme-types.ts';

/*
 * Source of the format: Design Tokens Format Module and Color Module 2025.10, Design Tokens Community Group.
 */

interface Token {
  readonly $value: unknown;
}

type Group = { readonly $type: string; readonly $description?: string } & Readonly<
  Record<string, Token | string>
>;

registerMode(modeRgb);
const toRgb = converter('rgb');

function colorToken(hex: string): Token {
  const rgb = toRgb(hex);
  if (!rgb) throw new Error(`'${hex}' is not a colour`);
  const components = [rgb.r, rgb.g, rgb.b].map((channel) => +channel.toFixed(4));
  const alpha = rgb.alpha === undefined ? {} : { alpha: +rgb.alpha.toFixed(2) };
  return {
    $value: { colorSpace: 'srgb', components, ...alpha, hex: hex.slice(0, 7).toLowerCase() },
  };
}

function group<Value>(
  type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => unknown,
): Group {
  return {
    $type: type,
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]),
    ),
  };
}

function colorGroup(colors: Colors | AstroColors | Record<string, string>): Group {
  return {
    $type: 'color',
    ...Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, colorToken(hex)])),
  };
}

/** A `font-family` list as an array of names. */
const familyNames = (list: string) =>
  list.split(',').map((name) => name.trim().replaceAll('"', ''));

/** One theme as a token file. */
export function themeTokens(theme: ResolvedTheme): object {
  const { description, color, astro, scrim, fonts, variants } = theme;
  return {
    $description: description.en,
    color: colorGroup({ ...color, scrim }),
    astro: colorGroup(astro),
    font: {
      heading: { $type: 'fontFamily', $value: familyNames(fonts.heading) },
      headingWeight: { $type: 'fontWeight', $value: fonts.headingWeight },
      body: { $type: 'fontFamily', $value: familyNames(fonts.body) },
    },
    ...(variants && {
      [variants.attribute]: Object.fromEntries(
        variants.values.map((variant) => [
          variant.value,
          { color: colorGroup(variant.color), astro: colorGroup(variant.astro) },
        ]),
      ),
    }),
  };
}

const px = (value: number) => ({ value, unit: 'px' });
const narrow = ([value]: readonly [number, number]) => px(value);
const wide = ([, value]: readonly [number, number]) => px(value);

const same = (value: number) => value;

/** What all themes share. The format has no fluid sizes, so text is given at both ends: pages of 360 and 1280 px. */
export function scaleTokens(shared: typeof scale): object {
  const { space, radius, size, text, weight, lineHeight, motion, ease } = shared;
  return {
    space: group('dimension', space, px),
    radius: group('dimension', radius, px),
    size: group('dimension', size, px),
    text: { narrow: group('dimension', text, narrow), wide: group('dimension', text, wide) },
    weight: group('fontWeight', weight, same),
    lineHeight: group('number', lineHeight, same),
    motion: {
      ...group('duration', motion, (value) => ({ value, unit: 'ms' })),
      ease: { $type: 'cubicBezier', $value: [...ease] },
    },
  };
}

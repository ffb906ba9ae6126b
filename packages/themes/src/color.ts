import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);
registerMode(modeHsl);

const toOklch = converter('oklch');
const toOklab = converter('oklab');

/** An opaque sRGB colour, `#rrggbb`. */
export type Hex = `#${string}`;

/** OKLCH coordinates: lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Parses an opaque CSS colour to `#RRGGBB`: hex, a name, `rgb()`, `hsl()`, `oklab()` or `oklch()`; a colour outside
 * sRGB becomes the nearest one inside. Returns undefined for any other text and for a translucent colour.
 */
export function hexFrom(text: string): Hex | undefined {
  if (HEX.test(text)) return text as Hex;
  const color = parse(text.trim());
  if (!color || (color.alpha ?? 1) < 1) return undefined;
  return formatHex(clampChroma(color, 'oklch')).toUpperCase() as Hex;
}

/**
 * Contrast ratio of two opaque colours, 1..21, in either order.
 * Source: WCAG 2.2, definitions of contrast ratio and relative luminance.
 */
export function contrastRatio(one: Hex, other: Hex): number {
  return wcagContrast(one, other);
}

export function oklchOf(hex: Hex): Oklch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/** The nearest displayable colour: lightness is clamped to 0..1, chroma is reduced until the colour fits sRGB. */
export function hexOf({ lightness, chroma, hue }: Oklch): Hex {
  const clamped = Math.min(1, Math.max(0, lightness));
  const fitting = clampChroma({ mode: 'oklch', l: clamped, c: chroma, h: hue }, 'oklch');
  return formatHex(fitting).toUpperCase() as Hex;
}

/** The same hue and chroma, lighter (or darker, when negative) by an OKLCH lightness of 0..1. */
export function lighten(hex: Hex, by: number): Hex {
  const color = oklchOf(hex);
  return hexOf({ ...color, lightness: color.lightness + by });
}

/** Mixes a share (0..1) of one colour into a background, in OKLab, so that the step looks as large as it is. */
export function mix(ground: Hex, color: Hex, share: number): Hex {
  const from = toOklab(ground);
  const to = toOklab(color);
  if (!from || !to) throw new Error(`cannot mix ${color} into ${ground}`);
  const between = (a: number, b: number) => a + (b - a) * share;
  return formatHex({
    mode: 'oklab',
    l: between(from.l, to.l),
    a: between(from.a, to.a),
    b: between(from.b, to.b),
  }).toUpperCase() as Hex;
}

/** Lowest contrast of a colour over several grounds. */
export function lowestContrast(color: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(color, ground)));
}

const LIGHTNESS_STEP = 0.002;

/**
 * The first colour on the way from `color` in the given direction (+1 lighter, -1 darker) that reaches the contrast
 * `floor` on every background; the last one reached (white or black) when none does, for the contrast check to report.
 */
export function readableOver(
  color: Hex,
  grounds: readonly Hex[],
  floor: number,
  direction: 1 | -1,
): Hex {
  let candidate = color;
  const start = oklchOf(color);
  for (let step = 0; lowestContrast(candidate, grounds) < floor; step += 1) {
    const lightness = start.lightness + direction * step * LIGHTNESS_STEP;
    if (lightness < 0 || lightness > 1) return candidate;
    candidate = hexOf({ ...start, lightness });
  }
  return candidate;
}

/**
 * The tone nearest to `color`, lighter or darker, that reaches the contrast `floor` on every background; the colour
 * itself if it already does, undefined if no tone does.
 */
export function nearestReadable(
  color: Hex,
  grounds: readonly Hex[],
  floor: number,
): Hex | undefined {
  const start = oklchOf(color).lightness;
  const tones = ([1, -1] as const)
    .map((direction) => readableOver(color, grounds, floor, direction))
    .filter((tone) => lowestContrast(tone, grounds) >= floor);
  const distance = (tone: Hex) => Math.abs(oklchOf(tone).lightness - start);
  return tones.toSorted((one, other) => distance(one) - distance(other))[0];
}

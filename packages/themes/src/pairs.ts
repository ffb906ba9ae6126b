import { contrastRatio, nearestReadable, type Hex } from './color.ts';
import { JyotiThemeError, type ContrastProblem } from './theme-error.ts';
import type { AstroColors, Colors, Drawing } from './theme-types.ts';

/** WCAG 2.2, 1.4.3: text that is not large. */
export const TEXT_FLOOR = 4.5;
/** WCAG 2.2, 1.4.11: borders of controls, focus rings, graphics that carry meaning. */
export const GRAPHIC_FLOOR = 3;

export interface Pair {
  /** Format: `foreground on background`, e.g. `textMuted on raised`. */
  readonly name: string;
  readonly foreground: Hex;
  readonly ground: Hex;
  readonly floor: number;
}

const GROUNDS = ['background', 'surface', 'raised'] as const;
const TEXTS = [
  'text',
  'textMuted',
  'primary',
  'secondary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
] as const;
const GRAPHICS = ['control', 'focus'] as const;
const GRAHAS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
const ASTRO_TEXTS = [...GRAHAS, 'auspicious', 'neutral', 'inauspicious'] as const;
const ASTRO_GRAPHICS = ['fire', 'earth', 'air', 'water', 'chartLine'] as const;
const ON_FILLS = [
  ['onPrimary', 'primaryFill'],
  ['primary', 'primarySoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['info', 'infoSoft'],
  ['text', 'primarySoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
  ['text', 'dangerSoft'],
  ['text', 'infoSoft'],
  ['text', 'sky1'],
  ['text', 'sky2'],
  ['text', 'sky3'],
] as const;

/** Every pair of colours that a component may put together, with the contrast it must reach. */
export function declaredPairs(
  color: Colors,
  astro: AstroColors,
  backdrop: Drawing | undefined,
): Pair[] {
  const over = (name: string, foreground: Hex, floor: number): Pair[] =>
    GROUNDS.map((ground) => ({
      name: `${name} on ${ground}`,
      foreground,
      ground: color[ground],
      floor,
    }));
  return [
    ...TEXTS.flatMap((role) => over(role, color[role], TEXT_FLOOR)),
    ...ON_FILLS.map(([role, ground]) => ({
      name: `${role} on ${ground}`,
      foreground: color[role],
      ground: color[ground],
      floor: TEXT_FLOOR,
    })),
    ...GRAPHICS.flatMap((role) => over(role, color[role], GRAPHIC_FLOOR)),
    ...ASTRO_TEXTS.flatMap((role) => over(role, astro[role], TEXT_FLOOR)),
    ...ASTRO_GRAPHICS.flatMap((role) => over(role, astro[role], GRAPHIC_FLOOR)),
    ...GRAHAS.map((role) => ({
      name: `${role} on chartLagna`,
      foreground: astro[role],
      ground: astro.chartLagna,
      floor: TEXT_FLOOR,
    })),
    ...inksOf(backdrop).map((ink) => ({
      name: `text on backdrop ${ink}`,
      foreground: color.text,
      ground: ink,
      floor: TEXT_FLOOR,
    })),
  ];
}

function inksOf(drawing: Drawing | undefined): Hex[] {
  return [...new Set(drawing?.svg.match(/#[0-9a-f]{6}/gi) ?? [])] as Hex[];
}

/** Every failing pair, each with the nearest tone of its foreground that passes on all of its backgrounds. */
export function problemsIn(pairs: readonly Pair[], variant?: string): ContrastProblem[] {
  return pairs
    .filter(({ foreground, ground, floor }) => contrastRatio(foreground, ground) < floor)
    .map(({ name, foreground, ground, floor }) => ({
      pair: name,
      ...(variant !== undefined && { variant }),
      foreground,
      ground,
      // Two decimals, cut and not rounded: 4.499 must not read as 4.50.
      contrast: Math.floor(contrastRatio(foreground, ground) * 100) / 100,
      needed: floor,
      nearest: nearestReadable(foreground, groundsOf(roleOf(name), pairs), floor),
    }));
}

/** `textMuted` of `textMuted on raised`. */
const roleOf = (name: string) => name.split(' on ')[0] ?? name;

const groundsOf = (role: string, pairs: readonly Pair[]): Hex[] =>
  pairs.filter(({ name }) => roleOf(name) === role).map(({ ground }) => ground);

function sentenceOf({ pair, variant, contrast, needed, nearest, ...colors }: ContrastProblem) {
  const where = variant === undefined ? '' : `(${variant}) `;
  const measured = `${where}${pair} has contrast ${contrast.toFixed(2)}, needs ${needed} (${colors.foreground} on ${colors.ground})`;
  return nearest === undefined
    ? `${measured}; no tone of it passes on every ground`
    : `${measured}; the nearest that passes is ${nearest}`;
}

/** @throws JyotiThemeError `low_contrast` naming every pair that falls short, unless there is none */
export function assertReadable(theme: string, problems: readonly ContrastProblem[]): void {
  if (problems.length === 0) return;
  const sentences = problems.map(sentenceOf);
  const message =
    sentences.length === 1
      ? sentences.join('')
      : `${sentences.length} pairs of colours cannot be read:\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
  throw new JyotiThemeError('low_contrast', theme, message, problems);
}

import { latinDigits } from '../shared/format/digits.ts';
import { indianGroups } from '../shared/format/written-number.ts';

/** A parsed number, or the error: not a number, or too many decimals. */
export type ParsedNumber = { number: number } | { problem: 'format' | 'decimals' };

/**
 * Reads a number as people write it: Latin or Devanagari digits, grouped by commas or spaces in any way, a point before
 * the decimals, a minus sign.
 *
 * @param decimals the most digits after the point
 */
export function parseNumber(text: string, decimals = 0): ParsedNumber {
  const latin = latinDigits(text.trim())
    .replace(/(?<=\d)[,\s](?=\d)/g, '')
    .replace('\u2212', '-');
  const parts = /^-?(?:\d+(?:\.(\d*))?|\.(\d+))$/.exec(latin);
  if (!parts) return { problem: 'format' };
  if ((parts[1] ?? parts[2] ?? '').length > decimals) return { problem: 'decimals' };
  const number = Number(latin);
  // A number that a double cannot represent exactly would be shown as a different one.
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? { number } : { problem: 'format' };
}

/** Whether more typing at the end can still make it a number. */
export const canBecomeNumber = (text: string): boolean => /^\s*[-\u2212]?\.?$/.test(text);

/** Digits after the point of a step: 0.25 has two. */
export function decimalsOf(step: number): number {
  const [, exponent] = String(step).split('e-');
  if (exponent !== undefined) return Number(exponent);
  return String(step).split('.')[1]?.length ?? 0;
}

export interface Bounds {
  min: number | undefined;
  max: number | undefined;
}

export const isWithin = (number: number, { min, max }: Bounds): boolean =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);

/**
 * The next number up or down: the next multiple of the step, counted from `min` if there is one,
 * and never past a bound. Without a value it starts at the opposite bound, or 0.
 */
export function stepped(
  number: number | null,
  direction: 1 | -1,
  { min, max, step, decimals }: Bounds & { step: number; decimals: number },
): number {
  const within = (value: number) => Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity);
  if (number === null) return within((direction === 1 ? min : max) ?? 0);
  const base = min ?? 0;
  // A small tolerance: (0.3 - 0) / 0.1 is 2.9999999999999996.
  const steps = (number - base) / step;
  const whole = Math.round(steps);
  const atStep = Math.abs(steps - whole) < 1e-9;
  const next = atStep ? whole + direction : direction === 1 ? Math.ceil(steps) : Math.floor(steps);
  return within(Number((base + next * step).toFixed(decimals)));
}

/** A number as it is typed: no groups, no exponent. Without `Intl`, which takes 50 ms to load on a slow phone. */
export function plain(number: number, decimals: number): string {
  const formatted = number.toFixed(decimals);
  return decimals > 0 ? formatted.replace(/\.?0+$/, '') : formatted;
}

/** `150000` → `1,50,000`, as India groups digits. */
export function grouped(number: number, decimals: number): string {
  const [whole = '', ...fraction] = plain(number, decimals).split('.');
  return [indianGroups(whole), ...fraction].join('.');
}

import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { latinDigits } from '../shared/format/digits.ts';
import { writtenNumber } from '../shared/format/written-number.ts';

/** A parsed number, or the error: not a number, or too many decimals. */
export type ParsedNumber =
  | { /** What was read. */ number: number }
  | { /** Not a number, or too many decimals. */ problem: 'format' | 'decimals' };

/** A number as its locale writes it, 1,50,000.5, with the minus of a keyboard. */
function localNumber(number: number, fractionDigits: number, locale: string): string {
  // Digits that are not read are not written either.
  const isRead = latinDigits(writtenNumber(0, { locale })) === '0';
  return writtenNumber(number, {
    locale,
    fractionDigits,
    ...(!isRead && { numberingSystem: 'latn' }),
  }).replace('\u2212', '-');
}

/** The signs of a locale between groups of digits, if it has one, and before the decimals. */
function signsOf(locale: string): { group: string; decimal: string } {
  const signs = latinDigits(localNumber(1_234_567.5, 1, locale)).replace(/\d/g, '');
  return { group: signs.slice(0, -1).charAt(0), decimal: signs.slice(-1) };
}

/** What is typed, with Latin digits, and the signs of the locale as classes of a regular expression. */
function typedNumber(text: string, locale: string) {
  const { group, decimal } = signsOf(locale);
  return {
    // Some locales write a mark of direction beside the minus.
    latin: latinDigits(text.replace(/[\u061c\u200e\u200f]/g, '').trim()).replace('\u2212', '-'),
    groups: `[\\s${group === '’' ? "’'" : group}]`,
    // The keypad of a phone may have a point only.
    decimals: `[${group === '.' ? '' : '.'}${decimal}]`,
  };
}

/**
 * Reads a number as people write it: digits of Latin, of nine scripts of India, Arabic or full width; groups of two or
 * three digits, the last of three, between the signs of the locale or spaces; the decimal sign of the locale, or a point
 * where that does not group; a minus sign.
 *
 * @param decimals the most digits after the decimal sign
 * @param locale a BCP 47 tag. `1,5` is 1.5 in "de-DE", and no number in "en-US". @default "en-IN"
 */
export function parseNumber(text: string, decimals = 0, locale = DEFAULT_LOCALE): ParsedNumber {
  const { latin, groups, decimals: signs } = typedNumber(text, locale);
  const whole = `\\d+|\\d{1,3}(?:${groups}\\d{2,3})*${groups}\\d{3}`;
  const parts = new RegExp(`^(-?)(${whole})?(?:${signs}(\\d*))?$`).exec(latin);
  if (!parts || !/\d/.test(latin)) return { problem: 'format' };
  const [, sign = '', digits = '', fraction = ''] = parts;
  if (fraction.length > decimals) return { problem: 'decimals' };
  const number = Number(`${sign}${digits.replace(/\D/g, '')}.${fraction}`);
  // A number that a double cannot represent exactly would be shown as a different one.
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? { number } : { problem: 'format' };
}

/** Whether more typing at the end can still make it a number: a minus, a decimal sign, a group that is begun. */
export function canBecomeNumber(text: string, locale: string): boolean {
  const { latin, groups, decimals } = typedNumber(text, locale);
  const begun = `\\d{1,3}(?:${groups}\\d{2,3})*${groups}\\d{0,2}`;
  return new RegExp(`^-?(?:${decimals}|${begun})?$`).test(latin);
}

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

/** A number as its locale writes it, or, without groups, as it is typed there. */
export function numberText(
  number: number,
  decimals: number,
  { locale, grouping }: { locale: string; grouping: boolean },
): string {
  const fraction = number.toFixed(decimals).split('.')[1]?.replace(/0+$/, '') ?? '';
  const text = localNumber(number, fraction.length, locale);
  return grouping ? text : text.replaceAll(signsOf(locale).group, '');
}

/** The place before the same digit where the text is not grouped. */
export const placeInTyped = (text: string, place: number, locale: string): number =>
  text.slice(0, place).replaceAll(signsOf(locale).group, '').length;

import { devanagariDigits } from './devanagari-digits.ts';

/** Digits 0 to 9, or ० to ९. */
export type NumberingSystem = 'latn' | 'deva';

export interface Writing {
  /** @default "latn" */
  numberingSystem?: NumberingSystem;
  /** Digits after the point, always as many. @default those it has, up to two */
  fractionDigits?: number;
}

/** `150000` → `1,50,000`: three digits, then two by two, in English and Hindi alike. */
export const indianGroups = (digits: string): string =>
  digits.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');

/**
 * A number as it is written in India: 1,50,000. A true minus stands before a negative one. Without `Intl`, whose first
 * formatter takes a slow phone a twentieth of a second.
 */
export function writtenNumber(
  value: number,
  { numberingSystem = 'latn', fractionDigits }: Writing = {},
): string {
  const rounded = Math.abs(value).toFixed(fractionDigits ?? 2);
  const shown = fractionDigits === undefined ? rounded.replace(/\.?0+$/, '') : rounded;
  const [whole = '', ...fraction] = shown.split('.');
  const text = [indianGroups(whole), ...fraction].join('.');
  const signed = value < 0 && Number(shown) !== 0 ? `−${text}` : text;
  return numberingSystem === 'deva' ? devanagariDigits(signed) : signed;
}

import { DEFAULT_LOCALE, indianLanguage } from '../../i18n/locale.ts';
import { devanagariDigits } from './digits.ts';

/** Digits 0 to 9, or ० to ९. */
export type NumberingSystem = 'latn' | 'deva';

export interface Writing {
  /** @default "latn" */
  numberingSystem?: NumberingSystem;
  /** Number of decimals, fixed. @default those it has, up to two */
  fractionDigits?: number;
  /** A BCP 47 tag. @default "en-IN" */
  locale?: string;
}

/** `150000` → `1,50,000`: three digits, then two by two, in English and Hindi alike. */
export const indianGroups = (digits: string): string =>
  digits.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');

const formatters = new Map<string, Intl.NumberFormat>();

/** The cached formatter of a locale outside India. */
function formatterOf(locale: string, { numberingSystem, fractionDigits }: Writing) {
  const key = [locale, numberingSystem, fractionDigits].join(' ');
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    numberingSystem,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits ?? 2,
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * A number in the format of its locale. India's, 1,50,000 with a true minus before a negative one,
 * is written without `Intl`, whose first formatter takes 50 ms on a slow phone.
 */
export function writtenNumber(value: number, writing: Writing = {}): string {
  const { numberingSystem = 'latn', fractionDigits, locale = DEFAULT_LOCALE } = writing;
  if (!indianLanguage(locale)) return formatterOf(locale, writing).format(value);
  const rounded = Math.abs(value).toFixed(fractionDigits ?? 2);
  const shown = fractionDigits === undefined ? rounded.replace(/\.?0+$/, '') : rounded;
  const [whole = '', ...fraction] = shown.split('.');
  const text = [indianGroups(whole), ...fraction].join('.');
  const signed = value < 0 && Number(shown) !== 0 ? `−${text}` : text;
  return numberingSystem === 'deva' ? devanagariDigits(signed) : signed;
}

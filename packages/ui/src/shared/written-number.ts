import type { Language } from '../i18n/index.ts';

/** Digits 0 to 9, or ० to ९. */
export type NumberingSystem = 'latn' | 'deva';

export interface Writing {
  /** @default "latn" */
  numberingSystem?: NumberingSystem;
  /** Digits after the point, always as many. @default those it has, up to two */
  fractionDigits?: number;
}

const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** A number as it is written in India: 1,50,000. A true minus stands before a negative one. */
export function writtenNumber(
  value: number,
  language: Language,
  { numberingSystem = 'latn', fractionDigits }: Writing = {},
): string {
  return new Intl.NumberFormat(locales[language], {
    numberingSystem,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits ?? 2,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−');
}

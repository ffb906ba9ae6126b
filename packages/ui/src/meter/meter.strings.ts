import type { KitStrings } from '../i18n/index.ts';

interface MeterStrings {
  outOf: (value: string, max: string) => string;
  /** The value with the word of its band. */
  judged: (value: string, word: string) => string;
}

export const meterStrings: KitStrings<MeterStrings> = {
  component: 'Meter',
  en: {
    outOf: (value, max) => `${value} of ${max}`,
    judged: (value, word) => `${value}, ${word}`,
  },
};

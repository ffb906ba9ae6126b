import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface MeterStrings {
  outOf: (value: string, max: string) => string;
  /** The value with the word of its band. */
  judged: (value: string, word: string) => string;
}

export const meterStrings: KitStrings<MeterStrings> = kitStrings('Meter', {
  outOf: (value, max) => `${value} of ${max}`,
  judged: (value, word) => `${value}, ${word}`,
});

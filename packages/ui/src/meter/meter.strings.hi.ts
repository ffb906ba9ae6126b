import type { MessagesOf } from '../i18n/index.ts';
import type { meterStrings } from './meter.strings.ts';

export const meterHi: MessagesOf<typeof meterStrings> = {
  outOf: (value, max) => `${max} में से ${value}`,
  judged: (value, word) => `${value}, ${word}`,
};

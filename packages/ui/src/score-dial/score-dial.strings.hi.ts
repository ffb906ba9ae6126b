import type { MessagesOf } from '../i18n/index.ts';
import type { scoreDialStrings } from './score-dial.strings.ts';

export const scoreDialHi: MessagesOf<typeof scoreDialStrings> = {
  of: (max) => `${max} में से`,
  spoken: (value, max, word) => `${max} में से ${value}${word === undefined ? '' : `, ${word}`}`,
};

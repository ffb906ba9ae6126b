import type { MessagesOf } from '../i18n/index.ts';
import type { numberCardStrings } from './number-card.strings.ts';

export const numberCardHi: MessagesOf<typeof numberCardStrings> = {
  master: 'मास्टर अंक',
  reduced: (number) => `इसे ${number} भी माना जाता है`,
  none: 'कोई अंक नहीं',
  working: 'गणना कैसे हुई',
  letters: 'गिने गए अक्षर',
  is: (letter, value) => `${letter} का मान ${value}`,
};

import type { MessagesOf } from '../i18n/index.ts';
import type { zodiacGridStrings } from './zodiac-grid.strings.ts';

export const zodiacGridHi: MessagesOf<typeof zodiacGridStrings> = { moonHere: 'चंद्र यहाँ है' };

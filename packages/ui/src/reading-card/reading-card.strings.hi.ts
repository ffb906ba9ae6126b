import type { MessagesOf } from '../i18n/index.ts';
import type { readingCardStrings } from './reading-card.strings.ts';

export const readingCardHi: MessagesOf<typeof readingCardStrings> = { basedOn: 'आधार' };

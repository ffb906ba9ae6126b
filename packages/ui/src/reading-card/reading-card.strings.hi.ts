import type { MessagesOf } from '../i18n/strings.ts';
import type { readingCardStrings } from './reading-card.strings.ts';

export const readingCardHi: MessagesOf<typeof readingCardStrings> = { basedOn: 'आधार' };

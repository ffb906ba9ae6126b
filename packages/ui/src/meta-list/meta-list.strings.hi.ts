import type { MessagesOf } from '../i18n/index.ts';
import type { metaListStrings } from './meta-list.strings.ts';

export const metaListHi: MessagesOf<typeof metaListStrings> = { notGiven: 'नहीं दिया गया' };

import type { MessagesOf } from '../i18n/index.ts';
import type { tableStrings } from './table.strings.ts';

export const tableHi: MessagesOf<typeof tableStrings> = { empty: 'दिखाने के लिए कुछ नहीं है।' };

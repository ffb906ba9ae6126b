import type { MessagesOf } from '../i18n/index.ts';
import type { layoutStrings } from './layout.strings.ts';

export const layoutHi: MessagesOf<typeof layoutStrings> = { skipToContent: 'सीधे सामग्री पर जाएँ' };

import type { MessagesOf } from '../i18n/index.ts';
import type { fieldStrings } from './field.strings.ts';

export const fieldHi: MessagesOf<typeof fieldStrings> = { optional: 'वैकल्पिक' };

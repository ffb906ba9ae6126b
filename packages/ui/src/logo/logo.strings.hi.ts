import type { MessagesOf } from '../i18n/index.ts';
import type { logoStrings } from './logo.strings.ts';

export const logoHi: MessagesOf<typeof logoStrings> = { name: 'ज्योति' };

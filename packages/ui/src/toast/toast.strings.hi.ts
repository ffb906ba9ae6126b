import type { MessagesOf } from '../i18n/index.ts';
import type { toastStrings } from './toast.strings.ts';

export const toastHi: MessagesOf<typeof toastStrings> = { region: 'संदेश', dismiss: 'हटाएँ' };

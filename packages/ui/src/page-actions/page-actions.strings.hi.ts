import type { MessagesOf } from '../i18n/strings.ts';
import type { pageActionsStrings } from './page-actions.strings.ts';

export const pageActionsHi: MessagesOf<typeof pageActionsStrings> = {
  print: 'प्रिंट करें',
  toTop: 'ऊपर जाएँ',
};

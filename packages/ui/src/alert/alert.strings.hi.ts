import type { MessagesOf } from '../i18n/index.ts';
import type { alertStrings } from './alert.strings.ts';

export const alertHi: MessagesOf<typeof alertStrings> = {
  info: 'सूचना:',
  success: 'हो गया:',
  warning: 'ध्यान दें:',
  danger: 'समस्या:',
};

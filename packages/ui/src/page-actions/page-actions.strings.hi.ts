import type { MessagesOf } from '../i18n/index.ts';
import type { pageActionsStrings } from './page-actions.strings.ts';

export const pageActionsHi: MessagesOf<typeof pageActionsStrings> = {
  print: 'प्रिंट करें',
  toTop: 'ऊपर जाएँ',
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: (link) => `यह ब्राउज़र कॉपी करने नहीं देता। लिंक यह है: ${link}`,
};

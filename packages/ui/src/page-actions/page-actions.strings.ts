import type { Strings } from '../i18n/index.ts';

export const pageActionsStrings: Strings<{ print: string; toTop: string }> = {
  en: { print: 'Print', toTop: 'Back to top' },
  hi: { print: 'प्रिंट करें', toTop: 'ऊपर जाएँ' },
};

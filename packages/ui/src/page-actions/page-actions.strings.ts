import type { KitStrings } from '../i18n/index.ts';

export const pageActionsStrings: KitStrings<{ print: string; toTop: string }> = {
  component: 'PageActions',
  en: { print: 'Print', toTop: 'Back to top' },
  hi: { print: 'प्रिंट करें', toTop: 'ऊपर जाएँ' },
};

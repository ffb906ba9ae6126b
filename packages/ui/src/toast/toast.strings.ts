import type { Strings } from '../i18n/index.ts';

export const toastStrings: Strings<{ region: string; dismiss: string }> = {
  en: { region: 'Messages', dismiss: 'Dismiss' },
  hi: { region: 'संदेश', dismiss: 'हटाएँ' },
};

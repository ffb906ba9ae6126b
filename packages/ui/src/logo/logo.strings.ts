import type { Strings } from '../i18n/index.ts';

export const logoStrings: Strings<{ name: string }> = {
  en: { name: 'Jyoti' },
  hi: { name: 'ज्योति' },
};

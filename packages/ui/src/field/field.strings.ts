import type { Strings } from '../i18n/index.ts';

export const fieldStrings: Strings<{ optional: string }> = {
  en: { optional: 'optional' },
  hi: { optional: 'वैकल्पिक' },
};

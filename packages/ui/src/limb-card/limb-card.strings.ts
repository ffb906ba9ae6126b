import type { Strings } from '../i18n/index.ts';

export const limbCardStrings: Strings<{ none: string }> = {
  en: { none: 'None' },
  hi: { none: 'नहीं' },
};

import type { Strings } from '../i18n/index.ts';

export const metaListStrings: Strings<{ notGiven: string }> = {
  en: { notGiven: 'Not given' },
  hi: { notGiven: 'नहीं दिया गया' },
};

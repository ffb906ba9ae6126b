import type { Strings } from '../i18n/index.ts';

export const testimonialCardStrings: Strings<{
  verified: string;
  quoted: (quote: string) => string;
}> = {
  en: { verified: 'Verified', quoted: (quote) => `“${quote}”` },
  hi: { verified: 'सत्यापित', quoted: (quote) => `“${quote}”` },
};

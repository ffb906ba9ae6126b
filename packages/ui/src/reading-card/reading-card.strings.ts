import type { Strings } from '../i18n/index.ts';

export const readingCardStrings: Strings<{ basedOn: string }> = {
  en: { basedOn: 'Based on' },
  hi: { basedOn: 'आधार' },
};

import type { Strings } from '../i18n/index.ts';

export const zodiacGridStrings: Strings<{ moonHere: string }> = {
  en: { moonHere: 'the Moon is here' },
  hi: { moonHere: 'चंद्रमा यहाँ है' },
};

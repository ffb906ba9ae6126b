import type { Strings } from '../i18n/index.ts';

export const printLayoutStrings: Strings<{ settings: string }> = {
  en: { settings: 'Reckoned by' },
  hi: { settings: 'गणना का आधार' },
};

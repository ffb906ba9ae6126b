import type { Strings } from '../i18n/index.ts';

export const linkStrings: Strings<{ newTab: string }> = {
  en: { newTab: 'opens in a new tab' },
  hi: { newTab: 'नए टैब में खुलता है' },
};

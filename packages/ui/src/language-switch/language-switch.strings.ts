import type { Strings } from '../i18n/index.ts';

export const languageSwitchStrings: Strings<{ label: string }> = {
  en: { label: 'Language' },
  hi: { label: 'भाषा' },
};

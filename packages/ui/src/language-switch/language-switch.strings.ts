import type { KitStrings } from '../i18n/index.ts';

export const languageSwitchStrings: KitStrings<{ label: string }> = {
  component: 'LanguageSwitch',
  en: { label: 'Language' },
};

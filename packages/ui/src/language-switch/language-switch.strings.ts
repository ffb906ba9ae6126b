import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const languageSwitchStrings: KitStrings<{ label: string }> = kitStrings('LanguageSwitch', {
  label: 'Language',
});

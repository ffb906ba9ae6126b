import type { KitStrings } from '../i18n/index.ts';

interface ThemePickerStrings {
  /** Name of the button and of what it opens. */
  choose: string;
  themes: string;
  remember: string;
  rememberHint: string;
}

export const themePickerStrings: KitStrings<ThemePickerStrings> = {
  component: 'ThemePicker',
  en: {
    choose: 'Choose a theme',
    themes: 'Themes',
    remember: 'Remember this theme',
    rememberHint: 'Kept in this browser only.',
  },
};

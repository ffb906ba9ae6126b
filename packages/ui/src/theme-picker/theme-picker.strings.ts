import type { KitStrings } from '../i18n/index.ts';

interface ThemePickerStrings {
  /** Name of the button and of its panel. */
  choose: string;
  themes: string;
  remember: string;
  rememberHint: string;
  /**
   * Names and descriptions of themes by id, in a language that the themes themselves do not
   * include.
   */
  cards: Readonly<Record<string, { name: string; description: string }>>;
}

export const themePickerStrings: KitStrings<ThemePickerStrings> = {
  component: 'ThemePicker',
  en: {
    choose: 'Choose a theme',
    themes: 'Themes',
    remember: 'Remember this theme',
    rememberHint: 'Kept in this browser only.',
    cards: {},
  },
};

import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface ThemePickerStrings {
  /** Name of the button and of what it opens. */
  choose: string;
  themes: string;
  remember: string;
  rememberHint: string;
}

export const themePickerStrings: KitStrings<ThemePickerStrings> = kitStrings('ThemePicker', {
  choose: 'Choose a theme',
  themes: 'Themes',
  remember: 'Remember this theme',
  rememberHint: 'Kept in this browser only.',
});

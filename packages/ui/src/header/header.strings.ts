import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface HeaderStrings {
  /** Name of the navigation in the line, */
  navigation: string;
  /** and of the one in the menu. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  loading: string;
}

export const headerStrings: KitStrings<HeaderStrings> = kitStrings('Header', {
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  loading: 'Loading the menu…',
});

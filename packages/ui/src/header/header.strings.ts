import type { KitStrings } from '../i18n/index.ts';

interface HeaderStrings {
  /** Name of the navigation in the header. */
  navigation: string;
  /** Name of the navigation in the menu. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  loading: string;
}

export const headerStrings: KitStrings<HeaderStrings> = {
  component: 'Header',
  en: {
    navigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    loading: 'Loading the menu…',
  },
};

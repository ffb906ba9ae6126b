import type { MessagesOf } from '../i18n/index.ts';
import type { headerStrings } from './header.strings.ts';

export const headerHi: MessagesOf<typeof headerStrings> = {
  navigation: 'मुख्य',
  menu: 'मेनू',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  loading: 'मेनू लोड हो रहा है…',
};

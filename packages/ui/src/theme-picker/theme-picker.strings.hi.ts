import type { MessagesOf } from '../i18n/index.ts';
import type { themePickerStrings } from './theme-picker.strings.ts';

export const themePickerHi: MessagesOf<typeof themePickerStrings> = {
  choose: 'थीम चुनें',
  themes: 'थीम',
  remember: 'यह थीम याद रखें',
  rememberHint: 'केवल इसी ब्राउज़र में सहेजी जाती है।',
};

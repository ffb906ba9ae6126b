import type { KitStrings } from '../i18n/index.ts';

export const dialogStrings: KitStrings<{ close: string; cancel: string }> = {
  component: 'Dialog',
  en: { close: 'Close', cancel: 'Cancel' },
};

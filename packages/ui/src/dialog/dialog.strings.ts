import type { Strings } from '../i18n/index.ts';

export const dialogStrings: Strings<{ close: string; cancel: string }> = {
  en: { close: 'Close', cancel: 'Cancel' },
  hi: { close: 'बंद करें', cancel: 'रद्द करें' },
};

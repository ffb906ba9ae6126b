import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const dialogStrings: KitStrings<{ close: string; cancel: string }> = kitStrings('Dialog', {
  close: 'Close',
  cancel: 'Cancel',
});

import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const toastStrings: KitStrings<{ region: string; dismiss: string }> = kitStrings('Toast', {
  region: 'Messages',
  dismiss: 'Dismiss',
});

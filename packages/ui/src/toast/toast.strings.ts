import type { KitStrings } from '../i18n/index.ts';

export const toastStrings: KitStrings<{ region: string; dismiss: string }> = {
  component: 'Toast',
  en: { region: 'Messages', dismiss: 'Dismiss' },
};

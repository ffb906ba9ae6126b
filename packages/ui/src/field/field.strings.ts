import type { KitStrings } from '../i18n/index.ts';

export const fieldStrings: KitStrings<{ optional: string }> = {
  component: 'Field',
  en: { optional: 'optional' },
};

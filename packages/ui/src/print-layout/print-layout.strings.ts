import type { KitStrings } from '../i18n/index.ts';

export const printLayoutStrings: KitStrings<{ settings: string }> = {
  component: 'PrintLayout',
  en: { settings: 'Calculated with' },
};

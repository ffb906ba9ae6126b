import type { KitStrings } from '../i18n/index.ts';

export const tithiStripStrings: KitStrings<{ label: string }> = {
  component: 'TithiStrip',
  en: { label: 'The thirty tithis of the lunar month' },
};

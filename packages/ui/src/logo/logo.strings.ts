import type { KitStrings } from '../i18n/index.ts';

export const logoStrings: KitStrings<{ name: string }> = {
  component: 'Logo',
  en: { name: 'Jyoti' },
};

import type { KitStrings } from '../i18n/index.ts';

export const tableStrings: KitStrings<{ empty: string }> = {
  component: 'Table',
  en: { empty: 'Nothing to show.' },
};

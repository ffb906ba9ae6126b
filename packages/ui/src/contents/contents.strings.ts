import type { KitStrings } from '../i18n/index.ts';

export const contentsStrings: KitStrings<{ label: string }> = {
  component: 'Contents',
  en: { label: 'On this page' },
};

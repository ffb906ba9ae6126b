import type { KitStrings } from '../i18n/index.ts';

export const linkStrings: KitStrings<{ newTab: string }> = {
  component: 'Link',
  en: { newTab: 'opens in a new tab' },
};

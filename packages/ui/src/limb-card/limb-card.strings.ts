import type { KitStrings } from '../i18n/index.ts';

export const limbCardStrings: KitStrings<{ none: string }> = {
  component: 'LimbCard',
  en: { none: 'None' },
};

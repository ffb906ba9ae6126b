import type { KitStrings } from '../i18n/index.ts';

export const metaListStrings: KitStrings<{ notGiven: string }> = {
  component: 'MetaList',
  en: { notGiven: 'Not given' },
};

import type { KitStrings } from '../i18n/index.ts';

export const readingCardStrings: KitStrings<{ basedOn: string }> = {
  component: 'ReadingCard',
  en: { basedOn: 'Based on' },
};

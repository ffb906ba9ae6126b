import type { KitStrings } from '../i18n/index.ts';

export const awardCoinStrings: KitStrings<{ label: (year: number) => string }> = {
  component: 'AwardCoin',
  en: { label: (year) => `Award of ${year}` },
};

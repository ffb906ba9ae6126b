import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const awardCoinStrings: KitStrings<{ label: (year: number) => string }> = kitStrings(
  'AwardCoin',
  { label: (year) => `Award of ${year}` },
  'showcase',
);

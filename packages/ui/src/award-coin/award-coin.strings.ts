import type { Strings } from '../i18n/index.ts';

export const awardCoinStrings: Strings<{ label: (year: number) => string }> = {
  en: { label: (year) => `Award of ${year}` },
  hi: { label: (year) => `${year} का पुरस्कार` },
};

import type { KitStrings } from '../i18n/index.ts';

export const trustBarStrings: KitStrings<{
  trusted: (count: string) => string;
  average: (rating: string, reviews: string) => string;
}> = {
  component: 'TrustBar',
  en: {
    trusted: (count) => `Trusted by ${count} clients`,
    average: (rating, reviews) => `${rating} average from ${reviews} reviews`,
  },
};

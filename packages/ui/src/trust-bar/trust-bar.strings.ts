import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const trustBarStrings: KitStrings<{
  trusted: (count: string) => string;
  average: (rating: string, reviews: string) => string;
}> = kitStrings(
  'TrustBar',
  {
    trusted: (count) => `Trusted by ${count} clients`,
    average: (rating, reviews) => `${rating} average from ${reviews} reviews`,
  },
  'showcase',
);

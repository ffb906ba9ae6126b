import type { KitStrings } from '../i18n/index.ts';

interface RatingStrings {
  /** The full rating for screen readers. Numbers are already formatted for the language. */
  outOf: (value: string, max: string) => string;
  /** Number of ratings. */
  reviews: (count: number, value: string) => string;
  none: string;
}

export const ratingStrings: KitStrings<RatingStrings> = {
  component: 'Rating',
  en: {
    outOf: (value, max) => `${value} out of ${max}`,
    reviews: (count, value) => `from ${value} ${count === 1 ? 'review' : 'reviews'}`,
    none: 'Not rated yet',
  },
};

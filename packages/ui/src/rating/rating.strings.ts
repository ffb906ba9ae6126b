import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface RatingStrings {
  /** The whole rating for the ear. Numbers come as the language writes them. */
  outOf: (value: string, max: string) => string;
  /** How many rated. */
  reviews: (count: number, written: string) => string;
  none: string;
}

export const ratingStrings: KitStrings<RatingStrings> = kitStrings(
  'Rating',
  {
    outOf: (value, max) => `${value} out of ${max}`,
    reviews: (count, written) => `from ${written} ${count === 1 ? 'review' : 'reviews'}`,
    none: 'Not rated yet',
  },
  'showcase',
);

import type { MessagesOf } from '../i18n/index.ts';
import type { ratingStrings } from './rating.strings.ts';

export const ratingHi: MessagesOf<typeof ratingStrings> = {
  outOf: (value, max) => `${max} में से ${value}`,
  reviews: (count, value) => `${value} ${count === 1 ? 'समीक्षा' : 'समीक्षाओं'} से`,
  none: 'अभी रेटिंग नहीं है',
};

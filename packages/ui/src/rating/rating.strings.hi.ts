import type { MessagesOf } from '../i18n/strings.ts';
import type { ratingStrings } from './rating.strings.ts';

export const ratingHi: MessagesOf<typeof ratingStrings> = {
  outOf: (value, max) => `${max} में से ${value}`,
  reviews: (_count, written) => `${written} समीक्षाओं से`,
  none: 'अभी रेटिंग नहीं है',
};

import type { MessagesOf } from '../i18n/index.ts';
import type { trustBarStrings } from './trust-bar.strings.ts';

export const trustBarHi: MessagesOf<typeof trustBarStrings> = {
  trusted: (count) => `${count} लोगों का भरोसा`,
  average: (rating, reviews) => `${reviews} समीक्षाओं में औसत ${rating}`,
};

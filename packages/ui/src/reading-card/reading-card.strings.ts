import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const readingCardStrings: KitStrings<{ basedOn: string }> = kitStrings(
  'ReadingCard',
  { basedOn: 'Based on' },
  'astrology',
);

import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const limbCardStrings: KitStrings<{ none: string }> = kitStrings(
  'LimbCard',
  { none: 'None' },
  'astrology',
);

import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const zodiacGridStrings: KitStrings<{ moonHere: string }> = kitStrings(
  'ZodiacGrid',
  { moonHere: 'the Moon is here' },
  'astrology',
);

import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const tithiStripStrings: KitStrings<{ label: string }> = kitStrings(
  'TithiStrip',
  { label: 'The thirty tithis of the lunar month' },
  'astrology',
);

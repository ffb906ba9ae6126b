import type { KitStrings } from '../i18n/index.ts';

export const zodiacGridStrings: KitStrings<{ moonHere: string }> = {
  component: 'ZodiacGrid',
  en: { moonHere: 'the Moon is here' },
};

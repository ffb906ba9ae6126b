import type { GrahaId } from '../glyphs/index.ts';
import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { GemWear } from './gem-wear.ts';

interface Messages {
  of: (graha: GrahaId, name: string) => string;
  wear: Record<keyof GemWear, string>;
  carats: (weight: string) => string;
  caution: string;
  notAdvised: string;
}

export const gemCardStrings: KitStrings<Messages> = kitStrings(
  'GemCard',
  {
    of: (graha, name) =>
      graha === 'sun' || graha === 'moon' ? `Gem of the ${name}` : `Gem of ${name}`,
    wear: {
      weight: 'Weight',
      metal: 'Metal',
      finger: 'Finger',
      day: 'Day',
      mantra: 'Mantra',
      substitutes: 'In its place',
    },
    carats: (weight) => `at least ${weight} carats`,
    caution: 'Caution',
    notAdvised: 'Not advised',
  },
  'astrology',
);

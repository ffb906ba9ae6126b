import type { GrahaId } from '../glyphs/index.ts';
import type { KitStrings } from '../i18n/index.ts';
import type { GemWear } from './gem-wear.ts';

interface Messages {
  of: (graha: GrahaId, name: string) => string;
  wear: Record<Exclude<keyof GemWear, 'ratti'>, string>;
  carats: (weight: string) => string;
  ratti: (ratti: string, carats: string) => string;
  caution: string;
  notAdvised: string;
}

export const gemCardStrings: KitStrings<Messages> = {
  component: 'GemCard',
  en: {
    of: (graha, name) =>
      graha === 'sun' || graha === 'moon' ? `Gem of the ${name}` : `Gem of ${name}`,
    wear: {
      weight: 'Weight',
      metal: 'Metal',
      finger: 'Finger',
      day: 'Day',
      mantra: 'Mantra',
      substitutes: 'Substitutes',
    },
    carats: (weight) => `at least ${weight} carats`,
    ratti: (ratti, carats) => `at least ${ratti} ratti (${carats} carats)`,
    caution: 'Caution',
    notAdvised: 'Not advised',
  },
};

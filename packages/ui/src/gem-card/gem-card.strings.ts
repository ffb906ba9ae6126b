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
  hi: {
    of: (_, name) => `${name} का रत्न`,
    wear: {
      weight: 'भार',
      metal: 'धातु',
      finger: 'उँगली',
      day: 'दिन',
      mantra: 'मंत्र',
      substitutes: 'उपरत्न',
    },
    carats: (weight) => `कम से कम ${weight} कैरेट`,
    ratti: (ratti, carats) => `कम से कम ${ratti} रत्ती (${carats} कैरेट)`,
    caution: 'सावधानी',
    notAdvised: 'धारण न करें',
  },
};

import type { KitStrings } from '../i18n/index.ts';
import type { GemId } from './gem-drawing.logic.ts';

interface GemName {
  name: string;
  /** Its trade name in the other tradition, in the script of this language. */
  alias: string;
}

/** Names of the nine gems: in English with the Hindi name, in Hindi with the Sanskrit one. */
export const gemNames: KitStrings<Record<GemId, GemName>> = {
  component: 'gemNames',
  en: {
    ruby: { name: 'Ruby', alias: 'Manik' },
    pearl: { name: 'Pearl', alias: 'Moti' },
    coral: { name: 'Red coral', alias: 'Moonga' },
    emerald: { name: 'Emerald', alias: 'Panna' },
    'yellow-sapphire': { name: 'Yellow sapphire', alias: 'Pukhraj' },
    diamond: { name: 'Diamond', alias: 'Heera' },
    'blue-sapphire': { name: 'Blue sapphire', alias: 'Neelam' },
    hessonite: { name: 'Hessonite', alias: 'Gomed' },
    'cats-eye': { name: 'Cat’s eye', alias: 'Lehsuniya' },
  },
};

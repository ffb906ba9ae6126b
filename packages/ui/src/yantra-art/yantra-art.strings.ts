import type { KitStrings } from '../i18n/index.ts';
import type { YantraId } from './yantra-ids.ts';

interface Messages {
  names: Record<YantraId, string>;
  note: string;
}

export const yantraArtStrings: KitStrings<Messages> = {
  component: 'YantraArt',
  en: {
    names: {
      navgraha: 'Navgraha yantra: nine seats, the Sun in the centre',
      mrityunjaya: 'Mrityunjaya kund: a stepped fire pit in a lotus',
      'lakshmi-narayan': 'Lakshmi Narayan yantra: an eight-pointed star in a lotus',
      ganesha: 'Ganesha yantra: a six-pointed star in eight petals',
      baglamukhi: 'Baglamukhi yantra: a downward triangle in a star and a lotus',
      rudra: 'Rudra Abhishekam: eleven bilva leaves around the linga',
    },
    note: 'A respectful simplification, not for worship.',
  },
};

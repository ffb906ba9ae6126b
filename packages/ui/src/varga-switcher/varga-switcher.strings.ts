import type { KitStrings } from '../i18n/index.ts';

/** The sixteen vargas of Brihat Parashara Hora Shastra, ch. 6. */
export const vargaIds = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D7',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;

export type VargaId = (typeof vargaIds)[number];

interface Varga {
  name: string;
  /** Its use: Brihat Parashara Hora Shastra 7.1–8. */
  readFor: string;
}

export const vargaSwitcherStrings: KitStrings<{
  choose: string;
  readFor: string;
  vargas: Record<VargaId, Varga>;
}> = {
  component: 'VargaSwitcher',
  en: {
    choose: 'Divisional chart',
    readFor: 'Read for:',
    vargas: {
      D1: { name: 'Rashi', readFor: 'the body and the whole of life' },
      D2: { name: 'Hora', readFor: 'wealth' },
      D3: { name: 'Drekkana', readFor: 'brothers and sisters' },
      D4: { name: 'Chaturthamsa', readFor: 'fortune, house and land' },
      D7: { name: 'Saptamsa', readFor: 'children and grandchildren' },
      D9: { name: 'Navamsa', readFor: 'marriage and the spouse' },
      D10: { name: 'Dasamsa', readFor: 'work and standing' },
      D12: { name: 'Dwadasamsa', readFor: 'father and mother' },
      D16: { name: 'Shodasamsa', readFor: 'vehicles, and comfort from them' },
      D20: { name: 'Vimsamsa', readFor: 'worship' },
      D24: { name: 'Chaturvimsamsa', readFor: 'learning' },
      D27: { name: 'Bhamsa', readFor: 'strength and weakness' },
      D30: { name: 'Trimsamsa', readFor: 'hardship' },
      D40: { name: 'Khavedamsa', readFor: 'good and ill effects' },
      D45: { name: 'Akshavedamsa', readFor: 'all matters' },
      D60: { name: 'Shashtiamsa', readFor: 'all matters; needs an exact time of birth' },
    },
  },
};

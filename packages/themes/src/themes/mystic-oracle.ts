import { diyasAndDhoop } from '../drawings/backdrops.ts';
import { lotusPetals } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const mysticOracleCard: ThemeCard = {
  id: 'mystic-oracle',
  name: { en: 'Mystic Oracle', hi: 'रहस्यमय वाणी' },
  description: {
    en: 'A lamp in a jamun-dark room: rose copper and verdigris.',
    hi: 'जामुनी अँधेरे कमरे में एक दीया: गुलाबी ताँबा और हरी पड़ी धातु।',
  },
  icon: 'diya',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#F2B3A2',
    secondary: '#CDB0CB',
    background: '#261425',
    text: '#F8EAE6',
    accent: '#8AD1BF',
  },
};

export const mysticOracle: ThemeInput = {
  ...mysticOracleCard,
  fonts: { ...HEADINGS.gotu, body: BODY },
  roles: {
    surface: '#321C30',
    raised: '#41273E',
    textMuted: '#BDAABB',
    border: '#573A53',
    control: '#937290',
    focus: '#5FEDCF',
  },
  edge: lotusPetals,
  backdrop: diyasAndDhoop,
};

import { ikatGround } from '../drawings/backdrops.ts';
import { ikatBand } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const elementalBalanceCard: ThemeCard = {
  id: 'elemental-balance',
  name: { en: 'Elemental Balance', hi: 'तत्त्व संतुलन' },
  description: {
    en: 'Deep leaf, young-mango green and river water.',
    hi: 'गहरी पत्ती, कच्चे आम की हरियाली और नदी का जल।',
  },
  icon: 'triangle-over-crescent',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#BFDB7E',
    secondary: '#9CCBC8',
    background: '#10261D',
    text: '#F2F0E1',
    accent: '#F4AC6A',
  },
};

export const elementalBalance: ThemeInput = {
  ...elementalBalanceCard,
  fonts: { ...HEADINGS.eczar, body: BODY },
  roles: {
    surface: '#183328',
    raised: '#214234',
    textMuted: '#9DB9AC',
    border: '#36594A',
    control: '#699380',
    focus: '#FFC38F',
    danger: '#FE847E',
  },
  astro: { mars: '#FF807F', saturn: '#89A4ED', rahu: '#C09F83', fire: '#FA836C' },
  edge: ikatBand,
  backdrop: ikatGround,
};

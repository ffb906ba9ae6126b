import { ikatGround } from '../drawings/backdrops.ts';
import { ikatBand } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { elementalBalanceCard } from './cards.ts';

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

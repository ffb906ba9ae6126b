import { kolamFloor } from '../drawings/backdrops.ts';
import { kolamLine } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeInput } from '../theme-types.ts';
import { sacredGeometryCard } from './cards.ts';

export const sacredGeometry: ThemeInput = {
  ...sacredGeometryCard,
  fonts: { ...HEADINGS.gotu, body: BODY },
  roles: {
    surface: '#682A1D',
    raised: '#773627',
    textMuted: '#DCBFB9',
    border: '#934F3C',
    control: '#BE8E84',
    focus: '#F5CC64',
    danger: '#FFA29C',
  },
  astro: {
    mars: '#FF9D9A',
    mercury: '#7ACA8C',
    rahu: '#D4B396',
    ketu: '#B1BCA8',
    earth: '#DBB176',
  },
  well: '#41150D',
  edge: kolamLine,
  backdrop: kolamFloor,
};

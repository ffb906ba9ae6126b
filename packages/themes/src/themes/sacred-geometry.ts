import { kolamFloor } from '../drawings/backdrops.ts';
import { kolamLine } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const sacredGeometryCard: ThemeCard = {
  id: 'sacred-geometry',
  name: { en: 'Sacred Geometry', hi: 'पवित्र ज्यामिति' },
  description: { en: 'White kolam on a geru-red floor.', hi: 'गेरुए लाल फ़र्श पर सफ़ेद कोलम।' },
  icon: 'kolam',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#FBE7C4',
    secondary: '#F3C79A',
    background: '#5A2015',
    text: '#FDF5E8',
    accent: '#F8CB55',
  },
};

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

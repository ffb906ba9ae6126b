import { ruledOrbits } from '../drawings/backdrops.ts';
import { grahaShapes } from '../drawings/edges.ts';
import { BODY, HEADINGS } from '../fonts/families.ts';
import type { ThemeCard, ThemeInput } from '../theme-types.ts';

export const planetaryInfluenceCard: ThemeCard = {
  id: 'planetary-influence',
  name: { en: 'Planetary Influence', hi: 'ग्रह प्रभाव' },
  description: {
    en: 'Chalk white, coloured by the lord of the weekday.',
    hi: 'खड़िया-सी सफ़ेदी, जिसे वार का स्वामी अपना रंग देता है।',
  },
  icon: 'circle-in-square',
  scheme: 'light',
  dynamic: true,
  colors: {
    primary: '#41519A',
    secondary: '#565A61',
    background: '#F6F6F3',
    text: '#191B1E',
    accent: '#7E4A12',
  },
};

export const planetaryInfluence: ThemeInput = {
  ...planetaryInfluenceCard,
  fonts: { ...HEADINGS.eczar, body: BODY },
  roles: { textMuted: '#515964', border: '#D9D9D3', control: '#888777', focus: '#191B1E' },
  edge: grahaShapes,
  backdrop: ruledOrbits,
  variants: {
    attribute: 'vaar',
    values: [
      { value: 'sun', colors: { primary: '#913900' } },
      { value: 'moon', colors: { primary: '#375D76' } },
      { value: 'mars', colors: { primary: '#9E212C' } },
      { value: 'mercury', colors: { primary: '#1D6835' } },
      { value: 'jupiter', colors: { primary: '#725200' } },
      { value: 'venus', colors: { primary: '#883468' } },
      { value: 'saturn', colors: { primary: '#41519A' } },
    ],
  },
};
